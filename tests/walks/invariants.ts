import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { identityOf } from '#domain/service-identity.ts';
import type { CallName } from '../world/calls.ts';
import { provider } from '../world/phone-provider.ts';
import { isCatalogued, isName } from './catalogue.ts';
import { authorsIn, ownersIn, visitor } from './people.ts';
import { storedSession } from './stored-session.ts';
import { frame, type Tab } from './tab.ts';
import type { Call } from './traffic.ts';
import type { Observation, World } from './world.ts';

/** A moment of a walk: the world, the app in its tab, and what was observed since the last moment. */
interface Moment {
  world: World;
  tab: Tab;
  observed: readonly Observation[];
}

/**
 * Rules that hold at every moment. They come from the specification alone, and know of the machines
 * only which are alive and what they hold.
 */
const rules: readonly ((moment: Moment) => string[])[] = [
  oneCodeAtATime,
  guardedFlowsAwaitTheCheck,
  noDeadTokenIsSent,
  everyCallIsTheSessions,
  nothingIsSentTwice,
  everythingTypedIsKept,
  noDraftOfAnother,
  nothingOfAnotherIsShown,
  onlyCataloguedWords,
  nothingSecretIsWritten,
  oneSessionForAllTabs,
  nothingFails,
];

/** The rules that are broken at this moment, in words. */
export function faultsOf(world: World, tab: Tab): string[] {
  const moment = { world, tab, observed: world.takeObservations() };
  return rules.flatMap((rule) => rule(moment).map((fault) => `${rule.name}: ${fault}`));
}

/** Never two one-time codes on their way to a number (4, 5); after a while the first counts as lost. */
function oneCodeAtATime(_: Moment): string[] {
  const numbers = provider.underWay
    .filter(({ since }) => Date.now() - since < 30_000)
    .map(({ mobileNumber }) => mobileNumber);
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  return twice.map((number) => `two codes are on their way to ${number}`);
}

/**
 * A guarded page, the menu and the calendar open only once the service has said, since they asked,
 * that the token of the session holds (2); without a network the device cannot ask.
 */
function guardedFlowsAwaitTheCheck({ world: { traffic, isOnline }, observed }: Moment): string[] {
  return of(observed, 'opened').flatMap(({ flow, askedAt, session }) => {
    const isValid = traffic.calls.some(
      ({ call, endedAt, answer, fields }) =>
        call === 'validateToken' &&
        (endedAt ?? -1) > askedAt &&
        Reflect.get(Object(answer), 'valid') === true &&
        fields.token === session.token,
    );
    const mayTrust = session.token !== null && (isValid || !isOnline);
    return mayTrust ? [] : [`${flow} is open for ${session.userID} with ${session.token}`];
  });
}

/**
 * After an answer that a token is invalid, no request carries it (4, 8). What else came at that very
 * moment may be read first.
 */
function noDeadTokenIsSent({ world: { traffic }, observed }: Moment): string[] {
  const deaths = traffic.calls.filter(isDeathOf);
  const isDead = (sent: Call) =>
    deaths.some(
      (death) => tokenOf(death) === tokenOf(sent) && sent.leftAt - (death.answeredAt ?? 0) > frame,
    );
  return (
    of(observed, 'sent')
      .filter(({ call }) => tokenOf(call) !== null && call.end === 'waiting')
      // A session that was left is ended whatever another answer said of its token.
      .filter(({ call }) => !isLogout(call.call))
      .filter(({ call }) => isDead(call))
      .map(({ call }) => `${call.call} carries ${tokenOf(call)}`)
  );
}

/**
 * A call carries the token of the moment, where there is one, and names no user but its own (6,
 * 7); the page that stays under the login still names its user, with no token.
 */
function everyCallIsTheSessions({ observed }: Moment): string[] {
  return of(observed, 'sent').flatMap(({ call: { call, bearer, fields, session } }) => {
    if (isSignIn(call)) return bearer?.startsWith('proof-of-') ? [] : [`${call} carries ${bearer}`];
    // The first check leaves while the app is still starting, before its session can be seen.
    if (call === 'validateToken')
      return bearer === fields.token ? [] : [`${call} carries ${bearer}`];
    // A session is ended on the service after the app has left it.
    if (isLogout(call)) {
      const isLeft = bearer !== null && bearer !== session.token;
      return isLeft ? [] : [`${call} carries ${bearer}`];
    }
    // The geocoder belongs to another service.
    if (ofGeocoder.includes(call)) return bearer === null ? [] : [`${call} carries ${bearer}`];
    const users = [fields.user_id, fields.userId, fields.host_id].filter((id) => id !== undefined);
    const others = users.filter((id) => id !== session.owner);
    return [
      ...(bearer === session.token ? [] : [`${call} carries ${bearer}, not ${session.token}`]),
      ...others.map((id) => `${call} speaks of ${id}, not of ${session.owner}`),
    ];
  });
}

