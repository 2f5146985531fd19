import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CalendarItem, ItemKind } from '../domain/calendar.ts';
import {
  type EntryField,
  EntryForm,
  type EntryProblems,
  emptyEntry,
  isUntouched,
  problemsOf,
  withoutProblem,
} from '../domain/calendar-entry.ts';
import type { CalendarNotice } from './calendar.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';

interface CalendarEntryInput {
  owner: Recipient<CalendarNotice>;
  userID: string;
  kind: ItemKind;
  /** The day that is selected, `YYYY-MM-DD`. */
  day: string;
  /** What was typed before a reload, an expired session or a closed form. */
  draft: EntryForm | null;
}

interface CalendarEntryContext {
  owner: Recipient<CalendarNotice>;
  userID: string;
  kind: ItemKind;
  form: EntryForm;
  /** The problems that the form had when it was last sent off. */
  problems: EntryProblems;
}

type CalendarEntryEvent =
  | { type: 'field.changed'; field: EntryField; text: string }
  | { type: 'entry.submitted' }
  | { type: 'entry.cancelled' };

/** Add Appointment, Add Event, Add Task: one form with the fields of its kind (§5.5, §5.7, §5.8). */
export const calendarEntryMachine = setup({
  types: {
    context: {} as CalendarEntryContext,
    events: {} as CalendarEntryEvent,
    input: {} as CalendarEntryInput,
    tags: {} as 'draft' | 'busy',
  },
  actors: { createCalendarItem: ports.createCalendarItem },
  guards: {
    hasProblems: ({ context: { kind, form } }) => Object.keys(problemsOf(kind, form)).length > 0,
    isUntouched: ({ context }) => isUntouched(context.form),
  },
  actions: {
    keepField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return {
        form: { ...context.form, [event.field]: event.text },
        problems: withoutProblem(context.problems, event.field),
      };
    }),
    showProblems: assign(({ context: { kind, form } }) => ({ problems: problemsOf(kind, form) })),
    tellSaved: sendTo(
      ({ context }) => context.owner,
      ({ context: { kind, form } }, item: CalendarItem) => ({
        type: 'entry.saved',
        day: form.day,
        added: { kind, item },
      }),
    ),
    tellClosed: sendTo(({ context }) => context.owner, { type: 'entry.closed' }),
  },
}).createMachine({
  id: 'calendarEntry',
  description: 'Puts an appointment, an event or a task into the calendar.',
  context: ({ input: { owner, userID, kind, day, draft } }) => ({
    owner,
    userID,
    kind,
    form: draft ?? emptyEntry(day),
    problems: {},
  }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The person fills in the form.',
      tags: 'draft',
      on: {
        'field.changed': { actions: 'keepField' },
        'entry.submitted': [
          { guard: 'hasProblems', actions: 'showProblems' },
          { target: 'saving' },
        ],
        'entry.cancelled': [
          // Kept, its day would come back in the place of the one that is selected by then.
          { guard: 'isUntouched', target: 'dismissed', actions: 'tellClosed' },
          { actions: 'tellClosed' },
        ],
      },
    },
    saving: {
      description: 'The service is asked to save the entry; pressing again changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'createCalendarItem',
        src: 'createCalendarItem',
        input: ({ context: { kind, userID, form } }) => ({ kind, userID, form }),
        onDone: {
          target: 'saved',
          actions: { type: 'tellSaved', params: ({ event }) => event.output },
        },
        onError: { target: 'filling' },
      },
    },
    dismissed: {
      description: 'Nothing was typed, and nothing is kept.',
      type: 'final',
    },
    saved: {
      description: 'It is in the calendar, and nothing of the form is kept.',
      type: 'final',
    },
  },
});

/** What is kept of the form while it rests. */
export const calendarEntryDraft: DraftKeeper<
  SnapshotFrom<typeof calendarEntryMachine>,
  typeof EntryForm
> = {
  flow: 'calendar-entry',
  schema: EntryForm,
  of: ({ context }) => context.form,
};
