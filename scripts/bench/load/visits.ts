import type { Request } from 'autocannon';
import * as bookings from '#domain/contract/bookings.ts';
import * as calendar from '#domain/contract/calendar.ts';
import type { Call, RequestOf } from '#domain/contract/call.ts';
import * as services from '#domain/contract/services.ts';
import { validateToken } from '#domain/contract/session.ts';
import { daysAfter } from '#domain/working-hours.ts';
import { partnerServices } from '../../../backend/seeds/services/partner-services.ts';
import { requestOf } from '../../../src/services/api/request.ts';
import type { Person } from '../../many-people.ts';
import { type Service, slotsOn } from '../backend/offer.ts';

type Slot = { readonly start_time: string; readonly end_time: string };

/** A person's visit, as far as it has come. */
interface Visit {
  readonly person: Person;
  readonly service: Service;
  readonly isBooking: boolean;
  readonly date: string;
  slots: readonly Slot[];
}

/** Days from today on that people look at. */
const days = 300;
/** Every so many visits end with a booking; the others look and go. */
const visitsABooking = 3;

const zone = 'Asia/Kolkata';
const today = new Date().toISOString().slice(0, 10);
const bases = { api: '', calendar: '' };

/** The calls of the app from its start to the slots of a service, on two days. */
const looks: readonly ((visit: Visit) => Request)[] = [
  (visit) => sent(visit, validateToken, { token: visit.person.token }),
  ...[calendar.getAppointments, calendar.getCalendarEvents, calendar.getTasks].map(
    (list) => (visit: Visit) => sent(visit, list, { userId: visit.person.userID, zone }),
  ),
  (visit) => sent(visit, services.listServices, { category: visit.service.category }),
  ...[1, 0].map(
    (later) => (visit: Visit) =>
      sent(visit, services.slotsByDate, slotsOn(visit.service, daysAfter(visit.date, later))),
  ),
];

/** The further calls of a person who books: one of the slots, then the list of bookings. */
const deeds: readonly ((visit: Visit) => Request)[] = [
  (visit) =>
    sent(visit, services.confirmBooking, {
      user_id: visit.person.userID,
      partner_id: visit.service.partnerId,
      service_id: visit.service.id,
      date: visit.date,
      ...oneOf(visit.slots),
    }),
  (visit) => sent(visit, bookings.getBookings, { user_id: visit.person.userID }),
];

/**
 * The calls of a client that visits again and again, as one person after another. It begins anywhere
 * in a visit, so that the clients of a crowd never all do the same.
 */
export function visitsOf(people: readonly Person[], onBooked: () => void): Request {
  const begun = (): Visit => ({
    person: oneOf(people),
    service: oneOf(partnerServices),
    isBooking: Math.random() < 1 / visitsABooking,
    date: daysAfter(today, 1 + Math.floor(Math.random() * days)),
    slots: [],
  });
  const steps = [...looks, ...deeds];
  let visit = begun();
  let step = Math.floor(Math.random() * looks.length);
  return {
    setupRequest: (defaults) => {
      const goesOn = step < looks.length || (visit.isBooking && visit.slots.length > 0);
      if (!goesOn || step === steps.length) {
        visit = begun();
        step = 0;
      }
      return { ...defaults, ...steps[step]?.(visit) };
    },
    onResponse: (status, body) => {
      if (step === looks.length - 1 && status === 200) visit.slots = JSON.parse(body).slots;
      if (status === services.confirmBooking.success) onBooked();
      step++;
    },
  };
}

function sent<C extends Call>({ person }: Visit, call: C, fields: RequestOf<C>): Request {
  const sender = { token: person.token, language: 'en' };
  const { url, init } = requestOf(call, Object(fields), sender, bases);
  return { path: url, ...init };
}

function oneOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T;
}
