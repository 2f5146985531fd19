import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AskedBooking, MovableBooking, OwnBooking } from '#domain/own-booking.ts';
import { emptyList } from '#domain/paged-list.ts';
import { bookingsMachine } from '../../../src/machines/bookings.ts';
import type { FlowModel } from '../harness/paths.ts';
import { asFailed } from './reasons.ts';
import { service, zone } from './slots.ts';

const begins = '2026-03-14T03:30:00.000Z';

export const yoga: MovableBooking = {
  booking_id: 'yoga/1',
  kind: 'service',
  title: service.name,
  provider: 'The park',
  place: 'Lawn',
  price: 350,
  currency: 'INR',
  date: '2026-03-14',
  start_time: '09:00',
  end_time: '10:00',
  starts_at: begins,
  ends_at: '2026-03-14T04:30:00.000Z',
  zone,
  cancel_until: begins,
  move_until: begins,
  partner_id: 'park',
  duration_minutes: 60,
};

/** One that is over. */
export const hall: OwnBooking = {
  booking_id: 'hall',
  kind: 'resource',
  title: 'Community hall',
  date: '2026-03-02',
  start_time: '09:00',
  end_time: '10:00',
  starts_at: '2026-03-02T03:30:00.000Z',
  ends_at: '2026-03-02T04:30:00.000Z',
  zone,
  cancel_until: null,
};

/** The bookings of a signed-in user. */
export const bookingsModel: FlowModel<typeof bookingsMachine> = {
  machine: bookingsMachine,
  inputs: { 'signed in': () => ({ userID: 'asha', least: 1 }) },
  events: {
    'cancel.requested': [{ booking: yoga }],
    'move.requested': [{ booking: yoga }],
    'booking.moved': [{ booking: yoga }],
  },
  actors: {
    getBookings: {
      succeeds: {
        some: { items: [yoga], next: null },
        none: { items: [], next: null },
        first: { items: [yoga], next: 'page 2' },
        second: { items: [yoga, hall], next: null },
      },
      refuses: asFailed,
    },
  },
  listeners: ['pageLooks'],
  isPossible: isInOrder,
};

/**
 * A booking that is shown can be asked about, and a question is answered before anything else is
 * pressed. A second page follows the first, and may be empty. A list that came late stands elsewhere,
 * and is gone on with no further than that it is asked for again.
 */
function isInOrder(snapshot: AnyMachineSnapshot, { type, output }: AnyEventObject): boolean {
  const { list, asked, isLate } = snapshot.context;
  if (isLate && list !== emptyList && type !== 'page.shown') return false;
  if (type.startsWith('booking.')) return isAnswer(type, asked);
  if (asked !== null) return type.startsWith('xstate.');
  if (['cancel.requested', 'move.requested'].includes(type))
    return list.items.includes(yoga) && list.next === null;
  if (!type.startsWith('xstate.done.actor.') || output.items.length === 0) return true;
  return snapshot.matches('loadingMore') === output.items.length > 1;
}

/** Whether an open dialog can end so, or go on so. */
export function isAnswer(type: string, asked: AskedBooking | null): boolean {
  if (asked === null) return false;
  const other = asked.what === 'move' ? 'booking.cancelled' : 'booking.moved';
  return type !== other;
}
