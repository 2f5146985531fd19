import { getLocalTimeZone } from '@internationalized/date';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  BookingDraft,
  bookedEntry,
  firstBookableDay,
  isBookable,
  lastBookableDay,
  lastOfferedDay,
  slotsOf,
} from '#domain/booking.ts';
import {
  bookResource,
  confirmBooking,
  getResource,
  loadSlots,
} from '../../src/services/api/booking.ts';
import { getUserOrganisations } from '../../src/services/api/organisations.ts';
import { moveBooking } from '../../src/services/api/own-bookings.ts';
import { answer, answerBy, ask, request, setUpApi } from '../services/api-world.ts';

setUpApi();

const service = {
  service_id: 'yoga',
  partner_id: 'park',
  name: 'Morning yoga',
  currency: 'INR',
  price: 350,
  duration_minutes: 45,
  location_mode: 'on_site',
};
const date = '2026-03-09';
const nine = { start: '09:00', end: '09:45' };
const ten = { start: '10:00', end: '10:45' };
const ofResource = { kind: 'resource', resourceId: 'hall/1' } as const;

describe('A partner’s service', () => {
  it('has slots that are looked up by partner, duration and location mode', () => {
    const [partnerId, duration, locationMode] = ['park', 45, 'on_site'];
    expect(slotsOf(service)).toEqual({ kind: 'service', partnerId, duration, locationMode });
  });

  it('without a duration and a location mode has slots of 60 minutes anywhere', () => {
    const { duration_minutes: _, location_mode: __, ...bare } = service;
    expect(slotsOf(bare)).toMatchObject({ duration: 60, locationMode: '' });
  });

  it('says with its slots how many days ahead it has to be booked', () => {
    expect(slotsOf({ ...service, min_booking_floor: 2 })).toMatchObject({ daysAhead: 2 });
    expect(slotsOf({ ...service, min_booking_floor: 0 })).not.toHaveProperty('daysAhead');
  });

  it('without a partner cannot be booked', () => {
    expect(isBookable(service)).toBe(true);
    expect(isBookable({ ...service, partner_id: null })).toBe(false);
    const { partner_id: _, ...nobodys } = service;
    expect(isBookable(nobodys)).toBe(false);
  });

  it('can be booked from today on, or from its min_booking_floor in days', () => {
    expect(firstBookableDay(service, '2026-02-27')).toBe('2026-02-27');
    expect(firstBookableDay({ ...service, min_booking_floor: 3 }, '2026-02-27')).toBe('2026-03-02');
  });

  it.each([
    ['no', null, '2027-02-27'],
    ['a short', 3, '2027-02-27'],
    ['a longer', 400, '2028-04-02'],
  ])(
    'with %s notice is offered for a year, and never ends before its first day',
    (_, min_booking_floor, last) => {
      expect(lastOfferedDay({ ...service, min_booking_floor }, '2026-02-27')).toBe(last);
    },
  );
});

describe('A resource', () => {
  const today = '2026-03-09';
  const tomorrow = '2026-03-10';

  it.each([
    ['today alone where the service does not say until when', null, today],
    ['today alone where the last day is over', '2026-03-08', today],
    ['all days until the last one', '2026-05-08', '2026-05-08'],
  ])('can be booked for %s', (_, bookableUntil, last) => {
    expect(lastBookableDay({ today, date: today, bookableUntil })).toBe(last);
  });

  it('shows the way back from a day that the service offers no more', () => {
    const days = { today, date: tomorrow, bookableUntil: null };
    expect(lastBookableDay(days)).toBe(tomorrow);
  });
});

describe('A stored booking draft', () => {
  it.each([
    { isChoosing: true, date: '2026-02-30', slots: [] },
    { isChoosing: true, date, slots: [{ start: '09:00' }] },
    { isChoosing: 'yes', date, slots: [] },
    { date, slots: [] },
    null,
  ])('counts as absent when it reads %j', (draft) => {
    expect(v.is(BookingDraft, draft)).toBe(false);
  });
});

