import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CalendarItem, CalendarItems } from '#domain/calendar.ts';
import {
  countOfDay,
  countOfDays,
  countsOfDay,
  firstOfDay,
  itemsOfDay,
  monthsAfter,
  nextDays,
  noItems,
  partOf,
  withItem,
  withItems,
  withoutItem,
} from '#domain/calendar-days.ts';

const day = '2026-03-10';

function item(title: string, time_slot: string): CalendarItem {
  return { title, time_slot, status: null, service_provider: null, invitees: null, notes: null };
}

function titles(items: CalendarItems, on = day): string[] {
  return itemsOfDay(items, on).map(({ item: { title } }) => title);
}

describe('A day’s list in the calendar', () => {
  it('is sorted by time across appointments, events and tasks', () => {
    const items: CalendarItems = {
      appointment: { [day]: [item('noon', '2026-03-10T12:00:00Z')] },
      event: {
        [day]: [item('evening', '2026-03-10T18:00:00Z'), item('dawn', '2026-03-10T00:30:00Z')],
      },
      task: { [day]: [item('morning', '2026-03-10T06:00:00Z')] },
    };
    expect(titles(items)).toEqual(['dawn', 'morning', 'noon', 'evening']);
  });

  it('is sorted by the instant, not by the written wall time', () => {
    const items = {
      ...noItems,
      task: {
        [day]: [item('second', '2026-03-10T10:00:00+05:30'), item('first', '2026-03-10T04:00:00Z')],
      },
    };
    expect(titles(items)).toEqual(['first', 'second']);
  });

  it('begins with what is of the whole day, in every zone', () => {
    const items: CalendarItems = {
      ...noItems,
      event: { [day]: [item('night', '2026-03-09T18:40:00Z'), item('birthday', day)] },
      task: { [day]: [item('taxes', day)] },
    };
    expect(titles(items)).toEqual(['birthday', 'taxes', 'night']);
    expect(firstOfDay(items, day, 2).map(({ item: { title } }) => title)).toEqual([
      'birthday',
      'taxes',
    ]);
  });

  it('has appointments, then events, then tasks at the same time, each in the order received', () => {
    const at = '2026-03-10T12:00:00Z';
    const items: CalendarItems = {
      task: { [day]: [item('task', at)] },
      event: { [day]: [item('event 1', at), item('event 2', at)] },
      appointment: { [day]: [item('appointment', at)] },
    };
    expect(titles(items)).toEqual(['appointment', 'event 1', 'event 2', 'task']);
  });

  it('has the items of its date key, even if their UTC time is on another day', () => {
    const items = { ...noItems, event: { [day]: [item('late', '2026-03-09T20:00:00Z')] } };
    expect(titles(items)).toEqual(['late']);
    expect(titles(items, '2026-03-09')).toEqual([]);
  });

  it('is empty and counts zero of each kind on a day without items', () => {
    expect(itemsOfDay(noItems, day)).toEqual([]);
    expect(countsOfDay(noItems, day)).toEqual({ appointment: 0, event: 0, task: 0 });
  });

  it('is counted without a look at its items, so that a month costs the same with any number', () => {
    const tasks = Array.from({ length: 100_000 }, () => item('task', '2026-03-10T09:00:00Z'));
    let looks = 0;
    const watched = new Proxy(tasks, {
      get: (target, key, receiver) => {
        looks += 1;
        return Reflect.get(target, key, receiver);
      },
    });
    expect(countsOfDay({ ...noItems, task: { [day]: watched } }, day).task).toBe(100_000);
    expect(looks).toBe(1);
  });
});

describe('An item added to the calendar', () => {
  const added = item('added', '2026-03-10T09:00:00Z');

  it('appears on its day only, after the others of its kind', () => {
    const before = { ...noItems, task: { [day]: [item('old', '2026-03-10T09:00:00Z')] } };
    const after = { ...before, task: withItem(before.task, day, added) };
    expect(titles(after)).toEqual(['old', 'added']);
    expect(countsOfDay(after, day)).toEqual({ appointment: 0, event: 0, task: 2 });
    expect(itemsOfDay(after, '2026-03-11')).toEqual([]);
    expect(before.task[day]).toHaveLength(1);
  });

  test('keeps the day’s counts and list in agreement, whatever is added', () => {
    const one = fc.record({
      kind: fc.constantFrom('appointment' as const, 'event' as const, 'task' as const),
      hour: fc.integer({ min: 10, max: 23 }),
      on: fc.constantFrom(day, '2026-03-11'),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), (many) => {
        const items = { ...noItems };
        for (const { kind, hour, on } of many) {
          items[kind] = withItem(items[kind], on, item(kind, `${on}T${hour}:00:00Z`));
        }
        const { appointment, event, task } = countsOfDay(items, day);
        const list = itemsOfDay(items, day);
        expect(list).toHaveLength(many.filter(({ on }) => on === day).length);
        expect(appointment + event + task).toBe(list.length);
        const times = list.map(({ item: { time_slot } }) => time_slot);
        expect(times).toEqual(times.toSorted());
      }),
    );
  });
});

