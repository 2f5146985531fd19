import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CalendarItem, OwnItem } from '#domain/calendar.ts';
import type { EntryAction } from '#domain/entry-action.ts';
import { entryActionsMachine } from '../../../src/machines/entry-actions.ts';
import type { FlowModel } from '../harness/paths.ts';
import { item } from './calendar-items.model.ts';
import { asFailed } from './reasons.ts';
import { today } from './slots.ts';

const made = { id: 'rent', can_edit: true } as const;

/** A task that the person made by hand, today. */
export const ownTask: OwnItem = { ...item('Pay the rent', '2026-03-09T04:30:00Z'), ...made };

/** The same, added again. */
export const restoredTask: CalendarItem = { ...ownTask, id: 'rent-again' };

export function actionOn(what: 'delete' | 'restore', task: OwnItem): EntryAction {
  return { what, userID: 'asha', kind: 'task', item: task, day: today };
}

const tick: EntryAction = {
  ...{ what: 'mark', userID: 'asha', kind: 'task', item: ownTask, day: today },
  status: 'Done',
};

export const entryActionsModel: FlowModel<typeof entryActionsMachine> = {
  machine: entryActionsMachine,
  inputs: { 'the app opens': (shell) => ({ shell }) },
  events: {
    'entryAction.requested': [
      { action: actionOn('delete', ownTask) },
      { action: actionOn('restore', ownTask) },
      { action: tick },
    ],
  },
  actors: {
    deleteCalendarItem: {
      succeeds: { deleted: undefined },
      refuses: asFailed,
    },
    markTask: {
      succeeds: { marked: ownTask },
      refuses: asFailed,
    },
    restoreCalendarItem: {
      succeeds: { restored: restoredTask },
      refuses: asFailed,
    },
  },
  isPossible: isWorthwhile,
};

/** One thing is done to an entry at a time. */
function isWorthwhile({ context }: AnyMachineSnapshot, { type, action }: AnyEventObject): boolean {
  const [first]: EntryAction[] = context.waiting;
  return type !== 'entryAction.requested' || !first || first.what === action.what;
}
