import { type EventObject, sendTo } from 'xstate';
import type { EntryAction, EntryChange } from '../../domain/entry-action.ts';
import type { UserLocation } from '../../domain/session.ts';
import type { Recipient } from './recipient.ts';

/** A page of the app: its path and query, and what was handed to it in navigation state. */
export interface Page {
  path: string;
  /** With its question mark; empty without one. */
  search: string;
  state: unknown;
}

/** A short notice that goes away by itself. */
export interface Toast {
  text: string;
  title?: string;
  tone: 'info' | 'success' | 'failure';
  /** A toast takes the place of an earlier one of the same topic. */
  topic?: string;
  /** A button, and what the shell is told when it is pressed, wherever the person is by then. */
  action?: { label: string; event: ShellEvent };
}

/** A notice that waits for its OK. */
export interface Alert {
  title: string;
  message: string;
}

/** Where push messages can be turned on now: on a card that explains them, in the menu, or nowhere. */
export type PushOffer = 'none' | 'card' | 'menu';

/** The events that the shell sends to the flow of push messages. */
export type PushCommand =
  | { type: 'person.arrived'; userID: string; mobileNumber: string | null }
  | { type: 'person.left' }
  | { type: 'offer.accepted' }
  | { type: 'offer.declined' }
  | { type: 'push.wanted' }
  | { type: 'network.returned' };

/** The events that any flow may send to the shell, the actor that holds what outlives a screen. */
export type ShellEvent =
  | { type: 'toast.raised'; toast: Toast }
  /** The reason of a topic's toasts is gone. */
  | { type: 'toast.withdrawn'; topic: string }
  | { type: 'alert.raised'; alert: Alert }
  | { type: 'entryAction.requested'; action: EntryAction }
  | { type: 'entry.changed'; change: EntryChange }
  /** With `from` only while the person is on that page. */
  | { type: 'route.requested'; to: string; from?: string; state?: unknown; replace?: boolean }
  /** The device's place is of use, and the person may be asked for it. */
  | { type: 'lookup.requested' }
  | { type: 'place.chosen'; location: UserLocation; isByHand: boolean }
  | { type: 'guard.opened'; page: Page }
  | { type: 'guard.refused'; page: Page }
  /** The query or the state of the open guarded page is another one. */
  | { type: 'page.changed'; page: Page }
  | { type: 'logout.requested'; isEverywhere: boolean }
  /** The account of the person is gone, and with it all of their sessions. */
  | { type: 'account.deleted' }
  /** Its deletion got no answer: the account may be gone. */
  | { type: 'account.doubted' }
  | { type: 'push.stood'; offer: PushOffer }
  | { type: 'user.unknown'; mobileNumber: string }
  | { type: 'number.abandoned' }
  | { type: 'user.signedIn'; userID: string; token: string; mobileNumber: string };

/** The recipient of a flow's events for the shell. */
export type Shell = Recipient<ShellEvent>;

/** The event that has the calendar fetched anew wherever it is shown. */
export const calendarChanged = {
  type: 'entry.changed',
  change: { type: 'items.refreshed' },
} as const satisfies ShellEvent;

/** The event that shows a toast. */
export function toastEvent(toast: Toast): ShellEvent {
  return { type: 'toast.raised', toast };
}

/** The action of a flow that shows a toast, which its params are; `topic` is for one that has none of its own. */
export function toasting<Context extends { shell: Shell }, Event extends EventObject>(
  topic?: string,
) {
  return sendTo<Context, Event, Toast, Shell, Event, never, never>(
    ({ context }) => context.shell,
    (_, toast) => toastEvent({ ...(topic && { topic }), ...toast }),
  );
}

/** The action of a flow that withdraws the toast of a topic. */
export function withdrawing<Context extends { shell: Shell }, Event extends EventObject>(
  topic: string,
) {
  return sendTo<Context, Event, undefined, Shell, Event, never, never>(
    ({ context }) => context.shell,
    { type: 'toast.withdrawn', topic },
  );
}

/** The topic of a toast that a page or a list did not arrive, which the next try withdraws. */
export const loadTopic = 'load';

/** The topic of toasts on the way to a session: each replaces the one before it, and a sign-in withdraws the last. */
export const sessionTopic = 'session';
