import type { HostedEvent } from './event.ts';

/** The outcomes of loading the hosted events. */
export type HostedEventsOutcome =
  | { outcome: 'listed'; events: HostedEvent[] }
  | { outcome: 'unauthorized' };

/** The outcomes of creating an event; `refused` carries the service's own sentence. */
export type CreateEventOutcome =
  | { outcome: 'created' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unauthorized' };

/** The outcomes of sharing; `cancelled` is the person's own choice. */
export type ShareOutcome = { outcome: 'shared' } | { outcome: 'copied' } | { outcome: 'cancelled' };
