import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { bookingTexts } from '../domain/booking.texts.ts';
import {
  type MovableBooking,
  MoveDraft,
  type MoveOutcome,
  type OwnBooking,
  slotsToMove,
} from '../domain/own-booking.ts';
import { bookableChoice } from '../domain/slot.ts';
import {
  type ChoiceChange,
  type ChosenSlots,
  changedChoice,
  choiceToday,
  newChoice,
  onChoice,
  slotsTopic,
} from './kit/chosen-slots.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { awaitingNextDay } from './kit/next-day.ts';
import { ports, refusalOf } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';
import { calendarChanged, type Shell, toasting, withdrawing } from './kit/shell.ts';
import { type SlotChoiceNotice, slotChoiceMachine } from './slot-choice.ts';

/** The events for the owner: the list or the page that shows the booking. */
export type MoveNotice =
  /** With what it has become, if the service says so. */
  | { type: 'booking.moved'; booking: OwnBooking | null }
  /** The booking may be other than the owner shows it. */
  | { type: 'booking.doubted' }
  | { type: 'booking.kept' };

interface MoveBookingInput {
  shell: Shell;
  owner: Recipient<MoveNotice>;
  userID: string;
  booking: MovableBooking;
  /** `YYYY-MM-DD` in the person's zone, as every day here. */
  today: string;
  /** The choice that an expired session interrupted. */
  draft: MoveDraft | null;
}

interface MoveBookingContext extends Omit<MoveBookingInput, 'draft'>, ChosenSlots {
  /** Why the last try did not succeed, in a sentence beside the slots. */
  failure: string | null;
}

type MoveBookingEvent = { type: 'move.closed' } | { type: 'move.confirmed' } | SlotChoiceNotice;

/** Moves a booking of a service to another of its slots (§22.46). */
export const moveBookingMachine = setup({
  types: {
    context: {} as MoveBookingContext,
    events: {} as MoveBookingEvent,
    input: {} as MoveBookingInput,
    tags: {} as 'busy' | 'draft',
    children: {} as { slotChoice: 'slotChoice' },
  },
  actors: {
    moveBooking: ports.moveBooking,
    awaitNextDay: ports.awaitNextDay,
    slotChoice: slotChoiceMachine,
  },
  guards: {
    hasChosen: ({ context }) => bookableChoice(context).length > 0,
    isMoved: (_, { outcome }: MoveOutcome) => outcome === 'moved',
    isRefused: (_, { outcome }: MoveOutcome) => outcome === 'refused',
    isUnclear: (_, { outcome }: MoveOutcome) => outcome === 'unclear',
  },
  actions: {
    keepToday: assign(({ context }, { date }: { date: string }) => choiceToday(date, context)),
    showDay: sendTo('slotChoice', ({ context: { date } }) => ({ type: 'date.changed', date })),
    keepChoice: assign((_, change: ChoiceChange) => changedChoice(change)),
    forgetOffer: assign({ offered: 0 }),
    refreshSlots: sendTo('slotChoice', { type: 'slots.refreshed' }),
    keepRefusal: assign((_, answer: MoveOutcome) => ({
      failure: refusalOf(answer) ?? bookingTexts.moveFailed,
    })),
    keepFailure: assign({ failure: bookingTexts.moveFailed }),
    forgetFailure: assign({ failure: null }),
    tellMoved: sendTo(
      ({ context }) => context.owner,
      (_, answer: MoveOutcome) => ({
        type: 'booking.moved',
        booking: answer.outcome === 'moved' ? answer.booking : null,
      }),
    ),
    tellDoubted: sendTo(({ context }) => context.owner, { type: 'booking.doubted' }),
    tellKept: sendTo(({ context }) => context.owner, { type: 'booking.kept' }),
    refreshCalendar: sendTo(({ context }) => context.shell, calendarChanged),
    toast: toasting(),
    withdrawToast: withdrawing(slotsTopic),
  },
}).createMachine({
  id: 'moveBooking',
  description: 'Moves one booking to another slot, in a dialog that names its present time.',
  context: ({ input: { draft, ...input } }) => {
    const { today } = input;
    const left = draft !== null && draft.date >= today ? draft : null;
    const first = input.booking.date < today ? today : input.booking.date;
    return { ...input, ...newChoice(left?.date ?? first, left?.slots ?? []), failure: null };
  },
  invoke: {
    id: 'slotChoice',
    src: 'slotChoice',
    input: ({ context, self }) => ({
      owner: self,
      source: slotsToMove(context.booking),
      date: context.date,
      chosen: context.chosen,
      sent: [],
      isMultiple: false,
    }),
    onError: { target: '.closed', actions: 'tellKept' },
  },
  on: onChoice,
  initial: 'picking',
  states: {
    picking: {
      description:
        'The person looks at days and slots, from today on, also when the day turns; the booking stays where it is.',
      tags: 'draft',
      invoke: awaitingNextDay('picking', 'showDay'),
      on: {
        'move.closed': { target: 'closed', actions: 'tellKept' },
        'move.confirmed': { guard: 'hasChosen', target: 'moving', actions: 'forgetFailure' },
      },
    },
    moving: {
      description: 'The service is asked to move the booking; pressing again changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'moveBooking',
        src: 'moveBooking',
        input: ({ context }) => ({
          userID: context.userID,
          bookingId: context.booking.booking_id,
          date: context.date,
          slot: context.chosen[0] ?? { start: '', end: '' },
        }),
        onDone: [
          {
            guard: { type: 'isMoved', params: ({ event }) => event.output },
            target: 'closed',
            actions: [
              { type: 'tellMoved', params: ({ event }) => event.output },
              'refreshCalendar',
              { type: 'toast', params: { text: bookingTexts.bookingMoved, tone: 'success' } },
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'picking',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event.output },
              'refreshSlots',
              'tellDoubted',
              'refreshCalendar',
            ],
          },
          // The booking may have been moved: without new slots the same choice can be sent again.
          {
            guard: { type: 'isUnclear', params: ({ event }) => event.output },
            target: 'picking',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event.output },
              'tellDoubted',
              'refreshCalendar',
            ],
          },
          { target: 'picking' },
        ],
        onError: { target: 'picking', actions: ['keepFailure', 'tellDoubted', 'refreshCalendar'] },
      },
    },
    closed: {
      type: 'final',
      entry: 'withdrawToast',
      description: 'The booking is moved or kept, and the dialog is over.',
    },
  },
});

/** The part of a move that an expired session leaves. */
export const moveBookingDraft: DraftKeeper<
  SnapshotFrom<typeof moveBookingMachine>,
  typeof MoveDraft
> = {
  flow: 'move-booking',
  schema: MoveDraft,
  of: ({ context: { date, chosen } }) => ({ date, slots: chosen }),
};
