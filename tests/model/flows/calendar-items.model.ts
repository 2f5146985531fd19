import type { CalendarItem, ItemsByDay, KnownItems } from '#domain/calendar.ts';
import { calendarItemsMachine } from '../../../src/machines/calendar-items.ts';
import type { FlowModel } from '../harness/paths.ts';
import { partOfFlow } from './reasons.ts';
import { tomorrow } from './slots.ts';

/** An item of the calendar; what is not said of it is null. */
export function item(title: string, time_slot: string, more: object = {}): CalendarItem {
  const unsaid = { status: null, service_provider: null, invitees: null, notes: null };
  return { title, time_slot, ...unsaid, ...more };
}

/** A list as the service gave it just now, on the day of the models. */
export function known(items: ItemsByDay = {}, at = Date.parse('2026-03-09T06:00:00Z')): KnownItems {
  return { items, at, isLatest: true, isWhole: true };
}

export const addedTask = item('Buy colours', '2026-03-10T05:00:00Z', {
  id: 'colours',
  can_edit: true,
});

export const calendarItemsModel: FlowModel<typeof calendarItemsMachine> = {
  machine: calendarItemsMachine,
  inputs: { 'a person': () => ({ userID: 'asha' }) },
  events: {
    'item.added': [{ day: tomorrow, added: { kind: 'task', item: addedTask } }],
    'item.removed': [{ kind: 'task', id: 'colours' }],
    'session.started': [{ userID: 'asha' }],
  },
  actors: { appointment: partOfFlow, event: partOfFlow, task: partOfFlow },
  listeners: ['appointment', 'event', 'task', 'sessionStarts', 'entryChanges', 'pageLooks'],
};
