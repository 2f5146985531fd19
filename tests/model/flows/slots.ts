import type { BookableService } from '#domain/booking.ts';
import type { DaySlots, Slot } from '#domain/slot.ts';

export const today = '2026-03-09';
export const tomorrow = '2026-03-10';
/** The last day that a resource can be booked. */
export const lastDay = '2026-05-08';
export const zone = 'Asia/Kolkata';

export const nine: Slot = { start: '09:00', end: '10:00' };
export const ten: Slot = { start: '10:00', end: '11:00' };
export const eleven: Slot = { start: '11:00', end: '12:00' };

/** Answers of `loadSlots`: slots out of order with one twice, fewer after others booked, and none. */
export const answers = {
  free: { slots: [ten, nine, ten], zone, bookableUntil: lastDay },
  fewer: { slots: [ten], zone, bookableUntil: lastDay },
  none: { slots: [], zone, bookableUntil: lastDay },
} satisfies Record<string, DaySlots>;

export const service: BookableService = {
  service_id: 'yoga',
  partner_id: 'park',
  name: 'Morning yoga',
  description: 'An hour in the park',
  currency: 'INR',
  price: 350,
  duration_minutes: 60,
  location_mode: 'on_site',
};
