import { assertEvent, assign, sendTo, setup } from 'xstate';
import {
  type DaySlots,
  isSameSlot,
  type Slot,
  type SlotSource,
  stillFree,
} from '../domain/slot.ts';
import { inOrder, toggled } from '../domain/slot-times.ts';
import { ports } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';

/** The choice's messages to its owner, the flow that books or moves. */
export type SlotChoiceNotice =
  /** `slots` are the chosen ones, `offered` counts the free slots of the day. */
  | ({ type: 'choice.changed'; date: string; offered: number } & DaySlots)
  /** No slot is shown any more; the chosen ones are kept for the next list. */
  | { type: 'slots.failed' };

type Owner = Recipient<SlotChoiceNotice>;

export interface SlotChoiceInput {
  owner: Owner;
  source: SlotSource;
  /** `YYYY-MM-DD`. */
  date: string;
  /** The slots that were chosen before; those that are still free stay chosen. */
  chosen: Slot[];
  /**
   * Slots of the day that were sent without an answer (§22.182): the list may lack them because they are the
   * person's own by now.
   */
  sent: Slot[];
  isMultiple: boolean;
}

interface SlotChoiceContext extends SlotChoiceInput, Omit<DaySlots, 'nextDay'> {
  /** The next day with a free slot, where the service names it for a day without slots. */
  nextDay: string | null;
}

type SlotChoiceEvent =
  | { type: 'date.changed'; date: string }
  | { type: 'slot.toggled'; slot: Slot }
  | { type: 'slots.refreshed' }
  /** The person looks at the page again: slots may be over, or taken, meanwhile. */
  | { type: 'page.shown' }
  /** Slots of a day that the owner has just booked. */
  | { type: 'slots.taken'; date: string; slots: Slot[] };

/** Asks for the slots of the day. */
const asked = {
  id: 'loadSlots',
  src: 'loadSlots',
  input: ({ context: { source, date } }: { context: SlotChoiceContext }) => ({ source, date }),
  onDone: {
    target: 'listing',
    actions: [
      { type: 'keepSlots', params: ({ event }: { event: { output: DaySlots } }) => event.output },
      'tellChoice',
    ],
  },
} as const;

/** The free slots of a day and the chosen ones, for every flow that books or moves (§2.36, §2.42). */
export const slotChoiceMachine = setup({
  types: {
    context: {} as SlotChoiceContext,
    events: {} as SlotChoiceEvent,
    input: {} as SlotChoiceInput,
    tags: {} as 'busy',
  },
  actors: { loadSlots: ports.loadSlots, pageLooks: ports.pageLooks },
  guards: {
    // Chosen ones may have been sent without an answer, and would be sent again (§22.182).
    isNothingChosen: ({ context }) => context.chosen.length === 0,
    hasNoSlots: ({ context }) => context.slots.length === 0,
    isOtherDate: ({ context, event }) => {
      assertEvent(event, 'date.changed');
      return event.date !== context.date;
    },
    isSameDate: ({ context, event }) => {
      assertEvent(event, 'slots.taken');
      return event.date === context.date;
    },
    isOffered: ({ context, event }) => {
      assertEvent(event, 'slot.toggled');
      return context.slots.some((slot) => isSameSlot(slot, event.slot));
    },
  },
  actions: {
    changeDate: assign(({ event }) => {
      assertEvent(event, 'date.changed');
      return { date: event.date, slots: [], chosen: [], sent: [] };
    }),
    keepSlots: assign(({ context }, { slots: free, zone, bookableUntil, nextDay }: DaySlots) => {
      const slots = inOrder([...free, ...stillFree(context.chosen, context.sent)]);
      const chosen = stillFree(context.chosen, slots);
      return { slots, zone, bookableUntil, nextDay: nextDay ?? null, chosen };
    }),
    forgetSlots: assign({ slots: [] }),
    forgetSent: assign({ sent: [] }),
    toggleSlot: assign(({ context, event }) => {
      assertEvent(event, 'slot.toggled');
      return { chosen: toggled(context.chosen, event.slot, context.isMultiple) };
    }),
    dropTaken: assign(({ context, event }) => {
      assertEvent(event, 'slots.taken');
      const isLeft = (slot: Slot) => !event.slots.some((taken) => isSameSlot(taken, slot));
      return { slots: context.slots.filter(isLeft), chosen: context.chosen.filter(isLeft) };
    }),
    tellChoice: sendTo(
      ({ context }) => context.owner,
      ({ context: { date, chosen, slots, zone, bookableUntil } }) => ({
        type: 'choice.changed',
        date,
        slots: chosen,
        offered: slots.length,
        zone,
        bookableUntil,
      }),
    ),
    tellFailed: sendTo(({ context }) => context.owner, { type: 'slots.failed' }),
  },
}).createMachine({
  id: 'slotChoice',
  description: 'The slots of a day, and which of them are chosen.',
  context: ({ input }) => ({ ...input, slots: [], zone: null, bookableUntil: null, nextDay: null }),
  on: {
    'date.changed': {
      guard: 'isOtherDate',
      target: '.loading',
      actions: ['changeDate', 'tellChoice'],
    },
    'slots.taken': { guard: 'isSameDate', actions: ['dropTaken', 'tellChoice'] },
  },
  invoke: { id: 'pageLooks', src: 'pageLooks', onError: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'The slots of the day are being fetched; an answer for another day is dropped.',
      tags: 'busy',
      invoke: { ...asked, onError: { target: 'failed', actions: ['forgetSlots', 'tellFailed'] } },
      on: {
        // The list on its way may still hold the slots that are taken by now.
        'slots.taken': {
          guard: 'isSameDate',
          target: 'loading',
          reenter: true,
          actions: ['dropTaken', 'tellChoice'],
        },
      },
    },
    listing: {
      description: 'The free slots are shown.',
      always: { guard: 'hasNoSlots', target: 'empty' },
      on: {
        'slot.toggled': { guard: 'isOffered', actions: ['toggleSlot', 'tellChoice'] },
        // The owner asks so after a refusal: what it had sent is answered.
        'slots.refreshed': { target: 'loading', actions: 'forgetSent' },
        'page.shown': { guard: 'isNothingChosen', target: 'refreshing' },
      },
    },
    empty: {
      description: 'The day has no free slot.',
      on: { 'slots.refreshed': { target: 'loading' }, 'page.shown': { target: 'refreshing' } },
    },
    refreshing: {
      description:
        'The slots are asked for again, until one is chosen; a failure leaves what is shown.',
      invoke: { ...asked, onError: { target: 'listing' } },
      on: {
        'slot.toggled': {
          guard: 'isOffered',
          target: 'listing',
          actions: ['toggleSlot', 'tellChoice'],
        },
        'slots.refreshed': { target: 'loading' },
      },
    },
    failed: {
      description: 'The slots could not be fetched.',
      on: { 'slots.refreshed': { target: 'loading' } },
    },
  },
});
