import * as v from 'valibot';
import { expect } from 'vitest';
import { getBookings } from '#domain/contract/bookings.ts';
import { slotsByDate } from '#domain/contract/services.ts';
import type { OwnBooking } from '#domain/own-booking.ts';
import {
  appointments,
  bookings,
  resourceBookings,
  serviceSessions,
} from '../../../backend/db/booking-schema.ts';
import type { Database } from '../../../backend/db/database.ts';
import type { Person } from '../../../scripts/many-people.ts';
import type { Calls } from './backend.ts';

/** The Monday after the tests' clock: the day of a booking that names no other. */
export const monday = '2026-03-16';
/** A resource of the organisation that everybody is a member of. */
export const room = 'commons-meeting-room';

/** An hour, as a booking of a service names it. */
export function hourFrom(start_time: string) {
  const end = Number(start_time.slice(0, 2)) + 1;
  return { start_time, end_time: `${String(end).padStart(2, '0')}${start_time.slice(2)}` };
}

/** Hours, as a booking of a resource names them. */
export function slotsFrom(...starts: readonly string[]) {
  return starts.map((start) => ({ start, end: hourFrom(start).end_time }));
}

/**
 * Bookings by the calls of the API: where nothing else is wanted, of the service `alone` of
 * `partner`, on Monday at 10.
 */
export function bookingAt(calls: Calls) {
  const confirm = ({ userID: user_id, token: bearer }: Person, wanted: object = {}) => {
    const usual = { user_id, partner_id: 'partner', service_id: 'alone', date: monday };
    const body = { ...usual, ...hourFrom('10:00'), ...wanted };
    return calls.post('/bookings/confirm', body, { bearer });
  };
  const bookSlots = (
    { userID: userId, token: bearer }: Person,
    slots: unknown = slotsFrom('10:00'),
    { resource = room, ...wanted }: { resource?: string; [field: string]: unknown } = {},
  ) => {
    const body = { date: monday, slots, userId, ...wanted };
    return calls.post(`/resource/${resource}/book`, body, { bearer });
  };
  const move = ({ userID: user_id, token: bearer }: Person, id = '', wanted: object = {}) => {
    const body = { user_id, date: monday, ...wanted };
    return calls.post(`/bookings/${id}/move`, body, { bearer });
  };
  const cancel = ({ userID: user_id, token: bearer }: Person, id = '') =>
    calls.post(`/bookings/${id}/cancel`, { user_id }, { bearer });
  const askForSlots = ({ token: bearer }: Person, wanted: object = {}, query = '') => {
    const usual = { owner_id: 'partner', owner_type: 'partner', date: monday };
    const body = { ...usual, service_duration: 60, location_mode: 'Here', ...wanted };
    return calls.post(`/calendar/slots-by-date${query}`, body, { bearer });
  };

  /** Books, and answers with the id of the booking. */
  const booked = async (person: Person, wanted: object = {}): Promise<string> => {
    const response = await confirm(person, wanted);
    expect(response.status).toBe(201);
    return (await response.json()).booking_id;
  };
  const ownBookings = async ({ userID, token: bearer }: Person): Promise<OwnBooking[]> => {
    const response = await calls.get(`/bookings?user_id=${userID}`, { bearer });
    return v.parse(getBookings.response, await response.json()).bookings;
  };
  /** The starts of the slots that a person is offered. */
  const offered = async (person: Person, wanted: object = {}, query = ''): Promise<string[]> => {
    const response = await askForSlots(person, wanted, query);
    const { slots } = v.parse(slotsByDate.response, await response.json());
    return slots.map(({ start_time }) => start_time);
  };
  return { confirm, booked, bookSlots, move, cancel, ownBookings, askForSlots, offered };
}

/** How many rows bookings have left in each of their tables, and how many seats are taken. */
export async function bookingRows(db: Database) {
  const sessions = await db.select().from(serviceSessions);
  return {
    sessions: sessions.length,
    taken: sessions.reduce((sum, { taken }) => sum + taken, 0),
    bookings: await db.$count(bookings),
    slots: await db.$count(resourceBookings),
    appointments: await db.$count(appointments),
  };
}

/** The rows of so many bookings of services in so many sessions. */
export function serviceRows(count: number, sessions = count) {
  return { sessions, taken: count, bookings: count, slots: 0, appointments: count };
}

/** Each session counts as many seats as there are bookings of it, and no session is empty. */
export async function expectSeatsToAgree(db: Database): Promise<void> {
  const booked = await db.select().from(bookings);
  for (const { id, taken, capacity } of await db.select().from(serviceSessions)) {
    expect(taken).toBe(booked.filter(({ sessionId }) => sessionId === id).length);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(capacity);
  }
}

/** How often each status came. */
export function tallied(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
