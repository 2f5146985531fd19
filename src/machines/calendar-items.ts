import { assertEvent, enqueueActions, sendTo, setup } from 'xstate';
import { type ItemKind, itemKinds } from '../domain/calendar.ts';
import type { EntryChange } from '../domain/entry-action.ts';
import { calendarListMachine } from './calendar-list.ts';
import { ports } from './kit/ports.ts';

interface CalendarItemsInput {
  userID: string;
}

type CalendarItemsEvent =
  | EntryChange
  /** The person looks at the page again: another device may have changed the calendar. */
  | { type: 'page.shown' }
  /** The lists may have failed with the session before. */
  | { type: 'session.started'; userID: string };

/** A person's calendar: one list a kind, loaded side by side, so that one fails without the others. */
export const calendarItemsMachine = setup({
  types: {
    context: {} as CalendarItemsInput,
    events: {} as CalendarItemsEvent,
    input: {} as CalendarItemsInput,
    children: {} as { [Kind in ItemKind]: Kind },
  },
  actors: {
    appointment: calendarListMachine,
    event: calendarListMachine,
    task: calendarListMachine,
    sessionStarts: ports.sessionStarts,
    entryChanges: ports.entryChanges,
    pageLooks: ports.pageLooks,
  },
  guards: {
    isOwnSession: ({ context, event }) => {
      assertEvent(event, 'session.started');
      return event.userID === context.userID;
    },
  },
  actions: {
    addItem: sendTo(
      ({ event }) => {
        assertEvent(event, 'item.added');
        return event.added.kind;
      },
      ({ event }) => {
        assertEvent(event, 'item.added');
        return { type: 'item.added', day: event.day, item: event.added.item };
      },
    ),
    removeItem: sendTo(
      ({ event }) => {
        assertEvent(event, 'item.removed');
        return event.kind;
      },
      ({ event }) => {
        assertEvent(event, 'item.removed');
        return { type: 'item.removed', id: event.id };
      },
    ),
    tellLists: enqueueActions(
      ({ enqueue }, { type }: { type: 'items.refreshed' | 'page.shown' }) => {
        for (const kind of itemKinds) enqueue.sendTo(kind, { type });
      },
    ),
  },
}).createMachine({
  id: 'calendarItems',
  description: 'The appointments, events and tasks of a person, by day.',
  context: ({ input }) => input,
  initial: 'listing',
  states: {
    listing: {
      description: 'Three lists stand side by side; one that fails leaves the others shown.',
      invoke: [
        {
          id: 'appointment',
          src: 'appointment',
          input: ({ context }) => ({ kind: 'appointment', userID: context.userID }),
          onError: {},
        },
        {
          id: 'event',
          src: 'event',
          input: ({ context }) => ({ kind: 'event', userID: context.userID }),
          onError: {},
        },
        {
          id: 'task',
          src: 'task',
          input: ({ context }) => ({ kind: 'task', userID: context.userID }),
          onError: {},
        },
        { id: 'sessionStarts', src: 'sessionStarts', onError: {} },
        { id: 'entryChanges', src: 'entryChanges', onError: {} },
        { id: 'pageLooks', src: 'pageLooks', onError: {} },
      ],
      on: {
        'item.added': { actions: 'addItem' },
        'item.removed': { actions: 'removeItem' },
        'items.refreshed': { actions: { type: 'tellLists', params: { type: 'items.refreshed' } } },
        'page.shown': { actions: { type: 'tellLists', params: { type: 'page.shown' } } },
        'session.started': {
          guard: 'isOwnSession',
          actions: { type: 'tellLists', params: { type: 'items.refreshed' } },
        },
      },
    },
  },
});
