import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CalendarItem, CalendarItems, ItemKind } from '#domain/calendar.ts';
import { calendarItemsMachine } from '../../../src/machines/calendar-items.ts';
import type { FlowModel } from '../harness/paths.ts';
import { isSilent } from './reasons.ts';
import { today, tomorrow } from './slots.ts';

/** An item of the calendar; what is not said of it is null. */
export function item(title: string, time_slot: string, more: object = {}): CalendarItem {
  const unsaid = { status: null, service_provider: null, invitees: null, notes: null };
  return { title, time_slot, ...unsaid, ...more };
}

/** What each list comes to: one item of today, or none. */
export const listed: CalendarItems = {
  appointment: { [today]: [item('Dentist', '2026-03-09T04:30:00Z')] },
  event: { [today]: [item('Holi party', '2026-03-09T12:30:00Z')] },
  task: {},
};

export const addedTask = item('Buy colours', '2026-03-10T05:00:00Z');

/** Which call fetches which kind, and in which region. */
export const calls = {
  getAppointments: { kind: 'appointment', region: 'appointments' },
  getCalendarEvents: { kind: 'event', region: 'events' },
  getTasks: { kind: 'task', region: 'tasks' },
} satisfies Record<string, { kind: ItemKind; region: string }>;

const offline = new Error('offline');

export const calendarItemsModel: FlowModel<typeof calendarItemsMachine> = {
  machine: calendarItemsMachine,
  inputs: { 'a person': () => ({ userID: 'asha' }) },
  events: {
    'item.added': [
      { type: 'item.added', day: tomorrow, added: { kind: 'task', item: addedTask } },
      {
        type: 'item.added',
        day: today,
        added: { kind: 'appointment', item: item('Optician', '2026-03-09T09:00:00Z') },
      },
      {
        type: 'item.added',
        day: today,
        added: { kind: 'event', item: item('Rehearsal', '2026-03-09T02:00:00Z') },
      },
    ],
    'items.refreshed': [{ type: 'items.refreshed' }],
  },
  actors: {
    getAppointments: {
      succeeds: { some: listed.appointment },
      refuses: isSilent,
      fails: { offline },
    },
    getCalendarEvents: { succeeds: { some: listed.event }, refuses: isSilent, fails: { offline } },
    getTasks: { succeeds: { none: listed.task }, refuses: isSilent, fails: { offline } },
  },
  isPossible: isWorthwhile,
};

/**
 * One list fails at a time, the answers come in the order of the lists, and they are fetched anew
 * once all have come. An item is added while nothing has come yet, or everything.
 */
function isWorthwhile({ context, value }: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const regions = Object.values(calls).map(({ region }) => value[region as keyof typeof value]);
  const waiting = regions.filter((state) => state === 'loading').length;
  const isAdded = hasAdded(context.items);
  if (type === 'item.added') return !isAdded && (waiting === 0 || waiting === 3);
  if (type === 'items.refreshed') return !isAdded && waiting === 0;
  if (type.startsWith('xstate.error.') && (isAdded || regions.includes('failed'))) return false;
  const next = Object.keys(calls)[regions.indexOf('loading')];
  return type.endsWith(`.actor.${next}`);
}

function hasAdded(items: CalendarItems): boolean {
  const titles = Object.values(items).flatMap((byDay) => Object.values(byDay).flat());
  return titles.some(({ title }) => ['Buy colours', 'Optician', 'Rehearsal'].includes(title));
}
