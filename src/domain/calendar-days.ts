import { parseDate } from '@internationalized/date';
import {
  type CalendarItem,
  type CalendarItems,
  type DayItem,
  type ItemKind,
  type ItemsByDay,
  itemKinds,
} from './calendar.ts';

export const noItems: CalendarItems = { appointment: {}, event: {}, task: {} };

/** The instant by which an item is sorted, in milliseconds; one of a day without a time stands first. */
export function placeOf({ time_slot }: CalendarItem): number {
  // A text as short as that says no time; a month asks this of every item that it shows.
  return time_slot.length > 10 ? Date.parse(time_slot) : Number.NEGATIVE_INFINITY;
}

/** All items of a day in time order; of the same time, in the order of the kinds. */
export function itemsOfDay(items: CalendarItems, day: string): DayItem[] {
  return itemKinds
    .flatMap((kind) => (items[kind][day] ?? []).map((item) => ({ kind, item })))
    .sort((a, b) => placeOf(a.item) - placeOf(b.item));
}

/**
 * The first items of a day in the order of `itemsOfDay`, without sorting the others: a month asks for
 * every day it shows.
 */
export function firstOfDay(items: CalendarItems, day: string, most: number): DayItem[] {
  const first: (DayItem & { at: number })[] = [];
  for (const kind of itemKinds)
    for (const item of items[kind][day] ?? []) {
      const at = placeOf(item);
      const later = first.findIndex((other) => other.at > at);
      const place = later < 0 ? first.length : later;
      first.splice(place, 0, { kind, item, at });
      first.length = Math.min(first.length, most);
    }
  return first.map(({ kind, item }) => ({ kind, item }));
}

/** A day, `YYYY-MM-DD`, with items in time order. */
export interface DayLines {
  day: string;
  lines: readonly DayItem[];
}

/** The days with items among the seven after a day, `YYYY-MM-DD`, the nearest first (§22.72). */
export function nextDays(items: CalendarItems, day: string): DayLines[] {
  const date = parseDate(day);
  return [1, 2, 3, 4, 5, 6, 7]
    .map((days) => date.add({ days }).toString())
    .map((each) => ({ day: each, lines: itemsOfDay(items, each) }))
    .filter(({ lines }) => lines.length > 0);
}

/** A part of some days' lines: `count` of them after the first `start`. */
export function partOf(days: readonly DayLines[], start: number, count: number): DayLines[] {
  let before = 0;
  return days
    .map(({ day, lines }) => {
      const from = Math.max(0, start - before);
      const to = Math.max(0, start + count - before);
      before += lines.length;
      return { day, lines: lines.slice(from, to) };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** The number of some days' items. */
export function countOfDays(days: readonly DayLines[]): number {
  return days.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** The number of a day's items by kind; cheap, since a month asks for every day it shows. */
export function countsOfDay(items: CalendarItems, day: string): Record<ItemKind, number> {
  return {
    appointment: items.appointment[day]?.length ?? 0,
    event: items.event[day]?.length ?? 0,
    task: items.task[day]?.length ?? 0,
  };
}

/** The number of a day's items. */
export function countOfDay(items: CalendarItems, day: string): number {
  const { appointment, event, task } = countsOfDay(items, day);
  return appointment + event + task;
}

/**
 * The items with this one in the place of an earlier version on its day, so that a task that is ticked off
 * stays among those of its time; else at the day’s end.
 */
export function withItem(items: ItemsByDay, day: string, item: CalendarItem): ItemsByDay {
  const ofDay = items[day] ?? [];
  const place = ofDay.findIndex(({ id }) => id && id === item.id);
  if (place < 0) return withItems(items, { [day]: [item] });
  return { ...items, [day]: ofDay.with(place, item) };
}

/** The items with more of them, each at the end of its day; it replaces an earlier version of itself. */
export function withItems(items: ItemsByDay, more: ItemsByDay): ItemsByDay {
  const added = new Set(Object.values(more).flatMap((list) => list.map(({ id }) => id)));
  const all = keeping(items, ({ id }) => !(id && added.has(id)));
  for (const [day, list] of Object.entries(more)) all[day] = [...(all[day] ?? []), ...list];
  return all;
}

/** The items that a list shows: until it is known, those kept from the last visit as well. */
export function shownOf(list: {
  items: ItemsByDay | null;
  recalled: ItemsByDay | null;
}): ItemsByDay | null {
  const { items, recalled } = list;
  return recalled && items ? withItems(recalled, items) : (items ?? recalled);
}

/** The items without that of an id, on whichever day it stands. */
export function withoutItem(items: ItemsByDay, id: string): ItemsByDay {
  return keeping(items, (item) => item.id !== id);
}

function keeping(items: ItemsByDay, isKept: (item: CalendarItem) => boolean) {
  const days = Object.entries(items).map(([day, list]) => [day, list.filter(isKept)] as const);
  return Object.fromEntries<readonly CalendarItem[]>(days);
}

/** A calendar’s days on a new day: a chosen day stays, and so does the month that is shown. */
export function daysFrom(
  date: string,
  { today, day, focusedDay }: Readonly<Record<'today' | 'day' | 'focusedDay', string>>,
) {
  const followed = day === today && { day: date, ...(focusedDay === day && { focusedDay: date }) };
  return { today: date, ...followed };
}

/** The day a number of months later, or the last of a shorter month; days as `YYYY-MM-DD`. */
export function monthsAfter(day: string, months: number): string {
  return parseDate(day).add({ months }).toString();
}
