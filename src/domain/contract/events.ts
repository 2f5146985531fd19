import * as v from 'valibot';
import { CancelMessage, EventData, EventVersion, HostedEvent, Invitees } from '../event.ts';
import { AnsweredId, Id } from '../ids.ts';
import { call } from './call.ts';
import { pageFields, pageQuery, pageSizes } from './page.ts';

/** The events that a person hosts, in pages (§7.9, §22.6). */
export const getEvents = call({
  name: 'getEvents',
  method: 'GET',
  path: '/get_events',
  isKeptOffline: true,
  query: ['host_id', ...pageQuery],
  request: v.object({ host_id: Id, ...pageFields(pageSizes.events) }),
  response: v.object({ events: v.array(HostedEvent) }),
  list: 'events',
});

/** Creates an event and invites the numbers (§7.10); the answer may name it (§22.9). */
export const createEvent = call({
  name: 'createEvent',
  changesKept: true,
  method: 'POST',
  path: '/create_event',
  request: v.object({ eventData: EventData, invitees: Invitees, host_id: Id }),
  response: v.nullish(
    v.object({ event_id: v.optional(AnsweredId), error: v.optional(v.unknown()) }),
    {},
  ),
});

/** Cancels an event that has not begun, with a sentence for its guests; a repeat is a success (§22.50). */
export const cancelEvent = call({
  name: 'cancelEvent',
  method: 'POST',
  path: '/events/{event_id}/cancel',
  changesKept: true,
  request: v.object({ event_id: Id, user_id: Id, message: v.nullish(CancelMessage) }),
  response: v.unknown(),
});

/**
 * Changes an event that has not begun: all that a new one says, and the version that its host read, if
 * the service tells one (§22.53).
 */
export const updateEvent = call({
  name: 'updateEvent',
  method: 'POST',
  path: '/events/{event_id}/update',
  changesKept: true,
  request: v.object({
    event_id: Id,
    user_id: Id,
    eventData: EventData,
    invitees: Invitees,
    version: v.nullish(EventVersion),
  }),
  response: v.unknown(),
});