/**
 * A call that makes or changes something is never on its way twice. A booking that the app has
 * confirmed is never sent again, and one that is under way not by the same screen: one press books
 * once. A person who has left the screen and comes back may try again.
 */
function nothingIsSentTwice({ world: { traffic }, observed }: Moment): string[] {
  return of(observed, 'sent').flatMap(({ call: sent }) => {
    const isTwin = (other: Call) => other !== sent && other.text === sent.text;
    const twins = sent.isWrite ? traffic.calls.filter(isTwin) : [];
    return [
      ...(twins.some(({ end }) => end === 'waiting') ? [`${sent.text} is on its way twice`] : []),
      ...(twins.some(isDoneBooking) ? [`${sent.text} is booked already`] : []),
      ...(twins.some((other) => isBrokenOff(other, sent))
        ? [`${sent.text} is sent over again`]
        : []),
    ];
  });
}

/** The forms of which all is kept that is typed and chosen: their names on the device, and what they hold. */
const forms: Readonly<
  Record<string, (context: AnyMachineSnapshot['context']) => [string, object]>
> = {
  registration: ({ details: { aadhaar: _, ...details } }) => ['visitor.registration', { details }],
  createEvent: ({ userID, draft }) => [`user.${userID}.create-event`, draft],
  cancelEvent: ({ userID, id, message }) => [`user.${userID}.cancel-event.${id}`, { message }],
  calendarEntry: ({ userID, kind, former, form, begun }) => [
    `user.${userID}.calendar-entry.${former ? `${kind}.${former.id}` : kind}`,
    isDeepStrictEqual(form, begun) ? {} : form,
  ],
  rsvp: ({ userID, kind, id, answers }) => [`user.${userID}.rsvp.${kind}.${id}`, { answers }],
  serviceBooking: ({ userID, service, date, chosen }) => [
    `user.${userID}.service-booking.${identityOf(service)}`,
    { date, slots: chosen },
  ],
  resourceBooking: ({ userID, resourceId, date, chosen }) => [
    `user.${userID}.resource-booking.${resourceId}`,
    { date, slots: chosen },
  ],
};

