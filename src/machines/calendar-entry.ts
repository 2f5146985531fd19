import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CalendarItem, ItemKind, OwnItem, UpdateItemOutcome } from '../domain/calendar.ts';
import {
  EntryDraft,
  type EntryField,
  type EntryForm,
  entryOf,
  formIn,
  isUntouched,
  newEntry,
  requestIdOf,
  type SentEntry,
  withSent,
  withTyped,
} from '../domain/calendar-entry.ts';
import { type EntryProblems, problemsOf, withoutProblem } from '../domain/entry-problems.ts';
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
  /** The entry that is changed; null for a new one. */
  former: OwnItem | null;
  /** The person's IANA zone, in which the form says day and time. */
  zone: string;
  /** What was typed before a reload, an expired session or a closed form. */
  draft: EntryDraft | null;
}

interface CalendarEntryContext {
  owner: Recipient<CalendarNotice>;
  userID: string;
  kind: ItemKind;
  former: OwnItem | null;
  /** The entry that was to be changed and is gone; null while none is. */
  gone: string | null;
  /** The zone of the form's day and time: that in which it was opened, or in which a change was sent. */
  zone: string;
  /** What the form held at first. */
  begun: EntryForm;
  form: EntryForm;
  /** What was sent without an answer: a repeat of it has the same name (§22.39). */
  unanswered: readonly SentEntry[];
  /** The problems that the form had when it was last sent off. */
  problems: EntryProblems;
}

type CalendarEntryEvent =
  | { type: 'field.changed'; field: EntryField; text: string }
  /**
   * A new entry is sent under `requestId`, unless it was sent before without an answer; `zone` is the
   * person's by then.
   */
  | { type: 'entry.submitted'; requestId: string; zone: string }
  | { type: 'entry.cancelled' };

/**
 * Add Appointment, Add Event, Add Task: one form with the fields of its kind (§5.5, §5.7, §5.8),
 * which changes an entry as well (§22.36).
 */