describe('An item with an id', () => {
  const old = { ...item('old', '2026-03-10T09:00:00Z'), id: 'a' };
  const kept = { ...item('kept', '2026-03-10T09:00:00Z'), id: 'b' };
  const items = { [day]: [old, kept], '2026-03-11': [] };

  it('stands once, under its new day, after it was changed', () => {
    const changed = { ...old, title: 'changed' };
    expect(withItem(items, '2026-03-11', changed)).toEqual({
      [day]: [kept],
      '2026-03-11': [changed],
    });
  });

  it('stands once, as it was added last, where a stored list and the items added since become one', () => {
    const changed = { ...old, title: 'changed' };
    const unnamed = item('unnamed', '2026-03-11T09:00:00Z');
    expect(
      withItems({ ...items, [day]: [old, unnamed, kept] }, { '2026-03-11': [changed, unnamed] }),
    ).toEqual({
      [day]: [unnamed, kept],
      '2026-03-11': [changed, unnamed],
    });
  });

  it('keeps its place among those of its time when it is changed, as a task does that is ticked off', () => {
    for (const [place, one] of [old, kept].entries()) {
      const done = { ...one, status: 'Done' };
      expect(withItem(items, day, done)[day]).toEqual([old, kept].with(place, done));
    }
  });

  it('is looked for once among all others, however many were added', () => {
    let reads = 0;
    const counted = Array.from({ length: 100 }, (_, place) => ({
      ...kept,
      get id() {
        reads += 1;
        return `kept ${place}`;
      },
    }));
    const added = Array.from({ length: 50 }, (_, place) => ({ ...old, id: `added ${place}` }));
    const all = withItems({ [day]: counted }, { [day]: added });
    expect(all[day]).toHaveLength(150);
    expect(reads).toBeLessThan(500);
  });

  it('is gone once it is removed, and the others stay', () => {
    expect(withoutItem(items, 'a')).toEqual({ [day]: [kept], '2026-03-11': [] });
  });
});

describe('Moving by months', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-01', -1, '2025-12-01'],
    ['2026-03-29', 0, '2026-03-29'],
  ])(
    'keeps the day of the month or takes the last one: %s plus %i months is %s',
    (from, months, to) => {
      expect(monthsAfter(from, months)).toBe(to);
    },
  );
});

describe('What comes next in the calendar', () => {
  const at = (on: string) => ({ [on]: [item(on, `${on}T06:00:00Z`)] });
  const items: CalendarItems = {
    appointment: { ...at('2026-02-27'), ...at('2026-03-06') },
    event: { ...at('2026-02-28'), ...at('2026-03-07') },
    task: { ...at('2026-02-28'), ...at('2026-03-01') },
  };

  it('is the next seven days that have items, the nearest first, also across the end of a month', () => {
    const days = nextDays(items, '2026-02-27');
    expect(days.map(({ day, lines }) => [day, lines.length])).toEqual([
      ['2026-02-28', 2],
      ['2026-03-01', 1],
      ['2026-03-06', 1],
    ]);
    expect(nextDays(noItems, '2026-02-27')).toEqual([]);
  });

  it('is shown in parts, which together are the whole, each line once', () => {
    const days = nextDays(items, '2026-02-27');
    expect(partOf(days, 0, 1)).toEqual([{ day: '2026-02-28', lines: [days[0]?.lines[0]] }]);
    for (let cut = 0; cut <= countOfDays(days); cut += 1) {
      const parts = [...partOf(days, 0, cut), ...partOf(days, cut, 99)];
      expect(parts.flatMap(({ lines }) => lines)).toEqual(days.flatMap(({ lines }) => lines));
    }
  });

  it('the first items of a day are those that its list begins with', () => {
    const times = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 8 });
    fc.assert(
      fc.property(times, times, times, fc.nat(4), (appointments, events, tasks, most) => {
        const of = (kind: string, hours: number[]) => ({
          [day]: hours.map((hour, place) => item(`${kind} ${place}`, `${day}T0${hour}:00:00Z`)),
        });
        const all = {
          appointment: of('a', appointments),
          event: of('e', events),
          task: of('t', tasks),
        };
        expect(firstOfDay(all, day, most)).toEqual(itemsOfDay(all, day).slice(0, most));
      }),
    );
  });
});

describe('The number of items in the calendar', () => {
  const many = (count: number) =>
    Array.from({ length: count }, () => item('x', `${day}T09:00:00Z`));
  const items: CalendarItems = {
    appointment: { [day]: many(1) },
    event: { [day]: many(2) },
    task: { [day]: many(4), '2026-03-11': many(8) },
  };

  it('of a day is that of all kinds together', () => {
    expect(countOfDay(items, day)).toBe(7);
    expect(countOfDay(items, '2026-03-11')).toBe(8);
    expect(countOfDay(noItems, day)).toBe(0);
  });

  it('of several days is their sum', () => {
    expect(countOfDays(nextDays(items, '2026-03-09'))).toBe(15);
    expect(countOfDays([])).toBe(0);
  });

  it('is nothing to show on a day without items', () => {
    expect(firstOfDay(items, '2026-03-12', 3)).toEqual([]);
  });
});
