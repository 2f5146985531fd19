import { describe, expect, it, vi } from 'vitest';
import * as calls from '#domain/contract/events.ts';
import type { EventData } from '#domain/event.ts';
import type { Send } from '../../src/services/api/client.ts';
import { ApiFailure, type ApiFailureKind } from '../../src/services/api/failure.ts';
import { createEvent, getEvents } from '../../src/services/api/hosting.ts';

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

describe('Reading created events', () => {
  const ask = (send: Send) => getEvents(send, { userID: 'asha' }, signal);

  it('requests the host’s events and returns them', async () => {
    const events = [{ _id: 'garba', eventDateTime: '2026-03-14T14:00:00Z' }];
    const send = answering({ events });
    expect(await ask(send)).toEqual({ outcome: 'listed', events });
    const options = { signal, onNext: expect.any(Function) };
    expect(send).toHaveBeenCalledExactlyOnceWith(calls.getEvents, { host_id: 'asha' }, options);
  });

  it('resolves as unauthorized on a 401', async () => {
    expect(await ask(failing('unauthorized'))).toEqual({ outcome: 'unauthorized' });
  });

  it.each<ApiFailureKind>(['refused', 'unavailable', 'malformed'])(
    'fails when the call is %s, even with a sentence',
    async (kind) => {
      await expect(ask(failing(kind, 'Not today.'))).rejects.toMatchObject({ kind });
    },
  );
});

describe('Creating an event', () => {
  const ask = (send: Send) => createEvent(send, input, signal);

  it('sends the event, the invitees and the host', async () => {
    const send = answering(undefined);
    expect(await ask(send)).toEqual({ outcome: 'created' });
    const request = { eventData, invitees: ['+919123456789'], host_id: 'asha' };
    expect(send).toHaveBeenCalledExactlyOnceWith(calls.createEvent, request, { signal });
  });

  it('resolves as unauthorized on a 401', async () => {
    expect(await ask(failing('unauthorized'))).toEqual({ outcome: 'unauthorized' });
  });

  it('resolves as refused on a refusal with a sentence', async () => {
    const outcome = { outcome: 'refused', message: 'Too many invitees.' };
    expect(await ask(failing('refused', 'Too many invitees.'))).toEqual(outcome);
  });

  it.each<ApiFailureKind>(['refused', 'unavailable', 'malformed'])(
    'fails when the call is %s without a sentence',
    async (kind) => {
      await expect(ask(failing(kind))).rejects.toMatchObject({ kind });
    },
  );

  it('rejects with an error that is no failure of a call', async () => {
    const fault = new RangeError('a fault of ours');
    await expect(ask(() => Promise.reject(fault))).rejects.toBe(fault);
  });
});

function answering(answer: unknown) {
  return vi.fn(async () => answer) as unknown as Send;
}

function failing(kind: ApiFailureKind, sentence?: string): Send {
  return (call) =>
    Promise.reject(new ApiFailure(kind, call.name, sentence === undefined ? {} : { sentence }));
}
