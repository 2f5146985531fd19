import type { MaskedEvent } from './mask.ts';

/** Where the running app tells what its flows do, for pages of the same origin. */
export const channelName = 'timewell.flows';

/** The question of a page that came later: every living flow says again where it is. */
export const whoIsThere = 'who is there';

/** One step of one living flow. */
export interface FlowMessage {
  /** The machine's id. */
  flow: string;
  /** Tells actors of one flow apart, over all tabs. */
  session: string;
  /** The state after the step, as XState writes it. */
  value: unknown;
  event: MaskedEvent;
  /** The transitions that the step took, by their keys. */
  taken: string[];
  status: 'active' | 'done' | 'error' | 'stopped';
}
