import { assertEvent, assign, setup } from 'xstate';
import {
  type CalendarItems,
  type DayItem,
  type ItemKind,
  type ItemsByDay,
  noItems,
  withItem,
} from '../domain/calendar.ts';
import { ports } from './kit/ports.ts';

export interface CalendarItemsInput {
  userID: string;
}

type CalendarItemsEvent =
  /** An item made just now, with its day `YYYY-MM-DD` in the person's zone. */
  { type: 'item.added'; day: string; added: DayItem } | { type: 'items.refreshed' };

/**
 * What is in a person's calendar. The three lists load side by side; one that fails leaves the
 * others shown, and shows nothing (specification, 8).
 */
export const calendarItemsMachine = setup({
  types: {
    context: {} as CalendarItemsInput & { items: CalendarItems },
    events: {} as CalendarItemsEvent,
    input: {} as CalendarItemsInput,
  },
  actors: {
    getAppointments: ports.getAppointments,
    getCalendarEvents: ports.getCalendarEvents,
    getTasks: ports.getTasks,
  },
  guards: {
    isOfKind: ({ event }, { kind }: { kind: ItemKind }) => {
      assertEvent(event, 'item.added');
      return event.added.kind === kind;
    },
  },
  actions: {
    keepList: assign(({ context }, { kind, list }: { kind: ItemKind; list: ItemsByDay }) => ({
      items: { ...context.items, [kind]: list },
    })),
    addItem: assign(({ context, event }) => {
      assertEvent(event, 'item.added');
      return { items: withItem(context.items, event.day, event.added) };
    }),
  },
}).createMachine({
  id: 'calendarItems',
  description: 'The appointments, events and tasks of a person, by day.',
  context: ({ input }) => ({ ...input, items: noItems }),
  type: 'parallel',
  on: { 'item.added': { actions: 'addItem' } },
  states: {
    appointments: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The appointments are being fetched.',
          tags: 'loading',
          invoke: {
            id: 'getAppointments',
            src: 'getAppointments',
            input: ({ context }) => ({ userID: context.userID }),
            onDone: {
              target: 'listed',
              actions: {
                type: 'keepList',
                params: ({ event }) => ({ kind: 'appointment', list: event.output }),
              },
            },
            onError: { target: 'failed' },
          },
          on: {
            // The answer on its way may not know it yet, and would take it away again.
            'item.added': {
              guard: { type: 'isOfKind', params: { kind: 'appointment' } },
              target: 'loading',
              reenter: true,
              actions: 'addItem',
            },
          },
        },
        listed: {
          description: 'The appointments are shown.',
          on: { 'items.refreshed': { target: 'loading' } },
        },
        failed: {
          description: 'The appointments did not arrive; nothing is said of it.',
          on: { 'items.refreshed': { target: 'loading' } },
        },
      },
    },
    events: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The events are being fetched.',
          tags: 'loading',
          invoke: {
            id: 'getCalendarEvents',
            src: 'getCalendarEvents',
            input: ({ context }) => ({ userID: context.userID }),
            onDone: {
              target: 'listed',
              actions: {
                type: 'keepList',
                params: ({ event }) => ({ kind: 'event', list: event.output }),
              },
            },
            onError: { target: 'failed' },
          },
          on: {
            // The answer on its way may not know it yet, and would take it away again.
            'item.added': {
              guard: { type: 'isOfKind', params: { kind: 'event' } },
              target: 'loading',
              reenter: true,
              actions: 'addItem',
            },
          },
        },
        listed: {
          description: 'The events are shown.',
          on: { 'items.refreshed': { target: 'loading' } },
        },
        failed: {
          description: 'The events did not arrive; nothing is said of it.',
          on: { 'items.refreshed': { target: 'loading' } },
        },
      },
    },
    tasks: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The tasks are being fetched.',
          tags: 'loading',
          invoke: {
            id: 'getTasks',
            src: 'getTasks',
            input: ({ context }) => ({ userID: context.userID }),
            onDone: {
              target: 'listed',
              actions: {
                type: 'keepList',
                params: ({ event }) => ({ kind: 'task', list: event.output }),
              },
            },
            onError: { target: 'failed' },
          },
          on: {
            // The answer on its way may not know it yet, and would take it away again.
            'item.added': {
              guard: { type: 'isOfKind', params: { kind: 'task' } },
              target: 'loading',
              reenter: true,
              actions: 'addItem',
            },
          },
        },
        listed: {
          description: 'The tasks are shown.',
          on: { 'items.refreshed': { target: 'loading' } },
        },
        failed: {
          description: 'The tasks did not arrive; nothing is said of it.',
          on: { 'items.refreshed': { target: 'loading' } },
        },
      },
    },
  },
});
