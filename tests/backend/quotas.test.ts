// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { appointments, bookings, resourceBookings } from '../../backend/db/booking-schema.ts';
import { eventInvitations, hostedEvents } from '../../backend/db/event-schema.ts';
import type { App } from '../../backend/http/context.ts';
import { defaultQuotas, type Quotas } from '../../backend/quotas/quotas.ts';
import { defaultLimits } from '../../backend/rate-limits/limits.ts';
import type { Person } from '../../scripts/many-people.ts';
import { callsOf, send, setUpBackend } from './support/backend.ts';
import { bookingAt, monday, slotsFrom } from './support/booking.ts';
import { kinds } from './support/calendar.ts';
import { eventData, hostingAt, numbers } from './support/hosting.ts';
import { addOffer, addPartner, addService, daily } from './support/offer.ts';
import { setUpTwoPeople } from './support/two-people.ts';

const day = 24 * 60 * 60 * 1000;
const backend = setUpBackend();
const [me, other] = setUpTwoPeople(backend);

describe.each(kinds)('Quotas (§22.3): $list of the calendar', ({ kind, list, own }) => {
  it('parallel additions stay within the quota of a day, and another person keeps theirs', async () => {
    const app = within({ calendarEntries: { aDay: 3, inAll: 100 } });
    expect(await inParallel(8, () => add(app, me))).toEqual([
      ...Array(3).fill('200'),
      ...Array(5).fill(
        `429 You can add at most 3 ${list} within 24 hours. Please add the others later.`,
      ),
    ]);
    expect(await listed(me)).toBe(3);
    expect(await add(app, other)).toBe('200');
    backend.moveClock(day);
    expect(await add(app, me)).toBe('200');
  });

  it('parallel additions stay within what a person can keep', async () => {
    const app = within({ calendarEntries: { aDay: 100, inAll: 4 } });
    expect(await inParallel(6, () => add(app, me))).toEqual([
      ...Array(4).fill('200'),
      ...Array(2).fill(`422 You can keep at most 4 ${list}.`),
    ]);
    backend.moveClock(day);
    expect(await add(app, me)).toBe(`422 You can keep at most 4 ${list}.`);
  });

  function add(app: App, { userID, token }: Person): Promise<string> {
    const entry = {
      user_id: userID,
      time_slot: '2026-03-20T04:30:00.000Z',
      status: 'Planned',
      title: 'One of many',
      ...own,
    };
    return told(send(app, 'POST', `/create-${kind}`, entry, { bearer: token }));
  }

  async function listed({ userID, token }: Person): Promise<number> {
    const response = await backend.get(`/get-${list}/${userID}`, { bearer: token });
    return Object.values<unknown[]>(await response.json()).flat().length;
  }
});

describe('Quotas (§22.3): hosted events', () => {
  it('parallel creations stay within the quota of a day, and a repeat still succeeds', async () => {
    const app = within({ events: { aDay: 3, inAll: 100 } });
    const refused =
      '429 You can add at most 3 events within 24 hours. Please add the others later.';
    const answers = await inParallel(8, (n) => create(app, me, n));
    expect(answers).toEqual([...Array(3).fill('200'), ...Array(5).fill(refused)]);
    const rows = await backend.db.select().from(hostedEvents);
    expect(rows).toHaveLength(3);
    const again = rows.map(({ eventName }) => Number(eventName.slice('Event '.length)));
    for (const n of again) expect(await create(app, me, n)).toBe('200');
    expect(await create(app, other, 99)).toBe('200');
    backend.moveClock(day);
    expect(await create(app, me, 99)).toBe('200');
  });

  it('parallel creations stay within what a host can keep', async () => {
    const app = within({ events: { aDay: 100, inAll: 4 } });
    const answers = await inParallel(6, (n) => create(app, me, n));
    expect(answers).toEqual([
      ...Array(4).fill('200'),
      ...Array(2).fill('422 You can keep at most 4 events.'),
    ]);
  });
});

