import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { CalendarItem } from '../domain/calendar.ts';
import { type EntryAction, type EntryChange, isSameAction } from '../domain/entry-action.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import { calendarChanged, type Shell, type ShellEvent, type Toast, toasting } from './kit/shell.ts';

/** The event that tells the shell of a changed entry. */
export type EntryNotice = Extract<ShellEvent, { type: 'entry.changed' }>;

interface EntryActionsInput {
  shell: Shell;
}

interface EntryActionsContext extends EntryActionsInput {
  /** The actions in the order of their requests; the first is under way. */
  waiting: EntryAction[];
}

type EntryActionsEvent =
  | Extract<ShellEvent, { type: 'entryAction.requested' }>
  /** The requests of one person are not carried out for the next. */
  | { type: 'person.left' };

/**
 * What a person does to entries that they made by hand (§22.32), one after the other. It outlives
 * the calendar, so that 'Undo' works after that was closed.
 */
export const entryActionsMachine = setup({
  types: {
    context: {} as EntryActionsContext,
    events: {} as EntryActionsEvent,
    input: {} as EntryActionsInput,
  },
  actors: {
    deleteCalendarItem: ports.deleteCalendarItem,
    restoreCalendarItem: ports.restoreCalendarItem,
    markTask: ports.markTask,
  },
  guards: {
    isAskedAlready: ({ context, event }) => {
      assertEvent(event, 'entryAction.requested');
      return context.waiting.some((other) => isSameAction(other, event.action));
    },
    isToDelete: ({ context }) => context.waiting[0]?.what === 'delete',
    isToMark: ({ context }) => context.waiting[0]?.what === 'mark',
    isToRestore: ({ context }) => context.waiting[0]?.what === 'restore',
  },
  actions: {
    keepAction: assign(({ context, event }) => {
      assertEvent(event, 'entryAction.requested');
      return { waiting: [...context.waiting, event.action] };
    }),
    dropFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    forgetAll: assign({ waiting: [] }),
    tellRemoved: sendTo(
      ({ context }) => context.shell,
      ({ context }) => {
        const { kind, item } = firstOf(context);
        return changed({ type: 'item.removed', kind, id: item.id });
      },
    ),
    tellAdded: sendTo(
      ({ context }) => context.shell,
      ({ context }, item: CalendarItem) => {
        const { kind, day } = firstOf(context);
        return changed({ type: 'item.added', day, added: { kind, item } });
      },
    ),
    // The entry may be gone, or another one: by another device, or by a change whose answer was lost.
    refreshCalendar: sendTo(({ context }) => context.shell, calendarChanged),
    toast: toasting(),
  },
}).createMachine({
  id: 'entryActions',
  description: 'Entries that the person made by hand are deleted, added again and ticked off.',
  context: ({ input }) => ({ ...input, waiting: [] }),
  initial: 'resting',
  on: {
    'entryAction.requested': [{ guard: 'isAskedAlready' }, { actions: 'keepAction' }],
    'person.left': { target: '.resting', actions: 'forgetAll' },
  },
  states: {
    resting: {
      description: 'Nothing is to be done to an entry.',
      always: [
        { guard: 'isToDelete', target: 'deleting' },
        { guard: 'isToMark', target: 'marking' },
        { guard: 'isToRestore', target: 'restoring' },
      ],
    },
    deleting: {
      description: 'The service is asked to delete an entry, which is shown until it is gone.',
      invoke: {
        id: 'deleteCalendarItem',
        src: 'deleteCalendarItem',
        input: ({ context }) => {
          const { kind, userID, item } = firstOf(context);
          return { kind, userID, id: item.id };
        },
        onDone: {
          target: 'resting',
          actions: ['tellRemoved', said(texts.entryDeleted, 'info', texts.undo), 'dropFirst'],
        },
        onError: {
          target: 'resting',
          actions: [said(texts.entryNotDeleted, 'failure'), 'refreshCalendar', 'dropFirst'],
        },
      },
    },
    marking: {
      description: 'The service is asked to change the status of a task.',
      invoke: {
        id: 'markTask',
        src: 'markTask',
        input: ({ context }) => {
          const action = firstOf(context);
          if (action.what !== 'mark') throw new Error('Nothing is to be marked.');
          return { userID: action.userID, task: action.item, status: action.status };
        },
        onDone: {
          target: 'resting',
          actions: [{ type: 'tellAdded', params: ({ event }) => event.output }, 'dropFirst'],
        },
        onError: {
          target: 'resting',
          actions: [said(texts.entryNotChanged, 'failure'), 'refreshCalendar', 'dropFirst'],
        },
      },
    },
    restoring: {
      description: 'The service is asked to add a deleted entry again, as it was.',
      invoke: {
        id: 'restoreCalendarItem',
        src: 'restoreCalendarItem',
        input: ({ context }) => {
          const { kind, userID, item } = firstOf(context);
          return { kind, userID, item };
        },
        onDone: {
          target: 'resting',
          actions: [
            { type: 'tellAdded', params: ({ event }) => event.output },
            said(texts.entryRestored, 'success'),
            'dropFirst',
          ],
        },
        onError: {
          target: 'resting',
          actions: [
            said(texts.entryNotRestored, 'failure', texts.tryAgain),
            'refreshCalendar',
            'dropFirst',
          ],
        },
      },
    },
  },
});

/** The action that is under way. */
function firstOf({ waiting: [first] }: EntryActionsContext): EntryAction {
  if (!first) throw new Error('Nothing is to be done to an entry.');
  return first;
}

/** A toast about the entry; the button with this label adds it again. */
function said(about: (title: string) => string, tone: Toast['tone'], label?: string) {
  const params = ({ context }: { context: EntryActionsContext }): Toast => {
    const { userID, kind, item, day } = firstOf(context);
    const action: EntryAction = { what: 'restore', userID, kind, item, day };
    const event = { type: 'entryAction.requested', action } as const;
    return { text: about(item.title), tone, ...(label && { action: { label, event } }) };
  };
  return { type: 'toast', params } as const;
}

function changed(change: EntryChange): EntryNotice {
  return { type: 'entry.changed', change };
}
