import { describe, expect, it } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import { cancelBookingMachine } from '../../src/machines/cancel-booking.ts';
import { checkUp as booking } from '../world/own-bookings.ts';
import { startFlow, toast } from './harness.ts';

const asked = [['cancelBooking', { userID: 'asha', bookingId: booking.booking_id }]];
/** The booking may be other than it is shown, in its list and in the calendar. */
const doubted = [
  { type: 'booking.doubted' },
  { type: 'entry.changed', change: { type: 'items.refreshed' } },
];
const confirmed = { type: 'cancel.confirmed' } as const;
const closed = { type: 'cancel.closed' } as const;

function startAsking() {
  return startFlow(cancelBookingMachine, (shell) => ({
    shell,
    owner: shell,
    userID: 'asha',
    booking,
  }));
}

describe('Cancelling a booking (§22.41)', () => {
  it('Cancelling a booking: a question comes first, and a booking that is kept stays', () => {
    const cancelling = startAsking();
    expect(cancelling.news()).toEqual({ at: 'asking' });
    expect(cancelling.context()).toMatchObject({ booking, failure: null });
    cancelling.send(closed);
    expect(cancelling.news()).toEqual({ at: 'closed', told: [{ type: 'booking.kept' }] });
  });

  it('Cancelling a booking: several presses send one request, and the question cannot be left meanwhile', async () => {
    const cancelling = startAsking();
    cancelling.news();
    for (const _ of [1, 2]) cancelling.send(confirmed);
    cancelling.send(closed);
    expect(cancelling.news()).toEqual({ at: 'cancelling (busy)', asked });
    await cancelling.answer('cancelBooking', { outcome: 'cancelled' });
    expect(cancelling.news()).toEqual({
      at: 'closed',
      told: [
        { type: 'booking.cancelled' },
        { type: 'entry.changed', change: { type: 'items.refreshed' } },
        toast('Booking cancelled.', 'success'),
      ],
    });
    expect(cancelling.snapshot().status).toBe('done');
  });

  it.each([
    [
      'is refused shows the service’s sentence, and has the list fetched anew',
      { outcome: 'refused', message: 'This booking has begun.' },
      'This booking has begun.',
    ],
    ['gets no answer says so, and has the list fetched anew', null, bookingTexts.cancelFailed],
    ['meets an expired session says nothing', { outcome: 'unauthorized' }, null],
  ])(
    'Cancelling a booking: a request that %s; the question stays, and can be confirmed again',
    async (_, answer, failure) => {
      const cancelling = startAsking();
      cancelling.send(confirmed);
      cancelling.news();
      if (answer) await cancelling.answer('cancelBooking', answer);
      else await cancelling.fail('cancelBooking');
      expect(cancelling.news()).toEqual({ at: 'asking', ...(failure && { told: doubted }) });
      expect(cancelling.context().failure).toBe(failure);
      cancelling.send(confirmed);
      expect(cancelling.news()).toEqual({ at: 'cancelling (busy)', asked });
      expect(cancelling.context().failure).toBeNull();
    },
  );
});
