// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { answerOf } from '#domain/event-answers.ts';
import { dayIn, daysAfter } from '#domain/working-hours.ts';
import { appointments } from '../../backend/db/booking-schema.ts';
import { calendarEvents, tasks } from '../../backend/db/calendar-schema.ts';
import { eventInvitations, hostedEvents } from '../../backend/db/event-schema.ts';
import { hostedEvents as seeded } from '../../backend/seeds/calendar/hosted-events.ts';
import { seedCalendar } from '../../backend/seeds/calendar/seed-calendar.ts';
import { demoNumber, setUpBackend } from './support/backend.ts';
import { everyRow } from './support/database.ts';
import { eventData, hostingAt, numbers } from './support/hosting.ts';

const zone = 'Asia/Kolkata';
const day = 24 * 60 * 60 * 1000;
const backend = setUpBackend();
const { create, events } = hostingAt(backend);

// First and last days of months of every length, the turn of a year, leap days, and days on which
// something is hosted, in the morning and in the evening.
const moments = [
  '2026-01-01T00:00:00+05:30',
  '2026-01-31T23:59:59+05:30',
  '2026-02-01T00:00:01+05:30',
  '2026-02-28T23:30:00+05:30',
  '2026-03-14T14:30:00+05:30',
  '2026-04-30T12:00:00+05:30',
  '2026-11-20T14:00:00+05:30',
  '2026-12-31T23:59:59+05:30',
  '2028-02-29T08:00:00+05:30',
  '2027-07-31T20:00:00+05:30',
  '2025-06-30T09:00:00+05:30',
  '2026-03-28T06:00:00+05:30',
  '2026-03-28T23:00:00+05:30',
].map((text) => new Date(text));

describe.each(moments.map((now) => [now.toISOString(), now] as const))(
  'Demonstration calendar: the first start at %s',
  (_, now) => {
    it('the calendar has two past and three future hosted events with guests and mixed answers', async () => {
      await seedCalendar(backend.db, now);
      const rows = await hosted();
      const isOver = ({ eventDateTime }: { eventDateTime: Date }) => eventDateTime < now;
      expect(rows.filter(isOver)).toHaveLength(2);
      expect(rows.filter((row) => !isOver(row))).toHaveLength(3);
      expect(new Set(rows.map(({ eventName }) => eventName)).size).toBe(5);
      for (const { createdAt, eventDateTime, inviteExpiryDate } of rows) {
        expect(createdAt < now && inviteExpiryDate < eventDateTime).toBe(true);
        expect(Math.abs(eventDateTime.getTime() - now.getTime())).toBeLessThan(43 * day);
      }
      for (const { respondedAt } of await backend.db.select().from(eventInvitations)) {
        expect(respondedAt === null || respondedAt < now).toBe(true);
      }
    });

    it('the calendar has items today and tomorrow, and days with several kinds of item', async () => {
      await seedCalendar(backend.db, now);
      const items = await days();
      const today = dayIn(zone, now);
      for (const wanted of [today, daysAfter(today, 1)]) {
        expect(items.map(({ day }) => day)).toContain(wanted);
      }
      const month = items.filter(({ day }) => day.startsWith(today.slice(0, 7)));
      const ofKind = (wanted: string) => month.filter(({ kind }) => kind === wanted).length;
      expect(ofKind('appointment')).toBe(8);
      expect(ofKind('event')).toBeGreaterThanOrEqual(4);
      expect(ofKind('task')).toBeGreaterThanOrEqual(5);
      const onDays = [...Map.groupBy(month, ({ day }) => day).values()];
      const mixed = onDays.filter((list) => new Set(list.map(({ kind }) => kind)).size > 1);
      expect(mixed.length).toBeGreaterThanOrEqual(3);
    });

    it('items count as written down by hand, before the last day', async () => {
      await seedCalendar(backend.db, now);
      const events = await backend.db.select().from(calendarEvents);
      const own = events.filter(({ hostedEventId }) => hostedEventId === null);
      const others = [
        ...(await backend.db.select().from(tasks)),
        ...(await backend.db.select().from(appointments)),
      ];
      for (const { addedAt } of [...own, ...others]) {
        expect(addedAt && addedAt.getTime() < now.getTime() - day).toBe(true);
      }
    });

    it('a second start changes nothing', async () => {
      await seedCalendar(backend.db, now);
      const before = await everyRow(backend.db);
      await seedCalendar(backend.db, now);
      await seedCalendar(backend.db, new Date(now.getTime() + 1));
      expect(await everyRow(backend.db)).toEqual(before);
    });
  },
);

