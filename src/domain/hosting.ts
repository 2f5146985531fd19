import type { HostedEvent, ListedEvent } from './event.ts';
import type { ListPage } from './paged-list.ts';

/** The outcomes of loading a page of the hosted events. */
export type HostedEventsOutcome =
  | ({ outcome: 'listed' } & ListPage<ListedEvent>)
  | { outcome: 'unauthorized' };

/** The outcomes of looking for one event among the hosted ones. */
export type FindEventOutcome =
  | { outcome: 'found'; event: HostedEvent }
  | { outcome: 'notFound' }
  | { outcome: 'unauthorized' };

/**
 * The outcomes of creating an event: its id where the service tells it; `refused` carries the
 * service's own sentence.
 */
export type CreateEventOutcome =
  | { outcome: 'created'; eventId: string | null }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unauthorized' };

/** The outcomes of changing an event; `refused` carries the service's own sentence. */
export type UpdateEventOutcome =
  | { outcome: 'updated' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unauthorized' };

/** Where a link goes: to the device's share sheet, or to its clipboard. */
export type ShareWay = 'sheet' | 'clipboard';

/** The outcomes of sharing; `cancelled` is the person's own choice. */
export type ShareOutcome = { outcome: 'shared' } | { outcome: 'copied' } | { outcome: 'cancelled' };
