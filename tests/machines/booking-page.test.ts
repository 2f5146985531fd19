import { describe, expect, it } from 'vitest';
import type { OwnBooking } from '#domain/own-booking.ts';
import { bookingPageMachine } from '../../src/machines/booking-page.ts';
import { checkUp, movable } from '../world/own-bookings.ts';
import { startFlow } from './harness.ts';

const asked = [['getBooking', { userID: 'asha', bookingId: 'check-up' }]];
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
  it('fetches the booking and shows it', async () => {
    const page = start();
    expect(page.news()).toEqual({ at: 'loading', asked });
    expect(page.context()).toMatchObject({ booking: null, cancelledAt: null, asked: null });
    await page.answer('getBooking', found(checkUp));
    expect(page.news()).toEqual({ at: 'shown.fresh' });
    expect(page.context().booking).toEqual(checkUp);
    expect(page.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
  });

  it('says of a booking that was cancelled when that was', async () => {
    const page = start();
    await page.answer('getBooking', cancelled);
    page.news();
    expect(page.snapshot().value).toBe('cancelled');
    expect(page.context()).toMatchObject({ booking: null, cancelledAt });
  });

  it('says that it found nothing for an address that names no booking of the person', async () => {
    const page = start();
    await page.answer('getBooking', { outcome: 'notFound' });
    page.news();
    expect(page.snapshot().value).toBe('missing');
  });

  it('can be tried again where no answer came', async () => {
    const page = start();
    await page.fail('getBooking');
    expect(page.news()).toEqual({ at: 'failed', asked });
    page.send(retried);
    expect(page.news()).toEqual({ at: 'loading', asked });
  });
});

describe('Booking page (§22.43): looked at again', () => {
  it('asks for the booking anew, once, and stays as it is if that fails', async () => {
    const page = await startShown();
    for (const _ of [1, 2]) page.fakes.say('pageLooks', shown);
    expect(page.news()).toEqual({ at: 'shown.refreshing', asked });
    await page.fail('getBooking');
    expect(page.news()).toEqual({ at: 'shown.fresh' });
    expect(page.context().booking).toEqual(checkUp);
    page.send(shown);
    const later = { ...checkUp, start_time: '12:00' };
    await page.answer('getBooking', found(later));
    expect(page.context().booking).toEqual(later);
  });

  it.each([
    ['cancelled', cancelled, 'cancelled'],
    ['gone', { outcome: 'notFound' }, 'missing'],
  ])('follows a booking that is %s meanwhile', async (_, answer, state) => {
    const page = await startShown();
    page.send(wished);
    page.send(shown);
    await page.answer('getBooking', answer);
    expect(page.snapshot().value).toBe(state);
  });

  it('stays when the watch on the page breaks down', async () => {
    const page = await startShown();
    await page.fail('pageLooks');
    expect(page.news()).toEqual({ at: 'shown.fresh' });
  });
});

describe('Booking page (§22.43): cancelling', () => {
  it('asks first, and a booking that is kept stays', async () => {
    const page = await startShown();
    page.send(wished);
    expect(page.context().asked).toEqual({ what: 'cancel', booking: checkUp });
    page.send({ type: 'booking.kept' });
    expect(page.context().asked).toBeNull();
    expect(page.news()).toEqual({ at: 'shown.fresh' });
  });

  it('leaves the page with the booking, which is cancelled', async () => {
    const page = await startShown();
    page.send(wished);
    page.send({ type: 'booking.cancelled' });
    expect(page.news()).toEqual({ at: 'cancelled' });
    expect(page.context()).toMatchObject({ booking: checkUp, asked: null });
    expect(page.can(wished)).toBe(false);
  });

  it('a refused cancellation fetches the booking anew, also while it is being fetched', async () => {
    const page = await startShown();
    page.send(wished);
    for (const _ of [1, 2]) {
      page.send({ type: 'booking.doubted' });
      expect(page.news()).toEqual({ at: 'shown.refreshing', asked });
    }
    expect(page.fakes.waiting('getBooking')).toBe(1);
    expect(page.context().asked).toEqual({ what: 'cancel', booking: checkUp });
  });
});

describe('Booking page (§22.46): moving', () => {
  const moving = { type: 'move.requested', booking: movable } as const;
  const later = { ...checkUp, start_time: '12:00' };

  it('opens its dialog, and a booking that is kept stays', async () => {
    const page = await startShown();
    page.send(moving);
    expect(page.context().asked).toEqual({ what: 'move', booking: movable });
    page.send({ type: 'booking.kept' });
    expect(page.context()).toMatchObject({ asked: null, booking: checkUp });
  });

  it('shows the new time at once, and asks for the booking anew, also while it is being fetched', async () => {
    const page = await startShown();
    for (const _ of [1, 2]) {
      page.send(moving);
      page.send({ type: 'booking.moved', booking: later });
      expect(page.news()).toEqual({ at: 'shown.refreshing', asked });
      expect(page.context()).toMatchObject({ asked: null, booking: later });
    }
    expect(page.fakes.waiting('getBooking')).toBe(1);
  });

  it('waits for the new time where the service does not say it', async () => {
    const page = await startShown();
    page.send(moving);
    page.send({ type: 'booking.moved', booking: null });
    expect(page.context().booking).toEqual(checkUp);
    await page.answer('getBooking', found(later));
    expect(page.context().booking).toEqual(later);
  });
});
