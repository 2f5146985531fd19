import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import type { Send } from '../../src/services/api/client.ts';
import { ApiFailure } from '../../src/services/api/failure.ts';
import { findEvent } from '../../src/services/api/hosting.ts';
import { findInvitation } from '../../src/services/api/invitations.ts';
import { getBooking, getBookings } from '../../src/services/api/own-bookings.ts';
import { withLastSeen } from '../../src/services/seen.ts';
import { checkUp, hallBooking } from '../world/own-bookings.ts';
import { memory } from '../world/storage.ts';

const { signal } = new AbortController();
const userID = 'asha';
const unsaid = { response_status: 'pending', rsvpQuestionnaire: [], rsvpResponses: {} };
const invitation = { ...unsaid, event_id: 'garba', title: 'Garba', date: '2099-03-14T14:00:00Z' };

/** The service's answers by the names of their calls; a call without one gets none. */
let answers: Record<string, unknown>;
let send: Send;

const service = (async ({ name }: Call) => {
  if (name in answers) return answers[name];
  throw new ApiFailure('unavailable', name);
}) as Send;

beforeEach(() => {
  answers = {};
  send = withLastSeen(service, memory(), () => userID);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

function loseNetwork(): void {
  answers = {};
  vi.stubGlobal('navigator', { onLine: false });
}

describe('A booking without a network', () => {
  const find = (bookingId: string, isShown = false) =>
    getBooking(send, { userID, bookingId, isShown }, signal);
  const list = (isShown: boolean) =>
    getBookings(send, { userID, cursor: null, least: 1, isShown }, signal);

  beforeEach(async () => {
    answers = { getBookings: { bookings: [hallBooking, checkUp] } };
    await list(false);
  });

  it('is the one in the list that the device keeps', async () => {
    loseNetwork();
    expect(await find('check-up')).toEqual({ outcome: 'found', booking: checkUp });
  });

  it('is not known where that list lacks it, which does not mean that there is none', async () => {
    loseNetwork();
    await expect(find('yoga')).rejects.toThrow('getBooking: unavailable');
  });

  it('stays as it is shown, since the list may be older', async () => {
    loseNetwork();
    await expect(find('check-up', true)).rejects.toThrow('getBooking: unavailable');
    await expect(list(true)).rejects.toThrow('getBookings: unavailable');
    expect(await list(false)).toMatchObject({ items: [hallBooking, checkUp] });
  });

  it('is not taken from the list while the device reports a network', async () => {
    answers = {};
    await expect(find('check-up')).rejects.toThrow('getBooking: unavailable');
  });
});

describe('An event without a network', () => {
  const sought = { userID, id: 'garba', isShown: false };
  const findHosted = (isShown = false) => findEvent(send, { ...sought, isShown }, signal);
  const findInvited = () => findInvitation(send, sought, signal);
  const found = { outcome: 'found', invitation };

  it('may be among the invitations of a guest whose device keeps no hosted events', async () => {
    answers = { getUserEvents: { invitedEvents: [invitation] } };
    expect(await findInvited()).toEqual(found);
    loseNetwork();
    expect(await findHosted()).toEqual({ outcome: 'notFound' });
    expect(await findInvited()).toEqual(found);
  });

  it('is not known where the device keeps neither, which does not mean that the person is not invited', async () => {
    answers = { getUserEvents: { invitedEvents: [] } };
    expect(await findInvited()).toEqual({ outcome: 'notFound' });
    loseNetwork();
    await expect(findInvited()).rejects.toThrow('getUserEvents: unavailable');
  });

  it('stays as its host sees it', async () => {
    loseNetwork();
    await expect(findHosted(true)).rejects.toThrow('getEvents: unavailable');
  });

  it('is not taken from the kept lists while the device reports a network, and the failure stays one', async () => {
    await expect(findHosted()).rejects.toThrow('getEvents: unavailable');
  });
});
