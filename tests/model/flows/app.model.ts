import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ShellDraft } from '#domain/resume.ts';
import { appMachine } from '../../../src/machines/app.ts';
import type { FlowModel } from '../harness/paths.ts';
import { actionOn, ownTask } from './entry-actions.model.ts';
import { sessionOf } from './session.model.ts';

const mobileNumber = '+919876543210';
export const page = { path: '/event/17', search: '', state: { id: '17' } };
const location = { city: 'Adoni', pincode: '518301' };
const toast = { text: 'OTP sent!', tone: 'success' } as const;
const alert = { title: 'Success!', message: 'It is done.' };

/** What a reload in the middle of a sign-in leaves. */
export const drafts: Readonly<Record<'login' | 'registration', ShellDraft>> = {
  login: { signIn: 'loggingIn', mobileNumber: '', resume: { ...page, userID: 'user of asha' } },
  registration: { signIn: 'registering', mobileNumber, resume: null },
};

/** The shell: opened afresh, signed in, and gone on with after a reload in the middle of a sign-in. */
export const appModel: FlowModel<typeof appMachine> = {
  machine: appMachine,
  inputs: {
    'nothing stored': () => ({ stored: sessionOf(null), draft: null }),
    'a session stored': () => ({ stored: sessionOf('asha'), draft: null }),
    'after a reload at the login': () => ({ stored: sessionOf(null), draft: drafts.login }),
    'after a reload at the registration': () => ({
      stored: sessionOf(null),
      draft: drafts.registration,
    }),
  },
  events: {
    'toast.raised': [{ type: 'toast.raised', toast }],
    'toast.withdrawn': [{ type: 'toast.withdrawn', topic: 'code' }],
    'alert.raised': [{ type: 'alert.raised', alert }],
    'entryAction.requested': [
      { type: 'entryAction.requested', action: actionOn('delete', ownTask) },
    ],
    'entry.changed': [
      { type: 'entry.changed', change: { type: 'item.removed', kind: 'task', id: ownTask.id } },
    ],
    'route.requested': [{ type: 'route.requested', to: '/service-details', state: { id: '17' } }],
    'place.found': [{ type: 'place.found', location }],
    'place.chosen': [{ type: 'place.chosen', location, isByHand: true }],
    'place.wanted': [{ type: 'place.wanted' }],
    'token.refused': [{ type: 'token.refused', token: 'asha' }],
    'account.deleted': [{ type: 'account.deleted' }],
    'account.doubted': [{ type: 'account.doubted' }],
    'logout.requested': [{ type: 'logout.requested', isEverywhere: false }],
    'session.left': [{ type: 'session.left', token: 'asha', isEverywhere: false }],
    'leaving.resumed': [{ type: 'leaving.resumed' }],
    'lookup.requested': [{ type: 'lookup.requested' }],
    'network.returned': [{ type: 'network.returned' }],
    'push.stood': [
      { type: 'push.stood', offer: 'card' },
      { type: 'push.stood', offer: 'none' },
    ],
    'offer.accepted': [{ type: 'offer.accepted' }],
    'offer.declined': [{ type: 'offer.declined' }],
    'push.wanted': [{ type: 'push.wanted' }],
    'guard.opened': [{ type: 'guard.opened', page }],
    'guard.refused': [{ type: 'guard.refused', page }],
    'page.changed': [{ type: 'page.changed', page }],
    'route.changed': [
      { type: 'route.changed', path: page.path },
      { type: 'route.changed', path: '/home' },
    ],
    'resume.taken': [{ type: 'resume.taken' }],
    'login.requested': [{ type: 'login.requested' }],
    'login.dismissed': [{ type: 'login.dismissed' }],
    'user.unknown': [{ type: 'user.unknown', mobileNumber }],
    'number.abandoned': [{ type: 'number.abandoned' }],
    'user.signedIn': [
      { type: 'user.signedIn', token: 'asha', userID: 'user of asha', mobileNumber },
      { type: 'user.signedIn', token: 'ravi', userID: 'user of ravi', mobileNumber },
    ],
    'session.adopted': [
      { type: 'session.adopted', userID: 'user of asha' },
      { type: 'session.adopted', userID: 'user of ravi' },
    ],
    'session.confirmed': [{ type: 'session.confirmed' }],
    'session.ended': [
      { type: 'session.ended', cause: 'expired', userID: 'user of asha' },
      { type: 'session.ended', cause: 'loggedOut', userID: 'user of asha' },
      { type: 'session.ended', cause: 'expired', userID: null },
    ],
  },
  actors: {},
  listeners: [
    'session',
    'notices',
    'entryActions',
    'place',
    'connection',
    'watchZone',
    'linking',
    'leaving',
    'push',
  ],
  isPossible: (snapshot, event) =>
    isTimely(snapshot, event) && isAboutTheUserOfThePage(snapshot, event),
};

/** The events that the app only forwards. */
const forwarded: ReadonlySet<string> = new Set([
  'toast.raised',
  'alert.raised',
  'entryAction.requested',
  'entry.changed',
  'route.requested',
  'place.found',
  'place.chosen',
  'place.wanted',
  'token.refused',
  'account.deleted',
  'account.doubted',
  'logout.requested',
  'session.confirmed',
  'session.left',
  'leaving.resumed',
  'lookup.requested',
  'network.returned',
  'push.stood',
  'offer.accepted',
  'offer.declined',
  'push.wanted',
]);

/** Forwarded events are tried at the start alone, and the others where the app can send them. */
function isTimely(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const { guardedPage, resume, lastUserID, pushOffer } = snapshot.context;
  if (pushOffer !== 'none') return type === 'push.stood';
  const isClosed = snapshot.matches({ signIn: 'closed' });
  if (forwarded.has(type)) return isClosed && lastUserID === null && resume === null;
  if (type === 'guard.opened') return isClosed && lastUserID !== null && guardedPage === null;
  if (type === 'page.changed') return isClosed && guardedPage !== null && resume === null;
  if (type === 'guard.refused') return lastUserID === null && resume === null;
  if (type === 'route.changed') return isClosed && guardedPage !== null && resume === null;
  if (type === 'login.requested') return resume === null;
  return true;
}

/**
 * Sessions end that have begun, and users sign in where a login is open, Ravi only after Asha. In
 * another tab they do so while there is a page to come back to.
 */
function isAboutTheUserOfThePage(
  snapshot: AnyMachineSnapshot,
  { type, userID }: AnyEventObject,
): boolean {
  const { lastUserID, guardedPage, resume } = snapshot.context;
  const isClosed = snapshot.matches({ signIn: 'closed' });
  if (type === 'session.ended') return userID === lastUserID && resume === null;
  if (type === 'session.adopted') return (guardedPage !== null || resume !== null) && !isClosed;
  if (type !== 'user.signedIn') return true;
  return !isClosed && (userID === 'user of asha' || resume !== null);
}
