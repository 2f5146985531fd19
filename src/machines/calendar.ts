import { assertEvent, assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { DayItem, ItemKind, OwnItem } from '../domain/calendar.ts';
import { daysFrom, monthsAfter } from '../domain/calendar-days.ts';
import { CalendarDraft } from '../domain/calendar-entry.ts';
import { calendarItemsMachine } from './calendar-items.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { awaitingNextDay } from './kit/next-day.ts';
import { ports } from './kit/ports.ts';

interface CalendarInput {
  userID: string;
  /** `YYYY-MM-DD` in the person's zone, as every day here. */
  today: string;
  /** The day it opens on, where that is not today. */
  day?: string;
  /** A calendar to read only is open from the start: the header has asked for the token already. */
  isReadOnly: boolean;
  /** A calendar with a page of its own is open from the start: the page's guard has asked. */
  isPage: boolean;
  /** What was under way before a reload or an expired session. */
  draft: CalendarDraft | null;
}

interface CalendarContext extends Omit<CalendarInput, 'day' | 'draft'> {
  /** The selected day, whose items are listed, `YYYY-MM-DD`. */
  day: string;
  /** The day that says which month is shown, and that the arrow keys move, `YYYY-MM-DD`. */
  focusedDay: string;
  /** The kind of what is being added or changed; null while nothing is. */
  adding: ItemKind | null;
  /** The entry that is being changed; null while no entry is changed. */
  former: OwnItem | null;
  /** Whether the open form holds nothing but what it began with. */
  isBlank: boolean;
  /** What was added last, on which day, until the person looks at another. */
  added: AddedItem | null;
}

/** An item that was added or changed, with the day that it stands under, `YYYY-MM-DD`. */
export interface AddedItem extends DayItem {
  day: string;
  isNew: boolean;
}

type CalendarEvent =
  | { type: 'calendar.opened'; today: string }
  | { type: 'calendar.closed' }
  | { type: 'day.chosen'; day: string }
  | { type: 'day.focused'; day: string }
  /** By how many months, back or forth: a swipe. */
  | { type: 'month.turned'; by: number }
  | { type: 'today.requested'; today: string }
  /** An entry is to be added, or one that the person made is to be changed. */
  | { type: 'entry.requested'; kind: ItemKind; former?: OwnItem }
  | { type: 'session.started' }
  | CalendarNotice;

/** The events that the form of an entry sends to the calendar that it stands in. */
export type CalendarNotice =
  /** It may come in the place of an entry that is gone, which `replaces` names. */
  | { type: 'entry.saved'; day: string; added: DayItem; isNew: boolean; replaces?: string }
  /** Whether the form holds nothing but what it began with: told at first, and after each change. */
  | { type: 'entry.typed'; isBlank: boolean }
  /** `isDoubted` where it was sent without an answer: the entry may be in the calendar. */
  | { type: 'entry.closed'; isDoubted: boolean };

/** The calendar, over a page or on its own: a month, the list of its selected day, and what is added to it. */
export const calendarMachine = setup({
  types: {
    context: {} as CalendarContext,
    events: {} as CalendarEvent,
    input: {} as CalendarInput,
    tags: {} as 'settled' | 'busy' | 'draft',
    children: {} as { calendarItems: 'calendarItems'; checkSession: 'checkSession' },
  },
  actors: {
    checkSession: ports.checkSession,
    awaitNextDay: ports.awaitNextDay,
    sessionStarts: ports.sessionStarts,
    calendarItems: calendarItemsMachine,
  },
  guards: {
    isOpenFromStart: ({ context }) => context.isReadOnly || context.isPage,
    isOverPage: ({ context }) => !context.isReadOnly && !context.isPage,
    canAdd: ({ context }) => !context.isReadOnly,
    wasAdding: ({ context }) => context.adding !== null,
    isOtherwise: ({ context, event }) => {
      assertEvent(event, 'entry.typed');
      return event.isBlank !== context.isBlank;
    },
    isValid: (_, { valid }: { valid: boolean }) => valid,
  },
  actions: {
    keepDay: assign(({ event }) => {
      assertEvent(event, 'day.chosen');
      return { day: event.day, focusedDay: event.day, added: null };
    }),
    keepFocus: assign(({ event }) => {
      assertEvent(event, 'day.focused');
      return { focusedDay: event.day };
    }),
    turnMonth: assign(({ context, event }) => {
      assertEvent(event, 'month.turned');
      return { focusedDay: monthsAfter(context.focusedDay, event.by) };
    }),
    goToToday: assign(({ event }) => {
      assertEvent(event, ['today.requested', 'calendar.opened']);
      const { today } = event;
      return { today, day: today, focusedDay: today };
    }),
    keepToday: assign(({ context }, { date }: { date: string }) => daysFrom(date, context)),
    keepKind: assign(({ event }) => {
      assertEvent(event, 'entry.requested');
      return { adding: event.kind, former: event.former ?? null, added: null };
    }),
    forgetKind: assign({ adding: null, former: null, isBlank: true }),
    keepBlank: assign(({ event }) => {
      assertEvent(event, 'entry.typed');
      return { isBlank: event.isBlank };
    }),
    showAdded: assign(({ event }) => {
      assertEvent(event, 'entry.saved');
      const { day, added, isNew } = event;
      return { day, focusedDay: day, added: { ...added, day, isNew } };
    }),
    forgetAdded: assign({ added: null }),
    addItem: sendTo('calendarItems', ({ event }) => {
      assertEvent(event, 'entry.saved');
      return { type: 'item.added', day: event.day, added: event.added };
    }),
    refreshDoubted: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'entry.closed');
      if (event.isDoubted) enqueue.sendTo('calendarItems', { type: 'items.refreshed' });
    }),
    removeReplaced: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'entry.saved');
      const { added, replaces } = event;
      if (replaces === undefined) return;
      enqueue.sendTo('calendarItems', { type: 'item.removed', kind: added.kind, id: replaces });
    }),
  },
}).createMachine({
  id: 'calendar',
  description: 'A month of the person’s appointments, events and tasks.',
  context: ({ input: { userID, today, day = today, isReadOnly, isPage, draft } }) => ({
    userID,
    isReadOnly,
    isPage,
    today,
    day: draft?.day ?? day,
    focusedDay: draft?.day ?? day,
    adding: draft?.adding ?? null,
    former: draft?.former ?? null,
    isBlank: true,
    added: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description:
        'An entry that was broken off goes on; otherwise the calendar opens on a page of its own and in the header, and waits elsewhere.',
      always: [
        { guard: 'wasAdding', target: 'open.adding' },
        { guard: 'isOpenFromStart', target: 'open' },
        { target: 'closed' },
      ],
    },
    closed: {
      description: 'The calendar is closed.',
      tags: 'settled',
      on: { 'calendar.opened': { target: 'checking', actions: 'goToToday' } },
    },
    checking: {
      description: 'The token is checked before the calendar opens.',
      tags: 'busy',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: [
          { guard: { type: 'isValid', params: ({ event }) => event.output }, target: 'open' },
          { target: 'closed' },
        ],
        onError: { target: 'closed' },
      },
    },
    open: {
      description: 'The month is shown, and the list of the selected day.',
      initial: 'viewing',
      exit: ['forgetKind', 'forgetAdded'],
      invoke: [
        {
          id: 'calendarItems',
          src: 'calendarItems',
          input: ({ context }) => ({ userID: context.userID }),
          onError: { target: 'closed' },
        },
        { id: 'sessionStarts', src: 'sessionStarts', onError: {} },
      ],
      on: {
        'day.chosen': { actions: 'keepDay' },
        'day.focused': { actions: 'keepFocus' },
        'month.turned': { actions: 'turnMonth' },
        'today.requested': { actions: 'goToToday' },
        'calendar.closed': { target: 'closed' },
      },
      states: {
        viewing: {
          description: 'The person looks at days and months; a selected today goes on at midnight.',
          tags: 'settled',
          invoke: awaitingNextDay('viewing'),
          on: {
            'entry.requested': { guard: 'canAdd', target: 'adding', actions: 'keepKind' },
            // A sign-in over the calendar leads back to the page under it.
            'session.started': { guard: 'isOverPage', target: '#calendar.closed' },
          },
        },
        adding: {
          description: 'An appointment, event or task is added or changed in a form of its own.',
          tags: 'draft',
          // A midnight that is noticed only after the save takes the calendar away from the saved entry.
          invoke: awaitingNextDay('adding'),
          on: {
            'entry.saved': {
              target: 'viewing',
              actions: ['forgetKind', 'removeReplaced', 'showAdded', 'addItem'],
            },
            'entry.typed': { guard: 'isOtherwise', actions: 'keepBlank' },
            'entry.closed': { target: 'viewing', actions: ['forgetKind', 'refreshDoubted'] },
          },
        },
      },
    },
  },
});

/** The draft of the calendar while an entry is added or changed; the form has a draft of its own. */
export const calendarDraft: DraftKeeper<
  SnapshotFrom<typeof calendarMachine>,
  typeof CalendarDraft
> = {
  flow: 'calendar',
  schema: CalendarDraft,
  of: ({ context: { day, adding, former } }) => ({ day, adding, former }),
  isBlank: ({ context }) => context.isBlank,
};