/** What a person typed or chose is in their form, and on the device for a reload, until it is sent (11.8). */
function everythingTypedIsKept({ tab }: Moment): string[] {
  return tab.flows.snapshots().flatMap((snapshot) => {
    const [name, form] = forms[snapshot.machine.id]?.(snapshot.context) ?? [];
    if (!name || !snapshot.hasTag('draft')) return [];
    const key = `timewell.draft.${name}`;
    const kept = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '{}';
    const held = JSON.stringify(form);
    const isTyped = [kept, held].some((text) => /\(typed by|"slots":\[\{/.test(text));
    const draft = JSON.parse(kept);
    return isTyped && !isDeepStrictEqual({ ...draft, ...JSON.parse(held) }, draft)
      ? [`${key} keeps ${kept} of ${held}`]
      : [];
  });
}

/** A draft is read for its owner alone, and a text shown and sent for its author alone. */
function noDraftOfAnother({ world, tab, observed }: Moment): string[] {
  const { userID: present } = tab.child('session').context;
  const read = of(observed, 'read').flatMap(({ key, session }) => {
    const owner = /^timewell\.draft\.user\.([^.]*)\./.exec(key)?.[1];
    return owner === undefined || owner === session.owner ? [] : [`${key} is read`];
  });
  const sent = of(observed, 'sent').flatMap(({ call: { call, text, session } }) => {
    const owner = isSignIn(call) ? visitor : session.owner;
    const strangers = authorsIn(text).filter((who) => who !== owner);
    return strangers.map((who) => `${call} sends for ${owner} what ${who} typed`);
  });
  const shown = tab.flows.snapshots().flatMap(({ machine, context }) => {
    const authors = authorsIn(wordsIn(context));
    // After a 401 the page of the same person stays under the login, and what was said to them.
    const told = /^(notices|entryActions|calendarFile)$/.test(machine.id)
      ? world.sessionNow().owner
      : null;
    const owner = present ?? context.userID ?? told ?? visitor;
    const strangers = authors.filter((who) => who !== owner);
    return strangers.map((who) => `${machine.id} shows to ${owner} what ${who} typed`);
  });
  return [...read, ...sent, ...shown];
}

/**
 * What the service gave to one person is neither held by a flow nor on the screen for another (11).
 * The root and the guards hold navigation state as it comes, and its page reads whose it is.
 */
function nothingOfAnotherIsShown({ world, tab }: Moment): string[] {
  const { owner } = world.sessionNow();
  const flows = tab.flows.snapshots().filter(({ machine }) => !/^(app|guard)$/.test(machine.id));
  const places = [
    ['the screen', document.body.textContent] as const,
    ...flows.map(({ machine, context }) => [machine.id, wordsIn(context)] as const),
  ];
  return places.flatMap(([place, words]) =>
    ownersIn(words)
      .filter((who) => who !== owner)
      .map((who) => `${place} shows to ${owner} what is ${who}’s`),
  );
}

/** Toasts and alerts are made of the catalogue's words (8), below the name of what they are about (11.12). */
function onlyCataloguedWords({ world, tab }: Moment): string[] {
  const { toasts, alerts } = tab.child('notices').context;
  const said: { title?: string; text?: string; message?: string }[] = [...toasts, ...alerts];
  return said.flatMap(({ title = '', text = '', message = '' }) =>
    [isName(title) ? '' : title, text, message]
      .filter((words) => words !== '' && !isCatalogued(words) && !world.pushed.has(words))
      .map(
        (words) =>
          `“${words}” is said, and stands neither in a text of src/domain nor in catalogue.ts`,
      ),
  );
}

/**
 * Codes, proofs, Aadhaar digits and tokens are in no log, and a token only in the stored session and
 * among the sessions that were left.
 */
function nothingSecretIsWritten({ world: { secrets }, observed }: Moment): string[] {
  const isSecret = (text: string) =>
    text.includes('session-') || [...secrets].some((secret) => text.includes(secret));
  const logged = of(observed, 'logged').filter(({ text }) => isSecret(text) || /\+91\d/.test(text));
  const stored = of(observed, 'stored').filter(({ key, text }) =>
    key === 'timewell.session' || key === 'timewell.left'
      ? [...secrets].some((one) => text.includes(one))
      : isSecret(text),
  );
  return [
    ...logged.map(({ text }) => `“${text}” is logged`),
    ...stored.map(({ key, text }) => `“${text}” is stored as ${key}`),
  ];
}

/** The session that the device stores is the one that this tab holds, whatever other tabs do (4). */
function oneSessionForAllTabs({ tab }: Moment): string[] {
  const { token, userID } = tab.child('session').context;
  const stored = storedSession();
  const isSame = stored.token === token && stored.userID === userID;
  return isSame ? [] : [`${token} is held and ${stored.token} is stored`];
}

/** No promise is left unhandled, and no flow breaks down. */
function nothingFails({ world: { traffic }, tab, observed }: Moment): string[] {
  const broken = tab.flows.snapshots().filter(({ status }) => status === 'error');
  return [
    ...of(observed, 'thrown').map(({ text }) => text),
    ...traffic.network.strangers.map((request) => `${request} is no call of the contract`),
    ...broken.map(({ machine, error }) => `${machine.id} broke down: ${error}`),
  ];
}

function of<Type extends Observation['type']>(
  observed: readonly Observation[],
  type: Type,
): Extract<Observation, { type: Type }>[] {
  return observed.filter((one): one is Extract<Observation, { type: Type }> => one.type === type);
}

/** The calls that carry the proof of a phone, before there is a session. */
function isSignIn(call: string): boolean {
  return call === 'login' || call === 'signup';
}

/** The calls that end a session on the service. */
function isLogout(call: string): boolean {
  return call === 'logout' || call === 'logoutEverywhere';
}

/** The token that a call is about; the proof of a phone is not a token. */
function tokenOf({ call, bearer, fields }: Call): string | null {
  if (isSignIn(call)) return null;
  return call === 'validateToken' ? String(fields.token) : bearer;
}

function isDeathOf({ call, isGuarded, status, answer }: Call): boolean {
  // A crash says nothing of the token.
  if (call === 'validateToken')
    return status !== null && status < 500 && Reflect.get(Object(answer), 'valid') !== true;
  return status === 401 && isGuarded;
}

function isBrokenOff(first: Call, second: Call): boolean {
  return first.end === 'given up' && first.booking !== null && first.booking === second.booking;
}

/** Also where the answer is no JSON. */
function isDoneBooking({ call, status, answer }: Call): boolean {
  if (call === 'confirmBooking') return status === 201;
  return call === 'bookResource' && status === 200 && !('error' in Object(answer));
}

/** All that a flow holds, but for the flows that it knows. */
function wordsIn(context: object): string {
  return JSON.stringify(context, (_, value) => (value && 'send' in Object(value) ? null : value));
}

const ofGeocoder: readonly CallName[] = ['reverseGeocode', 'searchPlaces'];
