// @vitest-environment node

import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CalendarByDate } from '#domain/calendar.ts';
import { dayIn } from '#domain/working-hours.ts';
import { tasks } from '../../backend/db/calendar-schema.ts';
import { setUpBackend } from './support/backend.ts';
import { ByDay, kinds } from './support/calendar.ts';
import { nextPageOf } from './support/next-page.ts';
import { setUpTwoPeople } from './support/two-people.ts';

const hour = 60 * 60 * 1000;
const backend = setUpBackend();
const [me, other] = setUpTwoPeople(backend);

describe.each(kinds)('Calendar: an added $kind', ({ kind, list, own }) => {
  const path = `/create-${kind}`;
  const wanted = () => ({
    user_id: me.userID,
    time_slot: '2026-03-20T04:30:00.000Z',
    status: 'Confirmed',
    title: 'గోంగూర పచ్చడి 🌶️',
    ...own,
  });

  it('an item is at the intended instant, given in UTC', async () => {
    await add(path, { ...wanted(), time_slot: '2026-03-20T23:45:00.250+05:45' });
    expect(await calendar(list)).toMatchObject({
      '2026-03-20': [{ time_slot: '2026-03-20T18:00:00.250Z' }],
    });
  });

  it('surrounding spaces are removed from an item’s texts', async () => {
    await add(path, { ...wanted(), title: '  Veena \n', status: ' Maybe ' });
    expect(await calendar(list)).toMatchObject({
      '2026-03-20': [{ title: 'Veena', status: 'Maybe' }],
    });
  });

  it('an item is in the calendar of its person alone', async () => {
    await add(path, wanted());
    expect(await calendar(list, '', other)).toEqual({});
    expect(Object.values(await calendar(list)).flat()).toHaveLength(1);
  });

  it.each([
    ['half a letter', { title: 'a\ud83c' }],
    ['a time without a zone', { time_slot: '2026-03-20T10:00:00' }],
    ['a time after 2200', { time_slot: '2201-01-01T12:00:00.000Z' }],
  ])('an item with %s is refused in a sentence', async (_, changed) => {
    const response = await add(path, { ...wanted(), ...changed });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining('Please check') });
    expect(await calendar(list)).toEqual({});
  });

  it('an item can be on any day of 1900 to 2200, in every zone', async () => {
    for (const time_slot of ['1900-01-01T00:00:00.000+14:00', '2200-12-31T23:59:59.999-12:00']) {
      expect((await add(path, { ...wanted(), time_slot })).status).toBe(200);
    }
    expect(Object.keys(await calendar(list, '?zone=UTC'))).toEqual(['1899-12-31', '2201-01-01']);
  });

  // Local mean time: 5:21:10 before UTC, and 0:25:21 after it.
  it.each(['Asia/Kolkata', 'Europe/Dublin'])(
    'an item of 1900 comes at its instant from a database whose time zone is %s',
    async (zone) => {
      const time_slot = '1900-01-01T00:00:00.125Z';
      await add(path, { ...wanted(), time_slot });
      await backend.db.execute(sql.raw(`set time zone '${zone}'`));
      onTestFinished(async () => void (await backend.db.execute(sql`set time zone default`)));
      expect(await calendar(list)).toMatchObject({ '1900-01-01': [{ time_slot }] });
    },
  );
});

describe('Calendar: fields of one kind', () => {
  const common = { time_slot: '2026-03-20T04:30:00.000Z', status: 'To do', title: 'Sweets' };

  it('a task needs no more, and its notes can be missing, empty or 5,000 letters long', async () => {
    const most = 'న'.repeat(5_000);
    for (const notes of [undefined, null, '', most]) {
      const body = { ...common, user_id: me.userID, notes };
      expect((await add('/create-task', body)).status).toBe(200);
    }
    const items = Object.values(await calendar('tasks')).flat();
    expect(items.map(({ notes }) => notes).sort()).toEqual(['', most, null, null].sort());
  });
});

describe('Calendar: the days of a calendar', () => {
  it.each([
    '',
    '?zone=',
    '?zone=Atlantis/Harbour',
    '?zone=Asia/Kolkata%27',
    '?zone=Asia%2FKolkata;drop',
    '?zone=%F0%9F%8C%B6',
    '?zone=constructor',
  ])('the query %j gives the days of India', async (query) => {
    await addTask('2026-03-20T18:30:00.000Z');
    expect(Object.keys(await calendar('tasks', query))).toEqual(['2026-03-21']);
  });

  it.each([`?zone=${'x'.repeat(101)}`, '?zone=%00'])(
    'an impossible zone is refused',
    async (query) => {
      const response = await backend.get(`/get-tasks/${me.userID}${query}`, { bearer: me.token });
      expect(response.status).toBe(400);
    },
  );

  it('days are in order, and so are the items of each day', async () => {
    const times = ['03-22T05', '03-20T10', '03-21T09', '03-20T04', '03-22T04', '03-20T07'];
    for (const time of times) await addTask(`2026-${time}:00:00.000Z`);
    const read = await calendar('tasks');
    expect(Object.keys(read)).toEqual(['2026-03-20', '2026-03-21', '2026-03-22']);
    const slots = Object.values(read)
      .flat()
      .map(({ time_slot }) => time_slot);
    expect(slots).toEqual(times.map((time) => `2026-${time}:00:00.000Z`).sort());
  });
});

describe('Calendar: 10,000 items', () => {
  it('10,000 items come in pages, each item once and on its right day', async () => {
    const zone = 'America/St_Johns';
    const first = Date.UTC(2025, 0, 1);
    const slots = Array.from({ length: 10_000 }, (_, index) => new Date(first + index * hour));
    await backend.db.execute(sql`
        insert into ${tasks} (id, user_id, time_slot, status, title)
        select gen_random_uuid(), ${me.userID}::uuid,
          '2025-01-01T00:00:00Z'::timestamptz + place * interval '1 hour', 'To do', 'Task ' || place
        from generate_series(0, 9999) as place`);
    const items: string[] = [];
    let page: string | undefined = `?zone=${zone}`;
    while (page !== undefined) {
      const path = `/get-tasks/${me.userID}${page}`;
      const response: Response = await backend.get(path, { bearer: me.token });
      const read = v.parse(ByDay, await response.json());
      for (const [day, list] of Object.entries(read)) {
        items.push(...list.map(({ time_slot }) => `${day} ${time_slot}`));
      }
      page = nextPageOf(response);
    }
    const wanted = slots.map((slot) => `${dayIn(zone, slot)} ${slot.toISOString()}`);
    expect(items.toSorted()).toEqual(wanted.toSorted());
  });
});

function add(path: string, body: unknown) {
  return backend.post(path, body, { bearer: me.token });
}

async function addTask(time_slot: string): Promise<void> {
  const body = { user_id: me.userID, time_slot, status: 'To do', title: 'Sweets' };
  expect((await add('/create-task', body)).status).toBe(200);
}

async function calendar(list: string, query = '', person = me) {
  const path = `/get-${list}/${person.userID}${query}`;
  const response = await backend.get(path, { bearer: person.token });
  expect(response.status).toBe(200);
  return v.parse(ByDay, v.parse(CalendarByDate, await response.json()));
}
