import type { MovableBooking, OwnBooking } from '#domain/own-booking.ts';

/** A booking that can be cancelled. */
export const checkUp: OwnBooking = {
  booking_id: 'check-up',
  kind: 'service',
  title: 'Dental check-up',
  provider: 'Smile Clinic',
  place: 'At the clinic',
  price: 500,
  currency: 'INR',
  date: '2099-11-29',
  start_time: '10:00',
  end_time: '11:00',
  starts_at: '2099-11-29T04:30:00.000Z',
  ends_at: '2099-11-29T05:30:00.000Z',
  zone: 'Asia/Kolkata',
  cancel_until: '2099-11-29T04:30:00.000Z',
  service_id: 'teeth',
  partner_id: 'smile',
  duration_minutes: 60,
  location_mode: 'At the clinic',
};

/** The same, which can be moved as well. */
export const movable: MovableBooking = {
  ...checkUp,
  partner_id: 'smile',
  duration_minutes: 60,
  move_until: checkUp.starts_at,
};

/** A slot of a resource on a day after the check-up. */
export const hallBooking: OwnBooking = {
  booking_id: 'hall',
  kind: 'resource',
  title: 'Community hall',
  date: '2099-12-01',
  start_time: '09:00',
  end_time: '10:00',
  starts_at: '2099-12-01T03:30:00.000Z',
  ends_at: '2099-12-01T04:30:00.000Z',
  resource_id: 'hall',
};

/** The title of the question before a booking is cancelled. */
export const cancelQuestion = 'Cancel this booking?';
