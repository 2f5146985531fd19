import {
  hostedBy,
  hours,
  invitationsOf,
  organisation,
  resource,
  service,
  unbookable,
} from './offers.ts';
import { known } from './people.ts';

/** What a call carries, wherever in it that stands. */
export type Fields = Readonly<Record<string, unknown>>;

/** Open to everybody, with a session or without. */
const publicCalls: readonly string[] = [
  'validateToken',
  'checkUser',
  'login',
  'signup',
  'listServices',
  'reverseGeocode',
];

/** The service as it should be: it keeps accounts and tokens, and books each time once. */
export class Server {
  readonly #accounts = new Map<string, string>(
    known.map(({ mobileNumber, userID }) => [mobileNumber, userID]),
  );
  readonly #sessions = new Map<string, string>();
  readonly #taken = new Map<string, string>();
  readonly #created: { host: string; event: object }[] = [];
  readonly #items: { owner: string; kind: string; item: object }[] = [];
  readonly #answers = new Map<string, unknown>();
  #tokens = 0;

  /** A new session of somebody. */
  open(userID: string): string {
    this.#tokens += 1;
    const token = `session-${this.#tokens}-of-${userID}`;
    this.#sessions.set(token, userID);
    return token;
  }

  /** The session ends, as sessions do after a while. */
  revoke(token: string): void {
    this.#sessions.delete(token);
  }

  holdsValid(token: string): boolean {
    return this.#sessions.has(token);
  }

  /** Does what a call asks for and answers it: the status, and what is in the body. */
  handle(call: string, bearer: string | null, fields: Fields): [status: number, body: unknown] {
    const userID = this.#sessions.get(bearer ?? '');
    if (publicCalls.includes(call)) return this.#openly(call, bearer ?? '', fields);
    if (userID === undefined) return [401, { error: 'Please log in.' }];
    return this.#forUser(call, userID, fields);
  }

  #openly(call: string, bearer: string, fields: Fields): [number, unknown] {
    const number = String(fields.mobile_number);
    switch (call) {
      case 'validateToken':
        return [200, { valid: this.holdsValid(String(fields.token)) }];
      case 'checkUser':
        return [200, { exists: this.#accounts.has(number) }];
      case 'login': {
        const userID = this.#accounts.get(number);
        if (!userID || !bearer.includes(number)) return [403, { error: 'Prove your number.' }];
        return [200, { token: this.open(userID), userID }];
      }
      case 'signup': {
        if (!bearer.includes(number)) return [403, { error: 'Prove your number.' }];
        const userID = this.#accounts.get(number) ?? 'meena';
        this.#accounts.set(number, userID);
        return [200, { token: this.open(userID), userID }];
      }
      case 'listServices':
        return [200, { services: fields.category === 'Sports' ? [] : [service, unbookable] }];
      default:
        return [200, { address: { town: 'Adoni', postcode: '518301' } }];
    }
  }

  #forUser(call: string, userID: string, fields: Fields): [number, unknown] {
    switch (call) {
      case 'slotsByDate':
        return [200, { slots: this.#free(fields.owner_id, fields.date).map(toServiceSlot) }];
      case 'getResourceSlots': {
        const free = this.#free(fields.resourceId, fields.date);
        return [200, { slots: hours.map((start) => toResourceSlot(start, free.includes(start))) }];
      }
      case 'confirmBooking': {
        const start_time = String(fields.start_time);
        return this.#book(userID, fields.partner_id, fields.date, [start_time])
          ? [201, { start_time }]
          : [409, { error: 'This slot is already booked.' }];
      }
      case 'bookResource': {
        const starts = (fields.slots as { start: string }[]).map(({ start }) => start);
        return this.#book(userID, fields.resourceId, fields.date, starts)
          ? [200, {}]
          : [200, { error: 'This slot is already booked.' }];
      }
      case 'getEvents': {
        const created = this.#created.filter(({ host }) => host === userID);
        return [200, { events: [...hostedBy(userID), ...created.map(({ event }) => event)] }];
      }
      case 'createEvent': {
        const id = `${userID}-event-${this.#created.length}`;
        this.#created.push({ host: userID, event: { ...(fields.eventData as object), id } });
        return [200, {}];
      }
      case 'getUserOrganisations':
        return [200, userID === 'meena' ? [] : [organisation]];
      case 'getResource':
        return [200, resource];
      default:
        return this.#ofOwnThings(call, userID, fields);
    }
  }

  #ofOwnThings(call: string, userID: string, fields: Fields): [number, unknown] {
    const { events, invites } = invitationsOf(userID);
    switch (call) {
      case 'getUserEvents':
        return [200, { invitedEvents: events.map((one) => this.#withAnswer(one.event_id, one)) }];
      case 'getUserMemberInvites':
        return [200, { invites: invites.map((one) => this.#withAnswer(one.org_id, one)) }];
      case 'respondToInvite':
      case 'respondToMemberInvite':
        this.#answers.set(String(fields.event_id ?? fields.org_id), fields.rsvpResponses);
        return [200, {}];
      case 'getAppointments':
      case 'getCalendarEvents':
      case 'getTasks':
        return [200, this.#itemsOf(userID, kindOf(call))];
      case 'createAppointment':
      case 'createCalendarEvent':
      case 'createTask':
        this.#items.push({ owner: userID, kind: kindOf(call), item: fields });
        return [201, fields];
      default:
        return [200, {}];
    }
  }

  #free(of: unknown, date: unknown): string[] {
    return hours.filter((start) => !this.#taken.has(`${of} ${date} ${start}`));
  }

  /** All of them or none; what somebody has already they have. */
  #book(userID: string, of: unknown, date: unknown, starts: readonly string[]): boolean {
    const keys = starts.map((start) => `${of} ${date} ${start}`);
    if (keys.some((key) => (this.#taken.get(key) ?? userID) !== userID)) return false;
    for (const key of keys) this.#taken.set(key, userID);
    return true;
  }

  #withAnswer(id: string | undefined, invitation: object): object {
    const rsvpResponses = this.#answers.get(id ?? '');
    return rsvpResponses
      ? { ...invitation, response_status: 'responded', rsvpResponses }
      : invitation;
  }

  #itemsOf(userID: string, kind: string): Record<string, object[]> {
    const own = this.#items.filter((one) => one.owner === userID && one.kind === kind);
    return { '2026-03-09': own.map(({ item }) => item) };
  }
}

function toServiceSlot(start: string) {
  return { start_time: start, end_time: endOf(start) };
}

function toResourceSlot(start: string, available: boolean) {
  return { start, end: endOf(start), available };
}

function endOf(start: string): string {
  return `${Number(start.slice(0, 2)) + 1}:00`;
}

/** `getTasks` and `createTask` are of one kind. */
function kindOf(call: string): string {
  return call.replace(/^(get|create)/, '').replace(/s$/, '');
}
