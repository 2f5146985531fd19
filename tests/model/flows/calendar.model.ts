import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { OwnItem } from '#domain/calendar.ts';
import { calendarMachine } from '../../../src/machines/calendar.ts';
import type { FlowModel } from '../harness/paths.ts';
import { addedTask } from './calendar-items.model.ts';
import { checkSession } from './check-session.ts';
import { ofClock, partOfFlow } from './reasons.ts';
import { today, tomorrow } from './slots.ts';

/** A day that is chosen, or come to with the arrow keys, in the month of today. */
export const otherDay = '2026-03-12';

/** Today's day of the month after. */
export const inNextMonth = '2026-04-09';

/** A task that the person made, and that is changed. */
export const ownTask: OwnItem = { ...addedTask, id: 'colours', can_edit: true };

const common = { userID: 'asha', today, day: today, isPage: false, draft: null };

/** The calendar over a page, that of the header, that on its own page, and one that was open before a reload. */
export const calendarModel: FlowModel<typeof calendarMachine> = {
  machine: calendarMachine,
  inputs: {
    'to add to': () => ({ ...common, isReadOnly: false }),
    'to read only': () => ({ ...common, isReadOnly: true }),
    'on its own page': () => ({ ...common, isReadOnly: false, isPage: true }),
    'after a reload': () => ({
      ...common,
      isReadOnly: false,
      draft: { day: otherDay, adding: 'event', former: null },
    }),
    'a change after a reload': () => ({
      ...common,
      isReadOnly: false,
      draft: { day: otherDay, adding: 'task', former: ownTask },
    }),
  },
  events: {
    'calendar.opened': [{ today }],
    'day.chosen': [{ day: otherDay }],
    'day.focused': [{ day: tomorrow }],
    'month.turned': [{ by: 1 }],
    'today.requested': [{ today }],
    'entry.requested': [{ kind: 'appointment' }, { kind: 'task' }],
    'entry.saved': [
      {
        day: tomorrow,
        added: { kind: 'task', item: addedTask },
        isNew: true,
      },
      {
        day: tomorrow,
        added: { kind: 'task', item: addedTask },
        isNew: true,
        replaces: ownTask.id,
      },
    ],
    'entry.typed': [{ isBlank: false }],
    'entry.closed': [{ isDoubted: false }],
  },
  actors: {
    checkSession,
    awaitNextDay: { succeeds: { tomorrow: { date: tomorrow } }, refuses: ofClock, fails: ofClock },
    calendarItems: partOfFlow,
  },
  listeners: ['calendarItems', 'sessionStarts'],
  isPossible: isWorthwhile,
};

/** Days and months are gone through while nothing is added, and from today's day; what is added is added there. */
function isWorthwhile(
  snapshot: AnyMachineSnapshot,
  { type, kind, replaces }: AnyEventObject,
): boolean {
  const { context } = snapshot;
  const { day, focusedDay, isReadOnly, isPage, adding, isBlank } = context;
  const isAtToday = day === today && focusedDay === today;
  const isAdding = snapshot.matches({ open: 'adding' });
  if (['day.chosen', 'day.focused', 'month.turned'].includes(type)) return isAtToday && !isAdding;
  if (type === 'today.requested') return !isAtToday && !isAdding;
  if (type === 'entry.requested') return isAtToday || (day === otherDay && kind === 'task');
  if (type === 'xstate.error.actor.calendarItems') return isAtToday || isAdding;
  if (type === 'entry.saved') return (replaces !== undefined) === (context.former !== null);
  if (type === 'entry.typed') return adding === 'task' && isBlank;
  if (type === 'session.started') return isAtToday;
  if (type === 'xstate.done.actor.awaitNextDay')
    return day === focusedDay && context.today === today;
  if (type === 'calendar.opened') return !isReadOnly && !isPage;
  return true;
}
