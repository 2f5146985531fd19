import { describe, expect, it } from 'vitest';
import type { OwnBooking } from '#domain/own-booking.ts';
import { bookingPageMachine } from '../../src/machines/booking-page.ts';
import { checkUp, movable } from '../world/own-bookings.ts';
import { startFlow } from './harness.ts';

const sought = { userID: 'asha', bookingId: 'check-up' };
const asked = [['getBooking', { ...sought, isShown: false }]];
const askedAgain = [['getBooking', { ...sought, isShown: true }]];
const found = (booking: OwnBooking) => ({ outcome: 'found', booking });
const cancelledAt = Date.parse('2026-03-09T06:00:00Z');
const cancelled = { outcome: 'cancelled', at: cancelledAt };
const retried = { type: 'booking.retried' } as const;
const shown = { type: 'page.shown' } as const;
const wished = { type: 'cancel.requested', booking: checkUp } as const;

function start() {
  return startFlow(bookingPageMachine, () => ({ userID: 'asha', bookingId: 'check-up' }));
}

async function startShown() {
  const page = start();
  await page.answer('getBooking', found(checkUp));
  page.news();
  return page;
}

describe('Booking page (§22.43): opened by its address', () => {
  it('Booking page: the booking of the address is fetched and shown', async () => {
    const page = start();
    expect(page.news()).toEqual({ at: 'loading', asked });
    expect(page.context()).toMatchObject({ booking: null, cancelledAt: null, asked: null });
    await page.answer('getBooking', found(checkUp));
    expect(page.news()).toEqual({ at: 'shown.fresh' });
    expect(page.context().booking).toEqual(checkUp);
    expect(page.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
  });

  it('Booking page: a cancelled booking says when it was cancelled', async () => {
    const page = start();
    await page.answer('getBooking', cancelled);
    page.news();
    expect(page.snapshot().value).toBe('cancelled');
    expect(page.context()).toMatchObject({ booking: null, cancelledAt });
  });

  it('Booking page: an address that names no booking of the person finds nothing, and says so', async () => {
    const page = start();
    await page.answer('getBooking', { outcome: 'notFound' });
    page.news();
    expect(page.snapshot().value).toBe('missing');
  });

  it('Booking page: a booking that did not arrive can be fetched again', async () => {
    const page = start();
    await page.fail('getBooking');
    expect(page.news()).toEqual({ at: 'failed', asked });
    page.send(retried);
    expect(page.news()).toEqual({ at: 'loading', asked });
  });
});

describe('Booking page (§22.43): looked at again', () => {
  it('Booking page: a look at the page fetches the booking anew, once, and a failure changes nothing', async () => {
    const page = await startShown();
    for (const _ of [1, 2]) page.fakes.say('pageLooks', shown);
    expect(page.news()).toEqual({ at: 'shown.refreshing', asked: askedAgain });
    await page.fail('getBooking');
    expect(page.news()).toEqual({ at: 'shown.fresh' });
    expect(page.context().booking).toEqual(checkUp);
    page.send(shown);
    const later = { ...checkUp, start_time: '12:00' };
    await page.answer('getBooking', found(later));
    expect(page.context().booking).toEqual(later);
  });

  it.each([
    { type: 'cancel.requested', booking: checkUp } as const,
    { type: 'move.requested', booking: { ...movable, booking_id: checkUp.booking_id } } as const,
  ])(
    'Booking page: an open dialog ($type) names the time to which another device moves the booking',
    async (wish) => {
      const page = await startShown();
      page.send(wish);
      page.send(shown);
      const times = { date: '2099-12-24', start_time: '12:00', end_time: '12:20' };
      await page.answer('getBooking', found({ ...wish.booking, ...times }));
      expect(page.context().asked?.booking).toEqual({ ...wish.booking, ...times });
    },
  );

  it.each([
    ['cancelled', cancelled, 'cancelled'],
    ['gone', { outcome: 'notFound' }, 'missing'],
  ])(
    'Booking page: a booking that is %s meanwhile shows so at the next look',
    async (_, answer, state) => {
      const page = await startShown();
      page.send(wished);
      page.send(shown);
      await page.answer('getBooking', answer);
      expect(page.snapshot().value).toBe(state);
    },
  );

  it('Booking page: the page stays when the watch on its visibility breaks down', async () => {
    const page = await startShown();
    await page.fail('pageLooks');
    expect(page.news()).toEqual({ at: 'shown.fresh' });
  });
});

describe('Booking page (§22.43): cancelling', () => {
  it('Booking page: cancelling asks first, and a booking that is kept stays', async () => {
    const page = await startShown();
    page.send(wished);
    expect(page.context().asked).toEqual({ what: 'cancel', booking: checkUp });
    page.send({ type: 'booking.kept' });
    expect(page.context().asked).toBeNull();
    expect(page.news()).toEqual({ at: 'shown.fresh' });
  });

  it('Booking page: a booking that is cancelled here stays on the page as cancelled', async () => {
    const page = await startShown();
    page.send(wished);
    page.send({ type: 'booking.cancelled' });
    expect(page.news()).toEqual({ at: 'cancelled' });
    expect(page.context()).toMatchObject({ booking: checkUp, asked: null });
    expect(page.can(wished)).toBe(false);
  });

  it('Booking page: a refused cancellation fetches the booking anew, also while it is being fetched', async () => {
    const page = await startShown();
    page.send(wished);
    for (const _ of [1, 2]) {
      page.send({ type: 'booking.doubted' });
      expect(page.news()).toEqual({ at: 'shown.refreshing', asked: askedAgain });
    }
    expect(page.fakes.waiting('getBooking')).toBe(1);
    expect(page.context().asked).toEqual({ what: 'cancel', booking: checkUp });
  });
});

describe('Booking page (§22.46): moving', () => {
  const moving = { type: 'move.requested', booking: movable } as const;
  const later = { ...checkUp, start_time: '12:00' };

  it('Booking page: a moved booking shows its new time at once, and is fetched anew, also while it is being fetched', async () => {
    const page = await startShown();
    for (const _ of [1, 2]) {
      page.send(moving);
      page.send({ type: 'booking.moved', booking: later });
      expect(page.news()).toEqual({ at: 'shown.refreshing', asked: askedAgain });
      expect(page.context()).toMatchObject({ asked: null, booking: later });
    }
    expect(page.fakes.waiting('getBooking')).toBe(1);
  });

  it('Booking page: a moved booking shows its former time until the service says the new one', async () => {
    const page = await startShown();
    page.send(moving);
    page.send({ type: 'booking.moved', booking: null });
    expect(page.context().booking).toEqual(checkUp);
    await page.answer('getBooking', found(later));
    expect(page.context().booking).toEqual(later);
  });
});
