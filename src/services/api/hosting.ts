import * as v from 'valibot';
import type { ResponseOf } from '../../domain/contract/call.ts';
import * as calls from '../../domain/contract/events.ts';
import { isOfId, ListedEvent } from '../../domain/event.ts';
import { isOffline } from '../network.ts';
import type { ApiService } from '../port.ts';
import { read } from './client.ts';
import { expecting, requireNoError } from './failure.ts';
import { changing, newest } from './newest.ts';
import { atLeast, findOnPages, sendPages } from './page.ts';

/** The call, of whose answer the guests are left unread: there may be hundreds of each event (§22.261). */
const listEvents = {
  ...calls.getEvents,
  response: v.object({ events: v.array(ListedEvent) }),
};

/** Pages of the events that a person hosts; one without an event leads on to the next. */
export const getEvents: ApiService<'getEvents'> = newest(
  (send, { userID, cursor, least, isShown }, signal) =>
    expecting(['unauthorized'], async () => {
      const span = { cursor, isShown, itemsOf, isEnough: atLeast(least) };
      const page = await sendPages(send, listEvents, { host_id: userID }, span, signal);
      return { outcome: 'listed', ...page };
    }),
);

/**
 * Looks for an event on one page after the other, and reads the guests of this one alone. Without a network
 * the device may keep no hosted events, and still an invitation to this one.
 */
export const findEvent: ApiService<'findEvent'> = newest((send, { userID, id, isShown }, signal) =>
  expecting(['unauthorized'], async () => {
    const wanted = { isShown, itemsOf, isIt: (event: ListedEvent) => isOfId(event, id) };
    const request = { host_id: userID };
    const found = await findOnPages(send, listEvents, request, wanted, signal).catch((error) => {
      if (isShown || !isOffline()) throw error;
    });
    const { events } = await read(calls.getEvents, { events: found ? [found] : [] });
    const [event] = events;
    return event ? { outcome: 'found', event } : { outcome: 'notFound' };
  }),
);

/** Creates an event and invites the numbers, which are in E.164. */
export const createEvent: ApiService<'createEvent'> = changing(
  (send, { userID, ...request }, signal) =>
    expecting(['unauthorized', 'refused'], async () => {
      const answer = await send(calls.createEvent, { ...request, host_id: userID }, { signal });
      requireNoError(calls.createEvent, answer);
      return { outcome: 'created', eventId: answer.event_id ?? null };
    }),
);

/** Changes an event. */
export const updateEvent: ApiService<'updateEvent'> = changing(
  (send, { userID, id, ...wanted }, signal) =>
    expecting(['unauthorized', 'refused'], async () => {
      await send(calls.updateEvent, { ...wanted, event_id: id, user_id: userID }, { signal });
      return { outcome: 'updated' };
    }),
);

/** Cancels an event. */
export const cancelEvent: ApiService<'cancelEvent'> = changing(
  (send, { userID, id, message }, signal) =>
    expecting(['unauthorized', 'refused'], async () => {
      await send(calls.cancelEvent, { event_id: id, user_id: userID, message }, { signal });
      return { outcome: 'cancelled' };
    }),
);

function itemsOf({ events }: ResponseOf<typeof listEvents>): ListedEvent[] {
  return events;
}