export const calendarEntryMachine = setup({
  types: {
    context: {} as CalendarEntryContext,
    events: {} as CalendarEntryEvent,
    input: {} as CalendarEntryInput,
    tags: {} as 'draft' | 'busy' | 'failed',
  },
  actors: {
    createCalendarItem: ports.createCalendarItem,
    updateCalendarItem: ports.updateCalendarItem,
  },
  guards: {
    hasProblems: ({ context: { kind, form, former } }) =>
      Object.keys(problemsOf(kind, form, former)).length > 0,
    isUntouched: ({ context }) => isBlank(context),
    isUnanswered: ({ context: { unanswered, form } }) =>
      requestIdOf(unanswered, form) !== undefined,
    isChange: ({ context }) => context.former !== null,
    isChanged: (_, { outcome }: UpdateItemOutcome) => outcome === 'changed',
  },
  actions: {
    keepField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return {
        form: { ...context.form, [event.field]: event.text },
        problems: withoutProblem(context.problems, event.field),
      };
    }),
    followZone: assign(({ context: { former, begun, form, zone: typedIn }, event }) => {
      assertEvent(event, 'entry.submitted');
      const { zone } = event;
      const inZone = (one: EntryForm) => formIn(zone, one, { former, typedIn });
      return { zone, form: inZone(form), begun: inZone(begun) };
    }),
    keepSent: assign(({ context: { unanswered, form }, event }) => {
      assertEvent(event, 'entry.submitted');
      return { unanswered: withSent(unanswered, form, event.requestId) };
    }),
    showProblems: assign(({ context: { kind, form, former } }) => ({
      problems: problemsOf(kind, form, former),
    })),
    tellTyped: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'entry.typed', isBlank: isBlank(context) }),
    ),
    tellSaved: sendTo(
      ({ context }) => context.owner,
      ({ context: { kind, form, former, gone } }, item: CalendarItem) => ({
        type: 'entry.saved',
        day: form.day,
        added: { kind, item },
        isNew: former === null,
        ...(gone !== null && { replaces: gone }),
      }),
    ),
    forgetFormer: assign(({ context: { former } }) => ({ former: null, gone: former?.id ?? null })),
    tellClosed: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'entry.closed', isDoubted: context.unanswered.length > 0 }),
    ),
  },
}).createMachine({
  id: 'calendarEntry',
  description: 'Puts an appointment, an event or a task into the calendar, or changes it.',
  context: ({ input: { owner, userID, kind, day, former, zone, draft } }) => {
    const begun = former ? entryOf(former, zone) : newEntry(kind, day);
    const { unanswered, zone: typedIn = zone, ...typed } = draft ?? { ...begun, unanswered: [] };
    // In the draft’s zone, so that a typed time keeps the day that stood beside it, and a typed day its time.
    const there = former ? entryOf(former, typedIn) : begun;
    const form = formIn(zone, withTyped(there, typed, former ? draft?.begun : undefined), {
      former,
      typedIn,
    });
    const kept = { owner, userID, kind, former, zone };
    return { ...kept, gone: null, begun, form, unanswered, problems: {} };
  },
  entry: 'tellTyped',
  initial: 'filling',
  states: {
    filling: {
      tags: 'draft',
      initial: 'begun',
      states: {
        begun: {
          description: 'The person fills in the form.',
          // Sent before a reload, or before the form was closed.
          always: { guard: 'isUnanswered', target: 'failed' },
        },
        failed: {
          description: 'It could not be saved: the form stays whole, and its button saves again.',
          tags: 'failed',
        },
        gone: {
          description:
            'The entry that was changed is gone: the form stays whole, and its button saves a new one.',
        },
      },
      on: {
        'field.changed': { actions: ['keepField', 'tellTyped'] },
        'entry.submitted': [
          { guard: 'hasProblems', actions: 'showProblems' },
          { guard: 'isChange', target: 'updating', actions: ['followZone', 'keepSent'] },
          { target: 'saving', actions: 'keepSent' },
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
      // A reload that comes before the answer sends it under the same name again.
      tags: ['busy', 'draft'],
      invoke: {
        id: 'createCalendarItem',
        src: 'createCalendarItem',
        input: ({ context: { kind, userID, form, unanswered } }) => ({
          kind,
          userID,
          form,
          requestId: requestIdOf(unanswered, form) ?? '',
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'tellSaved', params: ({ event }) => event.output },
        },
        onError: { target: 'filling.failed' },
      },
    },
    updating: {
      description: 'The service is asked to change the entry; pressing again changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'updateCalendarItem',
        src: 'updateCalendarItem',
        input: ({ context: { kind, userID, former, form, zone } }) => {
          if (!former) throw new Error('A new entry is not updated.');
          return { kind, userID, former, form, zone };
        },
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'tellSaved', params: ({ event }) => itemOf(event.output) },
          },
          { target: 'filling.gone', actions: 'forgetFormer' },
        ],
        onError: { target: 'filling.failed' },
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

/** The changed entry. */
function itemOf(answer: UpdateItemOutcome): CalendarItem {
  if (answer.outcome === 'gone') throw new Error('An entry that is gone was not changed.');
  return answer.item;
}

/** Whether a form holds what it began with; for a new entry a day is chosen from the start. */
function isBlank({ former, form, begun }: CalendarEntryContext): boolean {
  return isUntouched(form, former ? begun : { ...begun, day: form.day });
}

/** The draft of the form. */
export const calendarEntryDraft: DraftKeeper<
  SnapshotFrom<typeof calendarEntryMachine>,
  typeof EntryDraft
> = {
  flow: 'calendar-entry',
  schema: EntryDraft,
  of: ({ context: { form, begun, zone, unanswered } }) => ({
    ...form,
    begun,
    zone,
    unanswered: [...unanswered],
  }),
  isBlank: ({ context }) => isBlank(context),
};
