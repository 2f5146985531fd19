import * as v from 'valibot';
import { expect } from 'vitest';
import { getEvents } from '#domain/contract/events.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import type { Person } from '../../../scripts/many-people.ts';
import type { Calls } from './backend.ts';

/** The form's data for an event three weeks after the tests' clock, in Kurnool. */
export function eventData(changed: Record<string, unknown> = {}) {
  return {
    eventName: 'Housewarming',
    eventDateTime: '2026-04-04T13:00:00.000Z',
    venue: 'Konda Heights',
    description: 'Lunch and music',
    inviteExpiryDate: '2026-04-01T18:29:59.999Z',
    rsvpQuestionnaire: [attendingQuestion],
    ...changed,
  };
}

/** This many unassigned numbers, counted from `+9180000` and `first`. */
export function numbers(count: number, first = 0): string[] {
  return Array.from(
    { length: count },
    (_, index) => `+9180000${String(first + index).padStart(5, '0')}`,
  );
}

interface EventUpdate {
  eventData: unknown;
  invitees?: string[];
  version?: number;
}

/** Hosting by the calls of the API. */
export function hostingAt(backend: Calls) {
  const create = (host: Person, data: unknown, invitees: unknown = []) =>
    backend.post(
      '/create_event',
      { eventData: data, invitees, host_id: host.userID },
      { bearer: host.token },
    );
  /** Hosts an event, and answers with its id. */
  const hostEvent = async (
    host: Person,
    invitees: readonly string[],
    changed: Record<string, unknown> = {},
  ): Promise<string> => {
    const response = await create(host, eventData(changed), invitees);
    expect(response.status).toBe(200);
    return (await response.json()).event_id;
  };
  const cancel = (host: Person, id: string, message?: string) =>
    backend.post(
      `/events/${id}/cancel`,
      { user_id: host.userID, ...(message !== undefined && { message }) },
      { bearer: host.token },
    );
  const update = (host: Person, id: string, wanted: EventUpdate) =>
    backend.post(
      `/events/${id}/update`,
      { user_id: host.userID, invitees: [], ...wanted },
      { bearer: host.token },
    );
  const events = async ({ userID, token }: Person) => {
    const response = await backend.get(`/get_events?host_id=${userID}`, { bearer: token });
    expect(response.status).toBe(200);
    const answer = await response.json();
    v.parse(getEvents.response, answer);
    return answer.events;
  };
  return { create, hostEvent, cancel, update, events };
}
