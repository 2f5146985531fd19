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

  it('Cancelling a booking: a refusal shows the service’s sentence in the question, and has the list fetched anew', async () => {
    const cancelling = startAsking();
    cancelling.send(confirmed);
    cancelling.news();
    const message = 'This booking has begun.';
    await cancelling.answer('cancelBooking', { outcome: 'refused', message });
    expect(cancelling.news()).toEqual({ at: 'asking', told: doubted });
    expect(cancelling.context().failure).toBe(message);
    cancelling.send(confirmed);
    expect(cancelling.context().failure).toBeNull();
  });

  it('Cancelling a booking: a request without an answer says so in the question, has the list fetched anew, and can be tried again', async () => {
    const cancelling = startAsking();
    cancelling.send(confirmed);
    cancelling.news();
    await cancelling.fail('cancelBooking');
    expect(cancelling.news()).toEqual({ at: 'asking', told: doubted });
    expect(cancelling.context().failure).toBe(bookingTexts.cancelFailed);
    cancelling.send(confirmed);
    expect(cancelling.news()).toEqual({ at: 'cancelling (busy)', asked });
  });

  it('Cancelling a booking: a session that has ended keeps the question, and says nothing', async () => {
    const cancelling = startAsking();
    cancelling.send(confirmed);
    cancelling.news();
    await cancelling.answer('cancelBooking', { outcome: 'unauthorized' });
    expect(cancelling.news()).toEqual({ at: 'asking' });
    expect(cancelling.context().failure).toBeNull();
  });
});
