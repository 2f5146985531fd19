// @vitest-environment node
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/working-hours.ts';
import { appointments, bookings, serviceSessions } from '../../../backend/db/booking-schema.ts';
import { partners, services } from '../../../backend/db/schema.ts';
import { manyPeople, type Person } from '../../../scripts/many-people.ts';
import { setUpBackend } from '../support/backend.ts';
import { bookingAt } from '../support/booking.ts';
import { addPartner, addService, daily } from '../support/offer.ts';
import { setUpTwoPeople } from '../support/two-people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool, a Saturday.
const today = '2026-03-14';
const tomorrow = '2026-03-15';
const hour = 60 * 60 * 1000;
const backend = setUpBackend();
const calls = bookingAt(backend);
const [me, other] = setUpTwoPeople(backend);

beforeEach(async () => {
  await addPartner(backend.db, 'partner', daily('09:00', '17:00'));
  await addService(backend.db, 'partner', 'alone');
});

describe('Bookings: the slots of a partner', () => {
  it('slots divide the working hours of that weekday, in order, with their zone', async () => {
    const hours = [
      { weekday: 0, opens: '16:00', closes: '18:30' } as const,
      { weekday: 0, opens: '09:00', closes: '11:00' } as const,
      { weekday: 1, opens: '10:00', closes: '11:00' } as const,
    ];
    await backend.db.update(partners).set({ hours }).where(eq(partners.id, 'partner'));
    expect(await (await ask({ date: tomorrow })).json()).toEqual({
      slots: ['09:00', '10:00', '16:00', '17:00'].map((start_time) => ({
        start_time,
        end_time: `${Number(start_time.slice(0, 2)) + 1}:00`.padStart(5, '0'),
      })),
      zone: 'Asia/Kolkata',
    });
    expect(await listed({ date: '2026-03-16' })).toEqual(['10:00']);
    expect(await listed({ date: '2026-03-17' })).toEqual([]);
  });

  it('a day without a free slot names the next one of 14 days that has one', async () => {
    const hours = [{ weekday: 0, opens: '09:00', closes: '10:00' } as const];
    await backend.db.update(partners).set({ hours }).where(eq(partners.id, 'partner'));
    const nextAfter = async (date: string) => (await (await ask({ date })).json()).next_day;
    expect(await nextAfter('2026-03-16')).toBe('2026-03-22');
    const sunday = { date: '2026-03-22', start_time: '09:00', end_time: '10:00' };
    expect(await book(sunday)).toBe(201);
    expect(await nextAfter('2026-03-16')).toBe('2026-03-29');
    expect(await nextAfter('2026-03-13')).toBeUndefined();
    await backend.db.update(partners).set({ hours: [] }).where(eq(partners.id, 'partner'));
    expect(await nextAfter('2026-03-16')).toBeUndefined();
  });

  it('slots that have begun today, by the partner’s clock, are left out', async () => {
    expect(await listed({ date: today })).toEqual(['15:00', '16:00']);
    backend.moveClock(hour / 2);
    expect(await listed({ date: today })).toEqual(['16:00']);
    expect(await book({ date: today, start_time: '15:00', end_time: '16:00' })).toBe(409);
  });

  it('today is the day in the partner’s zone, not in the server’s', async () => {
    await addPartner(backend.db, 'far', daily('00:00', '00:00'), 'Pacific/Kiritimati');
    await addService(backend.db, 'far', 'far-away');
    expect(await listed({ owner_id: 'far', date: today })).toEqual([]);
    expect(await listed({ owner_id: 'far', date: tomorrow })).toHaveLength(24);
    backend.moveClock(hour);
    expect((await listed({ owner_id: 'far', date: tomorrow }))[0]).toBe('01:00');
  });

  it('the first slots are as many days ahead as the service asks for notice', async () => {
    await addService(backend.db, 'partner', 'early', { durationMinutes: 30, minBookingFloor: 2 });
    const times = { service_id: 'early', start_time: '09:00', end_time: '09:30' };
    for (const [days, status] of [
      [0, 409],
      [1, 409],
      [2, 201],
    ] as const) {
      const date = daysAfter(today, days);
      const isListed = (await listed({ date, service_duration: 30 })).includes('09:00');
      expect(isListed).toBe(status === 201);
      expect(await book({ ...times, date })).toBe(status);
    }
  });

  it('slots end a year ahead, and a past day has no slots', async () => {
    for (const [date, status] of [
      ['2026-03-13', 409],
      ['1900-01-01', 409],
      [daysAfter(today, 365), 201],
      [daysAfter(today, 366), 409],
      ['2200-12-31', 409],
    ] as const) {
      expect((await listed({ date })).length > 0, date).toBe(status === 201);
      expect(await book({ date }), date).toBe(status);
    }
  });

  it('slots of night hours cross midnight and belong to the day of their start', async () => {
    await addPartner(backend.db, 'guard', daily('22:00', '02:00'));
    await addService(backend.db, 'guard', 'watch', { durationMinutes: 90 });
    const asked = { owner_id: 'guard', date: tomorrow, service_duration: 90 };
    const { slots } = await (await ask(asked)).json();
    expect(slots).toEqual([
      { start_time: '22:00', end_time: '23:30' },
      { start_time: '23:30', end_time: '01:00' },
    ]);
    const times = { start_time: '23:30', end_time: '01:00', date: tomorrow };
    expect(await book({ partner_id: 'guard', service_id: 'watch', ...times })).toBe(201);
  });

  it('a taken slot is not offered, and another person is refused, where the database knows the zone by older rules', async () => {
    // Alberta keeps the summer's time since 2026; a database of before begins the day an hour later.
    const date = '2026-12-15';
    await addPartner(backend.db, 'northern', daily('00:00', '00:00'), 'America/Edmonton');
    await addService(backend.db, 'northern', 'early');
    const early = { partner_id: 'northern', service_id: 'early', date };
    const midnight = { ...early, start_time: '00:00', end_time: '01:00' };
    expect(await book(midnight)).toBe(201);
    const starts = await listed({ owner_id: 'northern', date }, other);
    expect([starts.length, starts[0]]).toEqual([23, '01:00']);
    expect(await book(midnight, other)).toBe(409);
    expect(await book({ ...early, start_time: '23:00', end_time: '00:00' }, other)).toBe(201);
  });

  it('a partner without known working hours has no slots', async () => {
    await backend.db.update(partners).set({ hours: null }).where(eq(partners.id, 'partner'));
    expect(await listed({ date: tomorrow })).toEqual([]);
    expect(await book({ date: tomorrow })).toBe(409);
  });

  it('a session of one service makes the slot unavailable for the partner’s other services', async () => {
    await addService(backend.db, 'partner', 'long', { durationMinutes: 120 });
    await book({ service_id: 'long', start_time: '11:00', end_time: '13:00' });
    expect(await listed({ date: tomorrow })).not.toContain('11:00');
    expect(await listed({ date: tomorrow })).not.toContain('12:00');
    expect(await listed({ date: tomorrow })).toContain('13:00');
    expect(await book({ start_time: '12:00', end_time: '13:00' }, other)).toBe(409);
  });

  it('several services of one length and place list each slot once, if one of them has it free', async () => {
    await addService(backend.db, 'partner', 'group', { sessionType: 'one2many', maxCapacity: 2 });
    const all = await listed({ date: tomorrow });
    expect(new Set(all).size).toBe(all.length);
    await book({ service_id: 'group', start_time: '10:00', end_time: '11:00' });
    expect(await listed({ date: tomorrow }, other)).toContain('10:00');
    expect(await book({ start_time: '10:00', end_time: '11:00' }, other)).toBe(409);
    const group = { service_id: 'group', start_time: '10:00', end_time: '11:00' };
    expect(await book(group, other)).toBe(201);
    expect(await listed({ date: tomorrow })).not.toContain('10:00');
  });
});

