import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BookingDraft, firstBookableDay, isBookable, slotsOf } from '#domain/booking.ts';
import {
  bookResource,
  confirmBooking,
  getResource,
  getUserOrganisations,
  loadSlots,
} from '../../src/services/api/booking.ts';
import { createSend } from '../../src/services/api/client.ts';

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
const { signal } = new AbortController();

const fetched = vi.fn<typeof fetch>();
const onUnauthorized = vi.fn();
const send = createSend({
  bases: { api: 'https://api.test', calendar: 'https://calendar.test' },
  sessionToken: () => 'session',
  onUnauthorized,
});

beforeEach(() => {
  fetched.mockReset();
  onUnauthorized.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('a service', () => {
  it('is asked for by its partner, its duration and its place', () => {
    const [partnerId, duration, locationMode] = ['park', 45, 'on_site'];
    expect(slotsOf(service)).toEqual({ kind: 'service', partnerId, duration, locationMode });
  });

  it('that says neither how long nor where is asked for by the hour, anywhere', () => {
    const { duration_minutes: _, location_mode: __, ...bare } = service;
    expect(slotsOf(bare)).toMatchObject({ duration: 60, locationMode: '' });
  });

  it('without its partner cannot be booked', () => {
    expect(isBookable(service)).toBe(true);
    expect(isBookable({ ...service, partner_id: null })).toBe(false);
    const { partner_id: _, ...nobodys } = service;
    expect(isBookable(nobodys)).toBe(false);
  });

  it('can be booked from today on, or from as many days ahead as it says', () => {
    expect(firstBookableDay(service, '2026-02-27')).toBe('2026-02-27');
    expect(firstBookableDay({ ...service, min_booking_floor: 3 }, '2026-02-27')).toBe('2026-03-02');
  });
});

describe('a draft of a booking', () => {
  it.each([
    { isChoosing: true, date: '2026-02-30', slots: [] },
    { isChoosing: true, date, slots: [{ start: '09:00' }] },
    { isChoosing: 'yes', date, slots: [] },
    { date, slots: [] },
    null,
  ])('that reads %j is none', (draft) => {
    expect(v.is(BookingDraft, draft)).toBe(false);
  });
});

describe('the slots of a service', () => {
  it('are asked for with all that decides them, and come as start and end', async () => {
    answer({ slots: [{ start_time: '10:00', end_time: '10:45' }], zone: 'Asia/Kolkata' });
    const slots = await loadSlots(send, { source: slotsOf(service), date }, signal);
    expect(slots).toEqual({ slots: [ten], zone: 'Asia/Kolkata' });
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

  it('have no zone where the service names none', async () => {
    answer({ slots: [] });
    const slots = await loadSlots(send, { source: slotsOf(service), date }, signal);
    expect(slots).toEqual({ slots: [], zone: null });
  });
});

describe('the slots of a resource', () => {
  it('are those of the day that are available, without what does not belong to a slot', async () => {
    const slots = [
      { ...ten, available: true, price: 5 },
      { ...nine, available: false },
    ];
    answer({ slots, zone: 'Asia/Kolkata' });
    const free = await loadSlots(send, { source: ofResource, date }, signal);
    expect(free).toEqual({ slots: [ten], zone: 'Asia/Kolkata' });
    expect(request().url).toBe('https://api.test/resource/hall%2F1/slots?date=2026-03-09');
  });
});

describe.each([
  ['of a service', { slots: [{ start: '09:00', end: '10:00' }] }, slotsOf(service)],
  ['of a resource', { slots: [{ ...nine, available: 'yes' }] }, ofResource],
])('slots %s', (_, wrongShape, source) => {
  it.each([
    ['in another shape', wrongShape],
    ['without a list', {}],
    ['that are nothing', null],
  ])('%s are malformed, and never shown in part', async (__, body) => {
    answer(body);
    const asked = loadSlots(send, { source, date }, signal);
    await expect(asked).rejects.toMatchObject({ kind: 'malformed' });
  });
});

const bookings = [
  {
    title: 'a booking of a service',
    book: () => confirmBooking(send, { userID: 'asha', service, date, slot: nine }, signal),
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
    // The time in the answer is the one that counts.
    startTime: '09:05',
    wrongShape: { started: '09:00' },
  },
  {
    title: 'a booking of a resource',
    book: () =>
      bookResource(
        send,
        { userID: 'asha', resourceId: 'hall/1', date, slots: [nine, ten] },
        signal,
      ),
    path: '/resource/hall%2F1/book',
    body: { userId: 'asha', date, slots: [nine, ten] },
    good: () => Response.json({}),
    startTime: '09:00',
    wrongShape: { error: { code: 7 } },
  },
] as const;

describe.each(bookings)('$title', ({ book, path, body, good, startTime, wrongShape }) => {
  it('sends what was chosen as it came, and is booked', async () => {
    fetched.mockResolvedValue(good());
    expect(await book()).toEqual({ outcome: 'booked', startTime });
    const { url, method } = request();
    expect([method, url]).toEqual(['POST', `https://api.test${path}`]);
    expect(await request().json()).toEqual(body);
  });

  it.each([400, 403, 404, 409, 422, 500, 503])(
    'refused with %i and a sentence is refused in these words',
    async (status) => {
      answer({ error: 'It is already booked.' }, status);
      expect(await book()).toEqual({ outcome: 'refused', message: 'It is already booked.' });
    },
  );

  it('is refused in 200 characters at most', async () => {
    answer({ error: 'x'.repeat(5_000) }, 409);
    expect(await book()).toEqual({ outcome: 'refused', message: 'x'.repeat(200) });
  });

  it('answered with 401 is not authorized, whatever is said with it, and ends the session', async () => {
    answer({ error: 'Log in first.' }, 401);
    expect(await book()).toEqual({ outcome: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('session');
  });

  it.each([
    ['an answer in another shape', () => Response.json(wrongShape, { status: 201 }), 'malformed'],
    ['HTML', () => new Response('<h1>Oh no</h1>', { status: 201 }), 'malformed'],
    ['a 500 without a sentence', () => new Response('<h1>Oh no</h1>', { status: 500 }), 'refused'],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), 'unavailable'],
  ])('fails on %s', async (_, respond, kind) => {
    fetched.mockImplementation(async () => respond());
    await expect(book()).rejects.toMatchObject({ kind });
  });
});

describe('only 201 means a booked service', () => {
  const [{ book }] = bookings;

  it.each([200, 202])('%i does not', async (status) => {
    answer({ start_time: '09:00' }, status);
    await expect(book()).rejects.toMatchObject({ kind: 'refused' });
  });

  it('an error in a 200 is said', async () => {
    answer({ error: 'It is already booked.' }, 200);
    expect(await book()).toEqual({ outcome: 'refused', message: 'It is already booked.' });
  });
});

describe('an error in the answer of a resource', () => {
  const [, { book }] = bookings;

  it.each([200, 201])('means that nothing was booked, even with %i', async (status) => {
    answer({ error: 'One of them is taken.' }, status);
    expect(await book()).toEqual({ outcome: 'refused', message: 'One of them is taken.' });
  });

  it('is cut at 200 characters there as well', async () => {
    answer({ error: 'x'.repeat(201) });
    expect(await book()).toEqual({ outcome: 'refused', message: 'x'.repeat(200) });
  });

  it('that is empty is a failure without a sentence', async () => {
    answer({ error: '' });
    await expect(book()).rejects.toMatchObject({ kind: 'refused', sentence: null });
  });

  it('that is null is none', async () => {
    answer({ error: null });
    expect(await book()).toMatchObject({ outcome: 'booked' });
  });
});

it('organisations are asked for by the person, and a missing list is an empty one', async () => {
  answer([
    { name: 'Trust' },
    { name: 'Club', branches: [{ name: 'Old town', departments: null }] },
  ]);
  expect(await getUserOrganisations(send, { userID: 'a&b' }, signal)).toEqual([
    { name: 'Trust', branches: [] },
    { name: 'Club', branches: [{ name: 'Old town', departments: [] }] },
  ]);
  expect(request().url).toBe('https://api.test/get-user-organisations?userId=a%26b');
});

it('a resource without a name is malformed', async () => {
  answer({ location: 'Ground floor' });
  await expect(getResource(send, { resourceId: 'hall' }, signal)).rejects.toMatchObject({
    kind: 'malformed',
  });
});

function answer(body: unknown, status = 200): void {
  fetched.mockResolvedValue(Response.json(body, { status }));
}

function request(): Request {
  const sent = fetched.mock.lastCall?.[0];
  if (!(sent instanceof Request)) throw new Error('Nothing was sent.');
  return sent;
}
