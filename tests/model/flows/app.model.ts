import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ShellDraft } from '#domain/resume.ts';
import { appMachine } from '../../../src/machines/app.ts';
import type { FlowModel } from '../harness/paths.ts';
import { isSilent } from './reasons.ts';
import { sessionOf } from './session.model.ts';

const mobileNumber = '+919876543210';
export const page = { path: '/event/17', state: { id: '17' } };
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
    'alert.raised': [{ type: 'alert.raised', alert }],
    'route.requested': [{ type: 'route.requested', to: '/service-details', state: { id: '17' } }],
    'place.found': [{ type: 'place.found', location }],
    'token.refused': [{ type: 'token.refused', token: 'asha' }],
    'logout.requested': [{ type: 'logout.requested' }],
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
    'session.ended': [
      { type: 'session.ended', cause: 'invalid', userID: 'user of asha' },
      { type: 'session.ended', cause: 'expired', userID: 'user of asha' },
      { type: 'session.ended', cause: 'loggedOut', userID: 'user of asha' },
      { type: 'session.ended', cause: 'elsewhere', userID: 'user of asha' },
    ],
  },
  actors: {
    linkPending: {
      succeeds: { linked: undefined },
      refuses: isSilent,
      fails: { offline: new Error('offline') },
    },
  },
  listeners: ['session', 'notices', 'place', 'connection', 'push'],
  isPossible: (snapshot, event) =>
    isTimely(snapshot, event) && isAboutWhoeverIsThere(snapshot, event),
};

const passedOn: ReadonlySet<string> = new Set([
  'toast.raised',
  'alert.raised',
  'route.requested',
  'place.found',
  'token.refused',
  'logout.requested',
  'lookup.requested',
  'network.returned',
  'push.stood',
  'offer.accepted',
  'offer.declined',
  'push.wanted',
]);

/** What is handed on unread is tried at the start alone; the rest where it can really happen. */
function isTimely(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const { guardedPage, resume, lastUserID, mobileNumber: number, pushOffer } = snapshot.context;
  if (pushOffer !== 'none') return type === 'push.stood';
  const isClosed = snapshot.matches({ signIn: 'closed' });
  const isLinking = snapshot.matches({ linking: 'linkingInvitations' });
  if (passedOn.has(type)) return guardedPage === null && resume === null && number === '';
  if (type.includes('linkPending')) return isClosed;
  if (isLinking) return type === 'login.requested' || type === 'user.signedIn';
  if (type === 'guard.opened') return isClosed && lastUserID !== null && guardedPage === null;
  if (type === 'guard.refused') return isClosed && guardedPage === null;
  if (type === 'route.changed') return isClosed && guardedPage !== null;
  return true;
}

/** Sessions end that are there, and people sign in who are not. */
function isAboutWhoeverIsThere(
  snapshot: AnyMachineSnapshot,
  { type, userID }: AnyEventObject,
): boolean {
  const { lastUserID, guardedPage } = snapshot.context;
  const isClosed = snapshot.matches({ signIn: 'closed' });
  if (type === 'session.ended') return isClosed && userID === lastUserID;
  if (type === 'session.adopted') return guardedPage !== null || !isClosed;
  return type !== 'user.signedIn' || !isClosed;
}
