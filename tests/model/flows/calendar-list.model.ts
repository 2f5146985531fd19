import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { calendarListMachine } from '../../../src/machines/calendar-list.ts';
import type { FlowModel } from '../harness/paths.ts';
import { addedTask, item, known } from './calendar-items.model.ts';
import { isSilent } from './reasons.ts';
import { today, tomorrow } from './slots.ts';

/** What the list comes to. */
export const listedTask = item('Pay the rent', '2026-03-09T04:30:00Z');

/** What the device keeps of an earlier visit. */
const recalledTask = item('Pay the milk', '2026-03-09T04:45:00Z');

export const calendarListModel: FlowModel<typeof calendarListMachine> = {
  machine: calendarListMachine,
  inputs: { tasks: () => ({ kind: 'task', userID: 'asha' }) },
  events: {
    'item.added': [{ day: tomorrow, item: addedTask }],
    'item.removed': [{ id: 'colours' }],
  },
  actors: {
    getCalendarItems: {
      succeeds: {
        some: known({ [today]: [listedTask] }),
        'some of before': { ...known({ [today]: [listedTask] }), isLatest: false },
      },
      refuses: isSilent,
    },
    recallCalendarItems: {
      succeeds: { 'some of before': { [today]: [recalledTask] }, nothing: null },
      refuses: isSilent,
    },
  },
  isPossible: isWorthwhile,
};

/** One item is added at a time, or the list would grow for ever; and a device answers once. */
function isWorthwhile({ context }: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  if (type.includes('recallCalendarItems')) return context.recalled === null;
  const isAdded = (context.items?.[tomorrow] ?? []).length > 0;
  if (type === 'item.removed') return isAdded;
  return type !== 'item.added' || !(tomorrow in (context.items ?? {}));
}
