// @vitest-environment node
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveBackSeat, giveBackSlot } from '../../backend/bookings/give-back.ts';
import { bookings, resourceBookings, serviceSessions } from '../../backend/db/booking-schema.ts';
import { resources } from '../../backend/db/organisation-schema.ts';
import { partners, users } from '../../backend/db/schema.ts';
import { setUpBackend } from './support/backend.ts';
import { bookingAt, hourFrom, room } from './support/booking.ts';
import { addOffer } from './support/offer.ts';
import { setUpTwoPeople } from './support/two-people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const begins = '2026-03-16T04:30:00.000Z';
const dayBefore = '2026-03-15T04:30:00.000Z';
const minute = 60 * 1000;
const backend = setUpBackend();
const { booked, bookSlots, move, cancel, ownBookings } = bookingAt(backend);
const [me] = setUpTwoPeople(backend);

beforeEach(async () => {
  await addOffer(backend.db);
  await askForNotice(24);
});

describe('More notice (§22.48)', () => {
  it('is subtracted from when a booking can be cancelled and moved, and told until the booking begins', async () => {
    await bookBoth();
    const untils = async () =>
      (await ownBookings(me)).map(({ kind, cancel_until, move_until }) => [
        kind,
        cancel_until,
        move_until,
      ]);
    const told = [
      ['service', dayBefore, dayBefore],
      ['resource', dayBefore, null],
    ];
    expect((await untils()).sort().reverse()).toEqual(told);
    backend.moveClockTo(begins, -minute);
    expect((await untils()).sort().reverse()).toEqual(told);
    backend.moveClockTo(begins);
    expect((await untils()).sort().reverse()).toEqual([
      ['service', null, null],
      ['resource', null, null],
    ]);
  });

  it('is kept by cancelling and moving in the minute before', async () => {
    const [service, slot] = await bookBoth();
    backend.moveClockTo(dayBefore, -minute);
    expect(await said(move(me, service, hourFrom('12:00')))).toEqual([200, undefined]);
    expect(await said(cancel(me, service))).toEqual([200, undefined]);
    expect(await said(cancel(me, slot))).toEqual([200, undefined]);
    expect(await ownBookings(me)).toEqual([]);
  });

  it('a booking whose notice is over is refused a move and a cancellation with the reason, and nothing changes', async () => {
    const [service, slot] = await bookBoth();
    backend.moveClockTo(dayBefore);
    const before = await rows();
    const asks = 'Partner partner asks for 24 hours’ notice: this booking can no longer be';
    const to = { date: '2026-03-20', ...hourFrom('12:00') };
    expect(await said(move(me, service, to))).toEqual([409, `${asks} moved.`]);
    expect(await said(cancel(me, service))).toEqual([409, `${asks} cancelled.`]);
    expect(await said(cancel(me, slot))).toEqual([
      409,
      'Meeting room asks for 24 hours’ notice: this booking can no longer be cancelled.',
    ]);
    await askForNotice(1);
    backend.moveClockTo(begins, -minute);
    expect(await said(cancel(me, service))).toEqual([
      409,
      'Partner partner asks for an hour’s notice: this booking can no longer be cancelled.',
    ]);
    backend.moveClockTo(begins);
    expect(await said(cancel(me, service))).toEqual([
      409,
      'This booking has begun and can no longer be cancelled.',
    ]);
    expect(await rows()).toEqual(before);
  });

  it('notice that grows between reading and writing is kept by the statement that writes', async () => {
    const [service, slot] = await bookBoth();
    const [session] = await backend.db.select().from(serviceSessions);
    backend.moveClockTo(dayBefore);
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
    const ofResource = { ...(await given(slot)), resourceId: room };
    expect(await giveBackSlot(backend.db, ofResource)).toBe(false);
    for (const isNoted of [true, false]) {
      const { id: sessionId = '', partnerId = '' } = session ?? {};
      const seat = { ...(await given(service)), sessionId, partnerId, isNoted };
      expect(await backend.db.transaction((one) => giveBackSeat(one, seat))).toBe(false);
    }
    expect(await rows()).toEqual(before);
  });
});

async function askForNotice(noticeHours: number): Promise<void> {
  await backend.db.update(partners).set({ noticeHours }).where(eq(partners.id, 'partner'));
  await backend.db.update(resources).set({ noticeHours }).where(eq(resources.id, room));
}

/** The ids of a booking of the service and of one of the resource, at the same time. */
async function bookBoth(): Promise<[string, string]> {
  const service = await booked(me);
  const slot = await bookSlots(me);
  return [service, (await slot.json()).booking_ids[0]];
}

/** The status and the sentence of an answer. */
async function said(asking: Promise<Response>): Promise<unknown[]> {
  const response = await asking;
  return [response.status, (await response.json()).error];
}

async function rows() {
  const { db } = backend;
  return {
    bookings: await db.select().from(bookings),
    sessions: await db.select().from(serviceSessions),
    slots: await db.select().from(resourceBookings),
  };
}
