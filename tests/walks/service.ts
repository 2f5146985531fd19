import type { CallName } from '../world/calls.ts';
import { Bookings } from './bookings.ts';
import { Entries } from './entries.ts';
import { Events } from './events.ts';
import { organisationOf, resource, service, unbookable } from './offers.ts';
import { known, newcomer, ownOf, people } from './people.ts';
import { type Answers, type Asked, type Fields, inPages, type Reply } from './reply.ts';

/** Calls that need no session. */
const publicCalls: readonly CallName[] = [
  'validateToken',
  'checkUser',
  'login',
  'signup',
  'listServices',
  'searchServices',
  'reverseGeocode',
  'searchPlaces',
];

/** The calls that the app tries unasked, without knowing whether the service has them (§22.88). */
const additions: readonly CallName[] = [
  'getBookings',
  'getAccount',
  'searchServices',
  'searchPlaces',
  'logout',
  'logoutEverywhere',
];

/** A service as the specification wants it: it keeps accounts and tokens, and books each time once. */
export class Service {
  readonly #accounts = new Map<string, string>(
    known.map(({ mobileNumber, userID }) => [mobileNumber, userID]),
  );
  readonly #sessions = new Map<string, string>();
  readonly #languages = new Map<string, string>();
  readonly #bookings = new Bookings();
  readonly #events = new Events();
  #tokens = 0;
  #hasAdditions = true;

  readonly #calls: Answers<CallName> = {
    validateToken: ({ fields }) => {
      const token = String(fields.token);
      const language = this.#languages.get(this.#sessions.get(token) ?? '') ?? null;
      const valid = this.holdsValid(token);
      return [200, { valid, ...(this.#hasAdditions && { language }) }];
    },
    keepLanguage: ({ userID, fields }) => {
      this.#languages.set(userID, String(fields.language));
      return [200, {}];
    },
    checkUser: ({ fields }) => [200, { exists: this.#accounts.has(String(fields.mobile_number)) }],
    login: (asked) => this.#signIn(asked, null),
    signup: (asked) => this.#signIn(asked, newcomer.userID),
    logout: ({ bearer }) => {
      this.revoke(bearer);
      return [200, {}];
    },
    logoutEverywhere: ({ userID }) => {
      for (const [token, owner] of this.#sessions) if (owner === userID) this.revoke(token);
      return [200, {}];
    },
    getAccount: ({ userID, bearer }) => {
      const own = [...this.#sessions].filter(([, owner]) => owner === userID);
      const account = {
        name: ownOf(userID, 'Asha Rao'),
        mobile_number: people.find((one) => one.userID === userID)?.mobileNumber,
        sessions: own.map(([token]) => toDevice(token, bearer)),
        can_download: true,
        can_delete: true,
      };
      return [200, account];
    },
    getAccountData: ({ userID }) => [200, { users: [{ id: userID }] }],
    deleteAccount: ({ userID, fields }) => {
      const number = [...this.#accounts].find(([, owner]) => owner === userID)?.[0] ?? '';
      if (!String(fields.proof).includes(number)) return [403, { error: 'Prove your number.' }];
      this.#accounts.delete(number);
      for (const [token, owner] of this.#sessions) if (owner === userID) this.revoke(token);
      return [200, {}];
    },
    endSession: ({ userID, fields }) => {
      for (const [token, owner] of this.#sessions)
        if (owner === userID && sessionId(token) === fields.id) this.revoke(token);
      return [200, {}];
    },
    linkPending: () => [200, {}],
    savePushToken: () => [200, {}],
    reverseGeocode: () => [200, { address: { town: 'Adoni', postcode: '518301' } }],
    searchPlaces: () => [200, [{ address: { city: 'Nandyal', postcode: '518501' } }]],

    listServices: ({ fields }) => [
      200,
      { services: fields.category === 'Sports' ? [] : [service, unbookable] },
    ],
    searchServices: ({ fields }) => {
      const isFound = String(fields.query).includes(' ');
      return inPages(
        'services',
        isFound ? [service, unbookable, { ...service, service_id: 'third' }] : [],
        fields,
      );
    },
    getUserOrganisations: ({ userID }) => [
      200,
      userID === newcomer.userID ? [] : [organisationOf(userID)],
    ],
    getResource: () => [200, resource],
    ...this.#bookings.answers,
    ...this.#events.answers,
    ...new Entries(this.#bookings).answers,
  };

  constructor() {
    for (const { userID } of known) this.open(userID);
  }

  /** Opens a new session of somebody, who has an account then. */
  open(userID: string): string {
    const { mobileNumber } = people.find((one) => one.userID === userID) ?? newcomer;
    this.#accounts.set(mobileNumber, userID);
    this.#tokens += 1;
    const token = `session-${this.#tokens}-of-${userID}`;
    this.#sessions.set(token, userID);
    return token;
  }

  /** The session ends, as sessions do after a while. */
  revoke(token: string): void {
    this.#sessions.delete(token);
  }

  /** From now on it is a service that has not all calls. */
  dropAdditions(): void {
    this.#hasAdditions = false;
  }

  holdsValid(token: string): boolean {
    return this.#sessions.has(token);
  }

  /** Does what a call asks for and answers it. */
  handle(call: CallName, bearer: string | null, fields: Fields): Reply {
    if (!this.#hasAdditions && additions.includes(call)) return [404, { error: 'Not found.' }];
    const userID = this.#sessions.get(bearer ?? '');
    if (userID === undefined && !publicCalls.includes(call)) {
      return [401, { error: 'Please log in.' }];
    }
    return this.#calls[call]({ userID: userID ?? '', bearer: bearer ?? '', fields });
  }

  #signIn({ bearer, fields }: Asked, newUserID: string | null): Reply {
    const number = String(fields.mobile_number);
    const userID = this.#accounts.get(number) ?? newUserID;
    if (!userID || !bearer.includes(number)) return [403, { error: 'Prove your number.' }];
    return [200, { token: this.open(userID), userID }];
  }
}

/** A session as its person reads it: its token is not its name. */
function toDevice(token: string, bearer: string) {
  const is_this = token === bearer;
  return { id: sessionId(token), device: 'Chrome on Android', is_this };
}

function sessionId(token: string): string {
  return `number-${token.replace(/\D/g, '')}`;
}