it('Booking: what was booked goes into a calendar also without a description and a place', () => {
  const order = { date: '2026-03-10', slots: [{ start: '09:00', end: '09:45' }] };
  const booked = { bookingIds: ['a'], order, title: 'Morning yoga', zone: 'Asia/Kolkata' };
  expect(bookedEntry(booked)).toEqual({
    kind: 'booking',
    ids: ['a'],
    title: 'Morning yoga',
    description: null,
    location: null,
    ...order,
    zone: 'Asia/Kolkata',
  });
});

describe('Slots of a service', () => {
  it('are requested by partner, date, duration and location mode and arrive as start and end', async () => {
    answer({ slots: [{ start_time: '10:00', end_time: '10:45' }], zone: 'Asia/Kolkata' });
    const slots = await ask(loadSlots, { source: slotsOf(service), date });
    expect(slots).toEqual({ slots: [ten], zone: 'Asia/Kolkata', bookableUntil: null });
    const { url, method } = request();
    expect([method, url]).toEqual(['POST', 'https://api.test/calendar/slots-by-date']);
    expect(await request().json()).toEqual({
      owner_id: 'park',
      owner_type: 'partner',
      date,
      service_duration: 45,
      location_mode: 'on_site',
    });
  });

  it('are left out on a day before its min_booking_floor, also where the answer lists them', async () => {
    vi.useFakeTimers({ now: Date.parse(`${date}T12:00:00Z`), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    answer({ slots: [{ start_time: '10:00', end_time: '10:45' }] });
    const source = slotsOf({ ...service, min_booking_floor: 2 });
    expect(await ask(loadSlots, { source, date: '2026-03-10' })).toMatchObject({ slots: [] });
    expect(await ask(loadSlots, { source, date: '2026-03-11' })).toMatchObject({ slots: [ten] });
  });

  it('have the zone null when the answer names no zone', async () => {
    answer({ slots: [] });
    const slots = await ask(loadSlots, { source: slotsOf(service), date });
    expect(slots).toEqual({ slots: [], zone: null, bookableUntil: null });
  });
});

describe('Slots of a resource', () => {
  it('are the available ones of the day, reduced to start and end', async () => {
    const slots = [
      { ...ten, available: true, price: 5 },
      { ...nine, available: false },
    ];
    const bookableUntil = '2026-05-08';
    answer({ slots, zone: 'Asia/Kolkata', bookable_until: bookableUntil });
    const free = await ask(loadSlots, { source: ofResource, date });
    expect(free).toEqual({ slots: [ten], zone: 'Asia/Kolkata', bookableUntil });
    answer({ slots: [], next_day: '2026-03-12' });
    const none = await ask(loadSlots, { source: ofResource, date });
    expect(none).toMatchObject({ slots: [], nextDay: '2026-03-12' });
    expect(request().url).toBe('https://api.test/resource/hall%2F1/slots?date=2026-03-09');
  });
});

const bookings = [
  {
    title: 'Booking a service',
    book: () => ask(confirmBooking, { userID: 'asha', service, date, slot: nine }),
    path: '/bookings/confirm',
    body: {
      user_id: 'asha',
      partner_id: 'park',
      service_id: 'yoga',
      date,
      start_time: '09:00',
      end_time: '09:45',
    },
    good: () => Response.json({ start_time: '09:05' }, { status: 201 }),
    // The time in the answer counts, not the time that was sent.
    done: { outcome: 'booked', startTime: '09:05', bookingIds: [] },
  },
  {
    title: 'Booking a resource',
    book: () =>
      ask(bookResource, { userID: 'asha', resourceId: 'hall/1', date, slots: [nine, ten] }),
    path: '/resource/hall%2F1/book',
    body: { userId: 'asha', date, slots: [nine, ten] },
    good: () => Response.json({}),
    done: { outcome: 'booked', startTime: '09:00', bookingIds: [] },
  },
  {
    title: 'Moving a booking',
    book: () => ask(moveBooking, { userID: 'asha', bookingId: 'yoga/1', date, slot: nine }),
    path: '/bookings/yoga%2F1/move',
    body: { user_id: 'asha', date, start_time: '09:00', end_time: '09:45' },
    good: () => Response.json({}),
    done: { outcome: 'moved', booking: null },
  },
] as const;

describe.each(bookings)('$title', ({ book, path, body, good, done }) => {
  it('sends the chosen slots as they were offered and is done', async () => {
    answerBy(good);
    expect(await book()).toEqual(done);
    const { url, method } = request();
    expect([method, url]).toEqual(['POST', `https://api.test${path}`]);
    expect(await request().json()).toEqual(body);
  });

  it.each([400, 403, 404, 409, 422, 429])(
    'is refused with the sentence of a %i answer',
    async (status) => {
      answer({ error: 'It is already booked.' }, status);
      expect(await book()).toEqual({ outcome: 'refused', message: 'It is already booked.' });
    },
  );

  it.each([500, 503])('may be done, with the sentence of a %i answer (§22.182)', async (status) => {
    answer({ error: 'We are in trouble.' }, status);
    expect(await book()).toEqual({ outcome: 'unclear', message: 'We are in trouble.' });
  });

  it('is refused by a 409 without a sentence', async () => {
    answer({}, 409);
    expect(await book()).toEqual({ outcome: 'refused', message: null });
  });
});

describe('Booking a service without a 201', () => {
  const [{ book }] = bookings;

  it.each([200, 202])('fails on a %i without an error field', async (status) => {
    answer({ start_time: '09:00' }, status);
    await expect(book()).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is refused with the error field of a 200 answer', async () => {
    answer({ error: 'It is already booked.' }, 200);
    expect(await book()).toEqual({ outcome: 'refused', message: 'It is already booked.' });
  });
});

describe('The error field of a resource booking', () => {
  const [, { book }] = bookings;

  it.each([200, 201])('refuses the booking even in a %i answer', async (status) => {
    answer({ error: 'One of them is taken.' }, status);
    expect(await book()).toEqual({ outcome: 'refused', message: 'One of them is taken.' });
  });

  it('is cut at 200 characters', async () => {
    answer({ error: 'x'.repeat(201) });
    expect(await book()).toEqual({ outcome: 'refused', message: 'x'.repeat(200) });
  });

  it.each([{ code: 7 }, 7, true])('is a refusal without a sentence as %j', async (error) => {
    answer({ error });
    expect(await book()).toEqual({ outcome: 'refused', message: null });
  });

  it.each([null, false, ''])('counts as absent as %j', async (error) => {
    answer({ error });
    expect(await book()).toMatchObject({ outcome: 'booked' });
  });
});

it('Organisations: they are requested by user id and zone', async () => {
  answer([]);
  await ask(getUserOrganisations, { userID: 'a&b' });
  const zone = encodeURIComponent(getLocalTimeZone());
  expect(request().url).toBe(`https://api.test/get-user-organisations?userId=a%26b&zone=${zone}`);
});

it('Resource page: the answer may come under its name', async () => {
  const hall = { name: 'Hall', location: 'Ground floor' };
  answer({ success: true, resource: { ...hall, capacity: '40', description: 7 } });
  const resource = { ...hall, capacity: 40 };
  expect(await ask(getResource, { resourceId: 'hall' })).toEqual({ outcome: 'found', resource });
});

it('Resource page: a service without such a resource has none of that identifier', async () => {
  answer({ error: 'Not found.' }, 404);
  const asked = ask(getResource, { resourceId: 'hall' });
  await expect(asked).resolves.toEqual({ outcome: 'notFound' });
});
