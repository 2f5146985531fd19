// @vitest-environment node
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { getBookings } from '#domain/contract/bookings.ts';
import type { OwnBooking } from '#domain/own-booking.ts';
import { giveBackSeat, giveBackSlot } from '../../../backend/bookings/give-back.ts';
import { bookings, resourceBookings, serviceSessions } from '../../../backend/db/booking-schema.ts';
import { resources } from '../../../backend/db/organisation-schema.ts';
import { partners, users } from '../../../backend/db/schema.ts';
import { setUpBackend } from '../support/backend.ts';
import { addPartner, addService, daily } from '../support/offer.ts';
import { manyPeople, type Person } from '../support/people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const date = '2026-03-16';
const begins = '2026-03-16T04:30:00.000Z';
const dayBefore = '2026-03-15T04:30:00.000Z';
const minute = 60 * 1000;
const resource = 'commons-meeting-room';
const backend = setUpBackend();
let me: Person;

beforeEach(async () => {
  const [person] = await manyPeople(backend.db, 1, backend.now());
  if (person === undefined) throw new Error('a person is needed');
  me = person;
  await addPartner(backend.db, 'partner', daily('09:00', '17:00'));
  await addService(backend.db, 'partner', 'alone');
  await askForNotice(24);
});

describe('More notice (§22.48)', () => {
  it('is subtracted from when a booking can be cancelled and moved, and told until the booking begins', async () => {
    await bookBoth();
    const untils = async () =>
      (await listed()).map(({ kind, cancel_until, move_until }) => [
        kind,
        cancel_until,
        move_until,
      ]);
    const told = [
      ['service', dayBefore, dayBefore],
      ['resource', dayBefore, null],
    ];
    expect((await untils()).sort().reverse()).toEqual(told);
    waitUntil(begins, -minute);
    expect((await untils()).sort().reverse()).toEqual(told);
    waitUntil(begins);
    expect((await untils()).sort().reverse()).toEqual([
      ['service', null, null],
      ['resource', null, null],
    ]);
  });

  it('is kept by cancelling and moving in the minute before', async () => {
    const [service, slot] = await bookBoth();
    waitUntil(dayBefore, -minute);
    expect(await sent(service, 'move', { date, start_time: '12:00', end_time: '13:00' })).toEqual([
      200,
      undefined,
    ]);
    expect(await sent(service, 'cancel')).toEqual([200, undefined]);
    expect(await sent(slot, 'cancel')).toEqual([200, undefined]);
    expect(await listed()).toEqual([]);
  });

  it('a booking whose notice is over is refused a move and a cancellation with the reason, and nothing changes', async () => {
    const [service, slot] = await bookBoth();
    waitUntil(dayBefore);
    const before = await rows();
    const asks = 'Partner partner asks for 24 hours’ notice: this booking can no longer be';
    const to = { date: '2026-03-20', start_time: '12:00', end_time: '13:00' };
    expect(await sent(service, 'move', to)).toEqual([409, `${asks} moved.`]);
    expect(await sent(service, 'cancel')).toEqual([409, `${asks} cancelled.`]);
    expect(await sent(slot, 'cancel')).toEqual([
      409,
      'Meeting room asks for 24 hours’ notice: this booking can no longer be cancelled.',
    ]);
    await askForNotice(1);
    waitUntil(begins, -minute);
    expect(await sent(service, 'cancel')).toEqual([
      409,
      'Partner partner asks for an hour’s notice: this booking can no longer be cancelled.',
    ]);
    waitUntil(begins);
    expect(await sent(service, 'cancel')).toEqual([
      409,
      'This booking has begun and can no longer be cancelled.',
    ]);
    expect(await rows()).toEqual(before);
  });

  it('notice that grows between reading and writing is kept by the statement that writes', async () => {
    const [service, slot] = await bookBoth();
    const [session] = await backend.db.select().from(serviceSessions);
    waitUntil(dayBefore);
    const before = await rows();
    const given = async (bookingId: string) => {
      const [user] = await backend.db.select().from(users).where(eq(users.id, me.userID));
      return {
        userId: me.userID,
        turns: user?.bookingTurns ?? 0,
        now: backend.now(),
        bookingId,
      };
    };
    const ofResource = { ...(await given(slot)), resourceId: resource };
    expect(await giveBackSlot(backend.db, ofResource)).toBe(false);
    for (const isNoted of [true, false]) {
      const { id: sessionId = '', partnerId = '' } = session ?? {};
      const seat = { ...(await given(service)), sessionId, partnerId, isNoted };
      expect(await backend.db.transaction((one) => giveBackSeat(one, seat))).toBe(false);
    }
    expect(await rows()).toEqual(before);
  });
});

function waitUntil(instant: string, more = 0): void {
  backend.moveClock(Date.parse(instant) + more - backend.now().getTime());
}

async function askForNotice(noticeHours: number): Promise<void> {
  await backend.db.update(partners).set({ noticeHours }).where(eq(partners.id, 'partner'));
  await backend.db.update(resources).set({ noticeHours }).where(eq(resources.id, resource));
}

/** The ids of a booking of the service and of one of the resource, at the same time. */
async function bookBoth(): Promise<[string, string]> {
  const times = { date, start_time: '10:00', end_time: '11:00' };
  const wanted = { user_id: me.userID, partner_id: 'partner', service_id: 'alone', ...times };
  const service = await backend.post('/bookings/confirm', wanted, { bearer: me.token });
  const slots = [{ start: '10:00', end: '11:00' }];
  const body = { date, slots, userId: me.userID };
  const slot = await backend.post(`/resource/${resource}/book`, body, { bearer: me.token });
  return [(await service.json()).booking_id, (await slot.json()).booking_ids[0]];
}

/** The status and the sentence of an answer. */
async function sent(id: string, change: 'cancel' | 'move', wanted = {}): Promise<unknown[]> {
  const body = { user_id: me.userID, ...wanted };
  const response = await backend.post(`/bookings/${id}/${change}`, body, { bearer: me.token });
  return [response.status, (await response.json()).error];
}

async function listed(): Promise<OwnBooking[]> {
  const response = await backend.get(`/bookings?user_id=${me.userID}`, { bearer: me.token });
  return v.parse(getBookings.response, await response.json()).bookings;
}

async function rows() {
  const { db } = backend;
  return {
    bookings: await db.select().from(bookings),
    sessions: await db.select().from(serviceSessions),
    slots: await db.select().from(resourceBookings),
  };
}