describe('Demonstration calendar: a start every day for two months', () => {
  it('future events are always present, no item is doubled, and none is removed', async () => {
    const first = new Date('2026-01-20T09:00:00+05:30');
    let before: string[] = [];
    for (let passed = 0; passed < 60; passed += 1) {
      const now = new Date(first.getTime() + passed * day);
      await seedCalendar(backend.db, now);
      const rows = await hosted();
      expect(rows.filter(({ eventDateTime }) => eventDateTime >= now)).toHaveLength(3);
      const items = (await days()).map(({ kind, day, title }) => `${kind} ${day} ${title}`);
      expect(items).toEqual(expect.arrayContaining(before));
      expect(items).toContainEqual(expect.stringContaining(dayIn(zone, now)));
      before = items;
    }
    expect(new Set(before).size).toBe(before.length);
  });
});

describe('Demonstration calendar: data that a start preserves', () => {
  const now = new Date('2026-03-14T14:30:00+05:30');

  beforeEach(() => seedCalendar(backend.db, now));

  it('changes and additions by people stay', async () => {
    await backend.db.update(tasks).set({ status: 'Done, and well' });
    await backend.db.update(eventInvitations).set({ responses: { q_attending: true } });
    const host = await backend.register('+919000012345');
    await create(host, eventData(), numbers(2));
    const before = await everyRow(backend.db);
    await seedCalendar(backend.db, now);
    expect(await everyRow(backend.db)).toEqual(before);
  });

  it('only the demonstration’s person gets items', async () => {
    const asha = await backend.logIn(demoNumber);
    const owners = await backend.db.select({ id: tasks.userId }).from(tasks);
    const hosts = await backend.db.select({ id: hostedEvents.hostId }).from(hostedEvents);
    expect(new Set([...owners, ...hosts].map(({ id }) => id))).toEqual(new Set([asha.userID]));
    const somebody = await backend.register('+919000012345');
    expect(await events(somebody)).toEqual([]);
  });

  it('seeded invitations do not count against the host’s daily limit', async () => {
    const asha = await backend.logIn(demoNumber);
    for (let index = 0; index < 5; index += 1) {
      const data = eventData({ eventName: `Event ${index}` });
      expect((await create(asha, data, numbers(200, index * 200))).status).toBe(200);
    }
  });
});

describe('Demonstration calendar: hosted events', () => {
  it('events have answers of every kind and two questions of different types', async () => {
    await seedCalendar(backend.db, backend.now());
    for (const event of await events(await backend.logIn(demoNumber))) {
      const answers = new Set(event.invitees.map(answerOf));
      expect(answers).toEqual(new Set(['accepted', 'rejected', 'waiting']));
      const types = event.rsvpQuestionnaire.map(({ type }: { type: string }) => type);
      expect([types.length, types[0], types[1] === types[2]]).toEqual([3, 'boolean', false]);
      expect(event.invitees.length).toBeGreaterThanOrEqual(3);
      expect(event.invitees.length).toBeLessThanOrEqual(8);
    }
  });

  it('events invite unassigned numbers, each once', () => {
    const all = seeded.flatMap(({ guests }) => guests.map(({ mobileNumber }) => mobileNumber));
    expect(new Set(all).size).toBe(all.length);
    for (const number of all) expect(number).toMatch(/^\+9190000\d{5}$/);
  });

  it('each answer fits the type of its question', () => {
    for (const { guests, rsvpQuestionnaire } of seeded) {
      for (const { questionId, type } of rsvpQuestionnaire) {
        const wanted = type === 'text' ? 'string' : type;
        const answers = guests.flatMap(({ responses }) => responses?.[questionId] ?? []);
        expect(answers.map((answer) => typeof answer)).toEqual(answers.map(() => wanted));
      }
    }
  });
});

function hosted() {
  return backend.db.select().from(hostedEvents);
}

async function days() {
  const { db } = backend;
  const lists = [
    { kind: 'appointment', rows: await db.select().from(appointments) },
    { kind: 'event', rows: await db.select().from(calendarEvents) },
    { kind: 'task', rows: await db.select().from(tasks) },
  ];
  return lists.flatMap(({ kind, rows }) =>
    rows.map(({ timeSlot, title }) => ({ kind, title, day: dayIn(zone, timeSlot) })),
  );
}
