import { assertEvent, assign, setup, stateIn } from 'xstate';
import type { CalendarItem, ItemKind, ItemsByDay, KnownItems } from '../domain/calendar.ts';
import { withItem, withItems, withoutItem } from '../domain/calendar-days.ts';
import { ports } from './kit/ports.ts';

interface CalendarListInput {
  kind: ItemKind;
  userID: string;
}

interface CalendarListContext extends CalendarListInput {
  /** What was last known, and what was added since; null until then. */
  items: ItemsByDay | null;
  /** What the device keeps of an earlier answer, until the first one has come or failed. */
  recalled: ItemsByDay | null;
  /** When the service gave the list, in milliseconds; null until it has. */
  knownAt: number | null;
  /** Whether all of the list was known once. */
  isWhole: boolean;
  /** Whether a later try to fetch the list failed. */
  isBehind: boolean;
}

type CalendarListEvent =
  /** An item made just now, with its day `YYYY-MM-DD` in the person's zone. */
  | { type: 'item.added'; day: string; item: CalendarItem }
  | { type: 'item.removed'; id: string }
  /** Something of the calendar has changed, or the list failed with the session before. */
  | { type: 'items.refreshed' }
  /** The person looks at the page again. */
  | { type: 'page.shown' };

/** The items of one kind in a person's calendar; a failure shows nothing (§8.12). */
export const calendarListMachine = setup({
  types: {
    context: {} as CalendarListContext,
    events: {} as CalendarListEvent,
    input: {} as CalendarListInput,
    tags: {} as 'loading' | 'held',
  },
  actors: {
    getCalendarItems: ports.getCalendarItems,
    recallCalendarItems: ports.recallCalendarItems,
  },
  delays: { patience: 3_000 },
  guards: { isHeld: stateIn({ loading: 'held' }) },
  actions: {
    // The device recalls the items once: a fetch that is begun anew is answered with null.
    recall: assign(({ context }, { recalled }: { recalled: ItemsByDay | null }) => ({
      recalled: recalled ?? context.recalled,
    })),
    // A stored answer lacks what was added since, and may be older than what is shown, or a part of it.
    keepItems: assign(({ context }, { items, at, isLatest, isWhole }: KnownItems) => {
      const kept = { items, knownAt: at, isWhole, isBehind: !isLatest };
      if (isLatest) return kept;
      if (context.knownAt === null)
        return { ...kept, items: withItems(items, context.items ?? {}) };
      return isWhole && at > context.knownAt ? kept : { isBehind: true };
    }),
    fallBehind: assign({ isBehind: true }),
    forgetRecalled: assign({ recalled: null }),
    addItem: assign(({ context, event }) => {
      assertEvent(event, 'item.added');
      return { items: withItem(context.items ?? {}, event.day, event.item) };
    }),
    removeItem: assign(({ context: { items, recalled }, event }) => {
      assertEvent(event, 'item.removed');
      return {
        items: items && withoutItem(items, event.id),
        recalled: recalled && withoutItem(recalled, event.id),
      };
    }),
  },
}).createMachine({
  id: 'calendarList',
  description: 'A person’s appointments, events or tasks, by day.',
  context: ({ input }) => ({
    ...input,
    items: null,
    recalled: null,
    knownAt: null,
    isWhole: false,
    isBehind: false,
  }),
  initial: 'loading',
  on: {
    'item.added': { actions: 'addItem' },
    'item.removed': { actions: 'removeItem' },
  },
  states: {
    loading: {
      tags: 'loading',
      initial: 'held',
      states: {
        held: {
          description:
            'The first items are awaited: those of the last visit are shown where they move nothing, and the parts that they would move are held back.',
          tags: 'held',
          invoke: {
            id: 'recallCalendarItems',
            src: 'recallCalendarItems',
            input: ({ context: { kind, userID } }) => ({ kind, userID }),
            onDone: {
              actions: { type: 'recall', params: ({ event }) => ({ recalled: event.output }) },
            },
            onError: {},
          },
          after: { patience: { target: 'shown' } },
        },
        shown: {
          description: 'The items are being fetched; those known already are shown meanwhile.',
        },
      },
      invoke: {
        id: 'getCalendarItems',
        src: 'getCalendarItems',
        input: ({ context: { kind, userID } }) => ({ kind, userID }),
        onDone: {
          target: 'listed',
          actions: [{ type: 'keepItems', params: ({ event }) => event.output }, 'forgetRecalled'],
        },
        onError: { target: 'failed', actions: ['fallBehind', 'forgetRecalled'] },
      },
      on: {
        // An answer on its way may be from before the change, and would undo it.
        'item.added': { target: 'loading.shown', reenter: true, actions: 'addItem' },
        'item.removed': { target: 'loading.shown', reenter: true, actions: 'removeItem' },
        'items.refreshed': [
          { guard: 'isHeld', target: 'loading', reenter: true },
          { target: 'loading.shown', reenter: true },
        ],
      },
    },
    listed: {
      description: 'The items are shown.',
      on: {
        'items.refreshed': { target: 'loading.shown' },
        'page.shown': { target: 'loading.shown' },
      },
    },
    failed: {
      description: 'The items did not arrive; no message says so, and those known stay.',
      on: { 'items.refreshed': { target: 'loading.shown' } },
    },
  },
});
