import type { Told } from './told.ts';

/** A page of the app: its path, and what was handed to it in navigation state. */
export interface Page {
  path: string;
  state: unknown;
}

/** A short notice that goes away by itself. */
export interface Toast {
  text: string;
  title?: string;
  tone: 'info' | 'success' | 'failure';
  /** A toast takes the place of an earlier one of the same topic. */
  topic?: string;
}

/** A notice that waits for its OK. */
export interface Alert {
  title: string;
  message: string;
}

/** What any flow may tell the shell, the actor that holds what outlives a screen. */
export type ShellEvent =
  | { type: 'toast.raised'; toast: Toast }
  | { type: 'alert.raised'; alert: Alert }
  | { type: 'route.requested'; to: string; state?: unknown; replace?: boolean }
  | { type: 'guard.opened'; page: Page }
  | { type: 'guard.refused'; page: Page }
  | { type: 'logout.requested' }
  | { type: 'user.unknown'; mobileNumber: string }
  | { type: 'number.abandoned' }
  | { type: 'user.signedIn'; userID: string; token: string; mobileNumber: string };

/** The shell as a flow sees it: somebody to tell. */
export type Shell = Told<ShellEvent>;

/** The event that shows a toast. */
export function raised(toast: Toast): ShellEvent {
  return { type: 'toast.raised', toast };
}