describe('Quotas (§22.3): invitations of one host to one number', () => {
  const [bystander = '', victim = ''] = numbers(2);
  const refused = `429 You can invite one number to at most 2 events within 24 hours. Please invite ${victim} later.`;

  it('parallel creations stay within the quota of a day, the refused events do not exist, and the first number given is named', async () => {
    const app = within({ invitationsToOneNumberADay: 2 });
    const answers = await inParallel(6, (n) => create(app, me, n, [victim, bystander]));
    expect(answers).toEqual(['200', '200', ...Array(4).fill(refused)]);
    expect(await backend.db.select().from(hostedEvents)).toHaveLength(2);
    expect(await backend.db.select().from(eventInvitations)).toHaveLength(4);
  });

  it('other hosts can still invite the number, and the same host can on the next day', async () => {
    const app = within({ invitationsToOneNumberADay: 2 });
    for (const n of [1, 2]) expect(await create(app, me, n, [victim])).toBe('200');
    expect(await create(app, me, 3, [victim])).toBe(refused);
    expect(await create(app, me, 3, [bystander])).toBe('200');
    expect(await create(app, other, 3, [victim])).toBe('200');
    backend.moveClock(day);
    expect(await create(app, me, 4, [victim])).toBe('200');
  });
});

describe('Quotas (§22.3): changes of one event', () => {
  it('parallel changes stay within the quota, a repeat and a change of guests alone still succeed, and other events keep theirs', async () => {
    const app = within({ changesOfAnEvent: 2 });
    const { hostEvent, update } = hostingAt(callsOf(app));
    const id = await hostEvent(me, []);
    const change = (venue: string, invitees: string[] = []) =>
      told(update(me, id, { eventData: eventData({ venue }), invitees }));
    const refused =
      '422 You can change an event at most 2 times. Please cancel it, and host a new one.';
    const answers = await inParallel(5, (n) => change(`Hall ${n}`));
    expect(answers).toEqual(['200', '200', ...Array(3).fill(refused)]);
    const [event] = await backend.db.select().from(hostedEvents);
    expect(await change(event?.venue ?? '', numbers(1))).toBe('200');
    expect(await change('Hall 9')).toBe(refused);
    const other = await hostEvent(me, [], { eventName: 'Another' });
    const data = eventData({ eventName: 'Another', venue: 'Hall 9' });
    expect(await told(update(me, other, { eventData: data }))).toBe('200');
  });
});

