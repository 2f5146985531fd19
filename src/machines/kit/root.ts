import { emit, setup } from 'xstate';
import type { Resume, ShellDraft } from '../../domain/resume.ts';
import type { StoredSession } from '../../domain/session.ts';
import { type ConnectionNotice, connectionMachine } from '../connection.ts';
import { type EntryNotice, entryActionsMachine } from '../entry-actions.ts';
import { leavingMachine } from '../leaving.ts';
import { linkingMachine } from '../linking.ts';
import { noticesMachine } from '../notices.ts';
import { type PlaceNotice, placeMachine } from '../place.ts';
import { sessionMachine } from '../session.ts';
import { ports } from './ports.ts';
import type { SessionNotice } from './session-setup.ts';
import type { Page, PushCommand, PushOffer, ShellEvent } from './shell.ts';

interface AppInput {
  stored: StoredSession;
  /** The open sign-in and the way back, before a reload. */
  draft: ShellDraft | null;
}

/** The draft is null once its sign-in goes on. */
interface AppContext extends AppInput {
  /** The guarded page that is open, if one is. */
  guardedPage: Page | null;
  resume: Resume | null;
  /** The user of the last session on this device. */
  lastUserID: string | null;
  /** The user whose session is open or has expired; null once they have left. */
  expectedUserID: string | null;
  /** Where push messages can be turned on now. */
  pushOffer: PushOffer;
  /** The number that is being registered, E.164, or empty. */
  mobileNumber: string;
}

type AppEvent =
  | ShellEvent
  | SessionNotice
  | PlaceNotice
  | ConnectionNotice
  | Extract<PushCommand, { type: 'offer.accepted' | 'offer.declined' | 'push.wanted' }>
  | { type: 'leaving.resumed' }
  | { type: 'login.requested' }
  | { type: 'login.dismissed' }
  | { type: 'resume.taken' }
  | { type: 'route.changed'; path: string }
  | { type: 'token.refused'; token: string | null };

interface Destination {
  to: string;
  state?: unknown;
  replace?: boolean;
}

/** The shell's requests to the router, and its notices to the keeper of drafts. */
type AppEmitted =
  | { type: 'route.requested'; to: string; state: unknown; replace: boolean }
  /** A sign-in has succeeded, here or in another tab: its drafts are of no more use. */
  | { type: 'signIn.finished' }
  /** The person logged out, here or in another tab: nothing of theirs stays on the device. */
  | { type: 'person.left'; userID: string }
  /** An entry of the calendar was changed: the lists on the page follow. */
  | EntryNotice;

/** The flows that live as long as the app. */
const children = {
  session: sessionMachine,
  notices: noticesMachine,
  place: placeMachine,
  connection: connectionMachine,
  watchZone: ports.watchZone,
  linking: linkingMachine,
  leaving: leavingMachine,
  entryActions: entryActionsMachine,
  push: ports.push,
};

export type ChildName = keyof typeof children;

/** Types and children of the root of all flows; `sign-in.ts` and `app.ts` add guards, actions and states. */
export const root = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    input: {} as AppInput,
    tags: {} as 'draft',
    children: {} as { [Name in ChildName]: Name },
  },
  actors: children,
  actions: {
    goTo: emit((_, { to, state = null, replace = false }: Destination) => ({
      type: 'route.requested',
      to,
      state,
      replace,
    })),
  },
});
