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
    'toast.raised': [{ toast }],
    'toast.withdrawn': [{ topic: 'code' }],
    'alert.raised': [{ alert }],
    'entryAction.requested': [{ action: actionOn('delete', ownTask) }],
    'entry.changed': [{ change: { type: 'item.removed', kind: 'task', id: ownTask.id } }],
    'route.requested': [{ to: '/service-details', state: { id: '17' } }],
    'place.found': [{ location }],
    'place.chosen': [{ location, isByHand: true }],
    'token.refused': [{ token: 'asha' }],
    'logout.requested': [{ isEverywhere: false }],
    'session.left': [{ token: 'asha', isEverywhere: false }],
    'push.stood': [{ offer: 'card' }, { offer: 'none' }],
    'guard.opened': [{ page }],
    'guard.refused': [{ page }],
    'page.changed': [{ page }],
    'route.changed': [{ path: page.path }, { path: '/home' }],
    'user.unknown': [{ mobileNumber }],
    'user.signedIn': [
      { token: 'asha', userID: 'user of asha', mobileNumber },
      { token: 'ravi', userID: 'user of ravi', mobileNumber },
    ],
    'session.adopted': [{ userID: 'user of asha' }, { userID: 'user of ravi' }],
    'session.ended': [
      { cause: 'expired', userID: 'user of asha' },
      { cause: 'loggedOut', userID: 'user of asha' },
      { cause: 'expired', userID: null },
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
const forwarded =
  /^(toast|alert|entryAction|entry|place|token|account|logout|leaving|lookup|network|push|offer)\.|^(route\.requested|session\.(confirmed|left))$/;

/** Forwarded events are tried at the start alone, and the others where the app can send them. */
function isTimely(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const { guardedPage, resume, lastUserID, pushOffer } = snapshot.context;
  if (pushOffer !== 'none') return type === 'push.stood';
  const isClosed = snapshot.matches({ signIn: 'closed' });
  if (forwarded.test(type)) return isClosed && lastUserID === null && resume === null;
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