describe('Quotas (§22.4): open bookings of services', () => {
  const tooManyThatDay =
    '409 You can book this partner at most 2 times on one day. Please choose another day.';
  const tooMany =
    '409 You can have at most 3 bookings to come. Please book again after one of them.';

  beforeEach(async () => {
    await addOffer(backend.db);
    await addPartner(backend.db, 'neighbour', daily('09:00', '17:00'));
    await addService(backend.db, 'partner', 'long', { durationMinutes: 120 });
    await addService(backend.db, 'neighbour', 'next-door');
  });

  it('parallel bookings of one day stay within the quota of a partner, whatever the service', async () => {
    const app = within({ openBookings: { withPartnerADay: 2, inAll: 100 } });
    const answers = await inParallel(6, (n) =>
      n % 2 === 0 ? book(app, me, 9 + n) : book(app, me, 9 + n, { service: 'long', hours: 2 }),
    );
    expect(answers.filter((answer) => answer === '201')).toHaveLength(2);
    expect(
      answers.filter((answer) => !answer.startsWith('201') && !answer.startsWith('409')),
    ).toEqual([]);
    expect(await backend.db.select().from(bookings)).toHaveLength(2);
    expect(await backend.db.select().from(appointments)).toHaveLength(2);

    expect(await book(app, me, 16)).toBe(tooManyThatDay);
    expect(await book(app, me, 16, { day: '2026-03-17' })).toBe('201');
    expect(await book(app, me, 16, { partner: 'neighbour', service: 'next-door' })).toBe('201');
    expect(await book(app, other, 16)).toBe('201');
  });

  it('parallel bookings stay within the quota of all open ones, and a past one counts no more', async () => {
    const app = within({ openBookings: { withPartnerADay: 2, inAll: 3 } });
    const days = [16, 17, 18, 19, 20, 21].map((number) => `2026-03-${number}`);
    const answers = await inParallel(6, (n) => book(app, me, 10, { day: days[n] ?? '' }));
    expect(answers).toEqual([...Array(3).fill('201'), ...Array(3).fill(tooMany)]);
    backend.moveClock(9 * day);
    expect(await book(app, me, 10, { day: '2026-03-24' })).toBe('201');
  });

  it('an entry that a booking writes counts for no quota of the calendar', async () => {
    const app = within({ calendarEntries: { aDay: 1, inAll: 1 } });
    expect(await book(app, me, 10)).toBe('201');
    const entry = {
      ...{ user_id: me.userID, time_slot: '2026-03-20T04:30:00.000Z', status: 'Planned' },
      ...{ title: 'Dentist', service_provider: 'Dr. Rao' },
    };
    const added = send(app, 'POST', '/create-appointment', entry, { bearer: me.token });
    expect(await told(added)).toBe('200');
  });

  it('a repeat of a booking at the quota is answered with success, and books nothing more', async () => {
    const app = within({ openBookings: { withPartnerADay: 1, inAll: 1 } });
    expect(await inParallel(20, () => book(app, me, 10))).toEqual(Array(20).fill('201'));
    expect(await book(app, me, 10)).toBe('201');
    expect(await backend.db.select().from(bookings)).toHaveLength(1);
  });

  it('one account that asks for every hour of a month gets the open bookings of a person', async () => {
    const { openBookings } = defaultQuotas;
    const app = backend.another({
      limits: { ...defaultLimits, person: { points: 10_000, seconds: 60 } },
    });
    const days = Array.from({ length: 25 }, (_, n) => new Date(Date.parse(monday) + n * day));
    for (const at of days) {
      await inParallel(8, (n) => book(app, me, 9 + n, { day: at.toISOString().slice(0, 10) }));
    }
    const rows = await backend.db.select().from(bookings);
    expect(rows).toHaveLength(openBookings.inAll);
    for (const ofDay of Map.groupBy(rows, (row) => row.day).values()) {
      expect(ofDay.length).toBeLessThanOrEqual(openBookings.withPartnerADay);
    }
    const rest = await inParallel(8, (n) => book(app, other, 9 + n));
    expect(rest.filter((answer) => answer === '201')).toHaveLength(
      8 - openBookings.withPartnerADay,
    );
  });

  function book(
    app: App,
    person: Person,
    hour: number,
    { partner = 'partner', service = 'alone', day = monday, hours = 1 } = {},
  ): Promise<string> {
    const wanted = { partner_id: partner, service_id: service, date: day };
    const times = { start_time: clock(hour), end_time: clock(hour + hours) };
    return told(bookingAt(callsOf(app)).confirm(person, { ...wanted, ...times }));
  }
});

describe('Quotas (§22.4): open slots of resources', () => {
  it('parallel bookings stay within the quota, all or nothing, and a repeat still succeeds', async () => {
    const app = within({ openResourceSlots: 5 });
    const days = [16, 17, 18, 19].map((number) => `2026-03-${number}`);
    const answers = await inParallel(4, (n) => book(app, me, days[n] ?? '', [10, 11]));
    expect(answers).toEqual([
      ...Array(2).fill('200'),
      ...Array(2).fill(
        '409 You can have at most 5 booked slots to come. Please choose fewer, or book again later.',
      ),
    ]);
    const rows = await backend.db.select().from(resourceBookings);
    expect(rows).toHaveLength(4);
    expect(await book(app, me, rows[0]?.day ?? '', [10, 11])).toBe('200');
    expect(await book(app, me, '2026-03-20', [10])).toBe('200');
    expect(await book(app, other, '2026-03-20', [11, 12])).toBe('200');
  });

  function book(app: App, person: Person, date: string, hours: number[]): Promise<string> {
    const slots = slotsFrom(...hours.map(clock));
    return told(bookingAt(callsOf(app)).bookSlots(person, slots, { date }));
  }
});

function within(quotas: Partial<Quotas>): App {
  return backend.another({ quotas: { ...defaultQuotas, ...quotas } });
}

function create(app: App, host: Person, n: number, invitees: string[] = []): Promise<string> {
  const { create } = hostingAt(callsOf(app));
  return told(create(host, eventData({ eventName: `Event ${n}` }), invitees));
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** The status of an answer, and the sentence of a refusal behind it. */
async function told(asking: Promise<Response>): Promise<string> {
  const response = await asking;
  const { error } = await response.json();
  return error === undefined ? String(response.status) : `${response.status} ${error}`;
}

/** The answers to parallel requests, sorted. */
async function inParallel(times: number, request: (n: number) => Promise<string>) {
  return (await Promise.all(Array.from({ length: times }, (_, n) => request(n)))).sort();
}
