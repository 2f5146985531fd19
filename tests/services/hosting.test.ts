import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import * as calls from '#domain/contract/events.ts';
import type { EventData } from '#domain/event.ts';
import type { Send } from '../../src/services/api/client.ts';
import { createEvent, findEvent, getEvents } from '../../src/services/api/hosting.ts';

const { signal } = new AbortController();

const eventData: EventData = {
  eventName: 'Garba night',
  eventDateTime: '2026-03-14T14:00:00.000Z',
  venue: 'Community hall',
  description: 'Dance with us.',
  inviteExpiryDate: '2026-03-12T18:29:59.999Z',
  rsvpQuestionnaire: [],
};
const input = { userID: 'asha', eventData, invitees: ['+919123456789'] };

// How much of the answer is read differs.
const call = { ...calls.getEvents, response: expect.anything() };

describe('Reading created events', () => {
  const ask = (send: Send, cursor: string | null = null) =>
    getEvents(send, { userID: 'asha', cursor, least: 1, isShown: false }, signal);
  const events = [{ _id: 'garba', eventDateTime: '2026-03-14T14:00:00Z' }];
  const options = { signal, isShown: false, onNext: expect.any(Function) };

  it('requests the host’s events and returns them', async () => {
    const send = answering({ events });
    expect(await ask(send)).toEqual({ outcome: 'listed', items: events, next: null });
    expect(send).toHaveBeenCalledExactlyOnceWith(call, { host_id: 'asha' }, options);
  });

  it('requests one page a call, by its cursor, and returns the cursor of the next', async () => {
    const send = answering({ events }, '3');
    expect(await ask(send, '2')).toEqual({ outcome: 'listed', items: events, next: '3' });
    const request = { host_id: 'asha', cursor: '2' };
    expect(send).toHaveBeenCalledExactlyOnceWith(call, request, options);
  });

  it('goes on to the next page where one has no event, so that the list never looks empty too soon', async () => {
    const send = answering({ events }, '3');
    vi.mocked(send).mockImplementationOnce(async (_call, _request, { onNext }) => {
      onNext?.('2');
      return { events: [] };
    });
    expect(await ask(send)).toEqual({ outcome: 'listed', items: events, next: '3' });
  });
});

describe('Looking for a created event', () => {
  const ask = (send: Send, id: string) =>
    findEvent(send, { userID: 'asha', id, isShown: false }, signal);
  const [garba, holi] = [{ id: '1', _id: 'garba' }, { _id: 'holi' }];

  it.each(['1', 'garba'])('finds it by either of its identifiers (%s)', async (id) => {
    const send = answering({ events: [holi, garba] });
    expect(await ask(send, id)).toEqual({ outcome: 'found', event: garba });
    expect(send).toHaveBeenCalledWith(call, { host_id: 'asha' }, expect.anything());
  });

  it('says that no page has it', async () => {
    expect(await ask(answering({ events: [holi] }), 'garba')).toEqual({ outcome: 'notFound' });
  });
});

it('of fifty events with three hundred guests each no guest is read for the list, and those of one event for its page (§22.261)', async () => {
  const read = new Set<string>();
  const guest = (event: number, place: number) => {
    const number = `+9198${String(event).padStart(4, '0')}${String(place).padStart(4, '0')}`;
    return {
      get mobile_number() {
        read.add(number);
        return number;
      },
    };
  };
  const places = Array.from({ length: 300 }, (_, place) => place);
  const events = Array.from({ length: 50 }, (_, event) => ({
    id: `e${event}`,
    invitees: places.map((place) => guest(event, place)),
  }));
  const send = (async (call: Call) => v.parse(call.response, { events })) as unknown as Send;
  const wanted = { userID: 'asha', cursor: null, least: 1, isShown: false };
  const listed = await getEvents(send, wanted, signal);
  expect(listed).toMatchObject({ outcome: 'listed', items: { length: 50 } });
  expect(read.size).toBe(0);
  const found = await findEvent(send, { userID: 'asha', id: 'e7', isShown: false }, signal);
  expect(found).toMatchObject({ outcome: 'found', event: { invitees: { length: 300 } } });
  expect(read.size).toBe(300);
});

describe('Creating an event', () => {
  const ask = (send: Send) => createEvent(send, input, signal);

  it('sends the event, the invitees and the host', async () => {
    const send = answering({});
    expect(await ask(send)).toEqual({ outcome: 'created', eventId: null });
    const request = { eventData, invitees: ['+919123456789'], host_id: 'asha' };
    expect(send).toHaveBeenCalledExactlyOnceWith(calls.createEvent, request, { signal });
  });

  it('says where the event is, if the answer names it', async () => {
    const send = answering({ event_id: 'garba' });
    expect(await ask(send)).toEqual({ outcome: 'created', eventId: 'garba' });
  });

  it('is refused by an error in an answer whose status is a success', async () => {
    const outcome = { outcome: 'refused', message: 'Too many invitees.' };
    expect(await ask(answering({ error: 'Too many invitees.' }))).toEqual(outcome);
    await expect(ask(answering({ error: true }))).rejects.toMatchObject({ kind: 'refused' });
    expect(await ask(answering({ error: '' }))).toMatchObject({ outcome: 'created' });
  });

  it('rejects with an error that is no failure of a call', async () => {
    const fault = new RangeError('a fault of ours');
    await expect(ask(() => Promise.reject(fault))).rejects.toBe(fault);
  });
});

function answering(answer: unknown, next?: string): Send {
  return vi.fn(async (_call, _request, { onNext }) => {
    if (next !== undefined) onNext?.(next);
    return answer;
  }) as unknown as Send;
}
