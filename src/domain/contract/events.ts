import * as v from 'valibot';
import { EventData, HostedEvent, Invitees } from '../event.ts';
import { Id } from '../ids.ts';
import { call } from './call.ts';

/** The events that a person hosts. */
export const getEvents = call({
  name: 'getEvents',
  method: 'GET',
  path: '/get_events',
  isKeptOffline: true,
  query: ['host_id'],
  request: v.object({ host_id: Id }),
  response: v.object({ events: v.array(HostedEvent) }),
  list: 'events',
});

/** Creates an event and invites the numbers. */
export const createEvent = call({
  name: 'createEvent',
  method: 'POST',
  path: '/create_event',
  request: v.object({ eventData: EventData, invitees: Invitees, host_id: Id }),
  response: v.unknown(),
});