describe('Bookings: confirming a booking', () => {
  it('a booking answers 201 with its start, and the slot is no longer listed for other people', async () => {
    const response = await confirm({ start_time: '10:00', end_time: '11:00' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ start_time: '10:00' });
    expect(await listed({ date: tomorrow }, other)).not.toContain('10:00');
    const refused = await confirm({ start_time: '10:00', end_time: '11:00' }, other);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      error: 'This time is taken. Please choose another one.',
    });
  });

  it('a booking adds an appointment with its instant, service and provider to the person’s calendar', async () => {
    await book({ start_time: '10:00', end_time: '11:00' });
    expect(await backend.db.select().from(appointments)).toEqual([
      {
        id: expect.any(String),
        userId: me.userID,
        timeSlot: new Date('2026-03-15T04:30:00.000Z'),
        status: 'Confirmed',
        title: 'Service alone',
        serviceProvider: 'Partner partner',
        addedAt: null,
        bookingId: (await backend.db.select().from(bookings))[0]?.id,
        resourceBookingId: null,
      },
    ]);
  });

  it('a repeated booking is made once and answered alike, even after the slot has passed', async () => {
    const first = await confirm({ date: today, start_time: '15:00', end_time: '16:00' });
    backend.moveClock(3 * hour);
    const second = await confirm({ date: today, start_time: '15:00', end_time: '16:00' });
    expect([second.status, await second.json()]).toEqual([201, await first.json()]);
    expect(await backend.db.select().from(bookings)).toHaveLength(1);
    expect(await backend.db.select().from(appointments)).toHaveLength(1);
  });

  it('a repeat is recognised by its wall times, though hours and zone have changed', async () => {
    const first = await (await confirm({})).json();
    await backend.db.update(partners).set({ hours: [], zone: 'America/St_Johns' });
    expect(await (await confirm({})).json()).toEqual(first);
    expect(await backend.db.select().from(bookings)).toHaveLength(1);
  });

  it('a time that the clocks leave out that night is refused', async () => {
    const hours = daily('00:00', '00:00');
    await backend.db.update(partners).set({ hours, zone: 'Europe/Berlin' });
    const night = { date: '2026-03-29', start_time: '02:30' };
    expect(await book({ ...night, end_time: '03:10' })).toBe(409);
    expect(await book({ ...night, end_time: '03:30' })).toBe(409);
  });

  it('a group admits each person once, until it is full', async () => {
    await addPartner(backend.db, 'teacher', daily('09:00', '12:00'));
    await addService(backend.db, 'teacher', 'class', { sessionType: 'one2many', maxCapacity: 2 });
    const [third] = await manyPeople(backend.db, 1, backend.now());
    const seat = { partner_id: 'teacher', service_id: 'class' };
    const asked = { owner_id: 'teacher', date: tomorrow };
    expect(await book(seat)).toBe(201);
    expect(await book(seat)).toBe(201);
    expect(await listed(asked)).toEqual(['10:00', '11:00']);
    expect(await listed(asked, other)).toEqual(['09:00', '10:00', '11:00']);
    expect(await book(seat, other)).toBe(201);
    expect(await listed(asked, third)).toEqual(['10:00', '11:00']);
    expect(await book(seat, third)).toBe(409);
    expect(await backend.db.select().from(serviceSessions)).toMatchObject([{ taken: 2 }]);
  });

  it('a group without a stated size has room for everyone', async () => {
    await addService(backend.db, 'partner', 'open', {
      sessionType: 'one2many',
      durationMinutes: 30,
    });
    const seat = { service_id: 'open', start_time: '09:00', end_time: '09:30' };
    expect([await book(seat), await book(seat, other)]).toEqual([201, 201]);
  });

  it('two bookings of one person and service keep the gap in days, before and after', async () => {
    await addService(backend.db, 'partner', 'rare', { durationMinutes: 30, bookingGapDays: 3 });
    const rare = { service_id: 'rare', start_time: '09:00', end_time: '09:30' };
    const first = daysAfter(today, 10);
    expect(await book({ ...rare, date: first })).toBe(201);
    for (const [days, status] of [
      [-3, 201],
      [-2, 409],
      [-1, 409],
      [1, 409],
      [2, 409],
      [3, 201],
    ] as const) {
      const date = daysAfter(first, days);
      const isListed = (await listed({ date, service_duration: 30 })).includes('09:00');
      expect(isListed, date).toBe(status === 201);
      expect(await book({ ...rare, date }), date).toBe(status);
    }
    const sameDay = { ...rare, date: first, start_time: '12:00', end_time: '12:30' };
    expect(await book(sameDay)).toBe(409);
    expect(await book({ ...rare, date: daysAfter(first, 1) }, other)).toBe(201);
    expect(await book({ date: daysAfter(first, 1), start_time: '12:00', end_time: '13:00' })).toBe(
      201,
    );
  });

  it('a booking keeps the gap of its own time, unless the service has none now', async () => {
    const rare = { service_id: 'rare', start_time: '09:00', end_time: '09:30' };
    await addService(backend.db, 'partner', 'rare', { durationMinutes: 30, bookingGapDays: 5 });
    expect(await book({ ...rare, date: daysAfter(today, 10) })).toBe(201);
    const date = daysAfter(today, 13);
    for (const [bookingGapDays, status] of [
      [2, 409],
      [0, 201],
    ] as const) {
      await backend.db.update(services).set({ bookingGapDays }).where(eq(services.id, 'rare'));
      const isListed = (await listed({ date, service_duration: 30 })).includes('09:00');
      expect(isListed).toBe(status === 201);
      expect(await book({ ...rare, date })).toBe(status);
    }
  });

  it.each([
    ['a start off the grid', { start_time: '09:30', end_time: '10:30' }],
    ['an end that is not its own', { start_time: '09:00', end_time: '11:00' }],
    ['an end before its start', { start_time: '10:00', end_time: '09:00' }],
    ['no length', { start_time: '09:00', end_time: '09:00' }],
    ['a time out of hours', { start_time: '03:00', end_time: '04:00' }],
    ['a time over closing', { start_time: '16:30', end_time: '17:30' }],
  ])('a booking at %s is refused as not offered', async (_, times) => {
    const response = await confirm(times);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: 'This time is not offered. Please choose another one.',
    });
    expect(await backend.db.select().from(serviceSessions)).toEqual([]);
  });
});

function ask(wanted: object, person: Person = me): Promise<Response> {
  return calls.askForSlots(person, wanted);
}

function listed(wanted: object, person: Person = me): Promise<string[]> {
  return calls.offered(person, wanted);
}

/** Of tomorrow, from 9 to 10, where nothing else is wanted. */
function confirm(wanted: object, person: Person = me): Promise<Response> {
  const usual = { date: tomorrow, start_time: '09:00', end_time: '10:00' };
  return calls.confirm(person, { ...usual, ...wanted });
}

async function book(wanted: object, person?: Person): Promise<number> {
  return (await confirm(wanted, person)).status;
}
