import type { HostedEvent } from './event.ts';

/** What asking for one's own events can come to. */
export type HostedEventsOutcome =
  | { outcome: 'listed'; events: HostedEvent[] }
  | { outcome: 'unauthorized' };

/** What creating an event can come to; `refused` carries the service's own sentence. */
export type CreateEventOutcome =
  | { outcome: 'created' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unauthorized' };

/** What sharing can come to: `cancelled` is the person's own choice. */
export type ShareOutcome = { outcome: 'shared' } | { outcome: 'copied' } | { outcome: 'cancelled' };
