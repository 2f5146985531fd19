import type { MaskedEvent } from './mask.ts';

/** The broadcast channel on which the running app reports its flows to pages of its origin. */
export const channelName = 'timewell.flows';

/** Sent by a page that opened later: every running flow reports its state again. */
export const whoIsThere = 'who is there';

/** One step of one running flow. */
export interface FlowMessage {
  /** The machine's id. */
  flow: string;
  /** Identifies one actor of the flow across all tabs. */
  session: string;
  /** The state after the step, as XState writes it. */
  value: unknown;
  event: MaskedEvent;
  /** The transitions that the step took, by their keys. */
  taken: string[];
  status: 'active' | 'done' | 'error' | 'stopped';
}
