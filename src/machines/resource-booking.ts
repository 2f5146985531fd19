import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { BookingDraft, type BookingOutcome } from '../domain/booking.ts';
import type { Resource } from '../domain/organisation.ts';
import { bookableChoice } from '../domain/slot.ts';
import { slotText } from '../domain/slot-times.ts';
import { texts } from '../domain/texts.ts';
import {
  answeredBooking,
  type ChoiceChange,
  changedChoice,
  choiceToday,
  isBlankChoice,
  newBooking,
  onChoice,
  pastBooking,
  type SlotBooking,
  sentSlots,
  slotsTopic,
} from './kit/chosen-slots.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { awaitingNextDay } from './kit/next-day.ts';
import { ports } from './kit/ports.ts';
import { type Shell, sessionTopic, toasting, withdrawing } from './kit/shell.ts';
import { type SlotChoiceNotice, slotChoiceMachine } from './slot-choice.ts';

interface ResourceBookingInput {
  shell: Shell;
  resourceId: string;
  resource: Resource;
  userID: string;
  /** `YYYY-MM-DD` in the person's zone, as every day here; the day whose slots are offered at first. */
  today: string;
  /** The booking that a reload or an expired session interrupted. */
  draft: BookingDraft | null;
}

interface ResourceBookingContext extends Omit<ResourceBookingInput, 'draft'>, SlotBooking {}

type ResourceBookingEvent =
  | { type: 'booking.opened' }
  | { type: 'booking.closed' }
  | { type: 'booking.submitted' }
  | SlotChoiceNotice;

const resourceBooking = setup({
  types: {
    context: {} as ResourceBookingContext,
    events: {} as ResourceBookingEvent,
    input: {} as ResourceBookingInput,
    tags: {} as 'busy' | 'draft' | 'settled',
    children: {} as { slotChoice: 'slotChoice' },
  },
  actors: {
    bookResource: ports.bookResource,
    awaitNextDay: ports.awaitNextDay,
    slotChoice: slotChoiceMachine,
  },
  guards: {
    wasChoosing: ({ context }) => context.wasChoosing,
    hasFreeSlots: ({ context }) => context.offered > 0,
    hasChosen: ({ context }) => bookableChoice(context).length > 0,
    isBooked: (_, { outcome }: BookingOutcome) => outcome === 'booked',
    isRefused: (_, { outcome }: BookingOutcome) => outcome === 'refused',
    isUnclear: (_, { outcome }: BookingOutcome) => outcome === 'unclear',
  },
  actions: {
    keepChoice: assign((_, change: ChoiceChange) => changedChoice(change)),
    keepAnswer: assign((_, answer: BookingOutcome) => answeredBooking(answer)),
    forgetOrder: assign(pastBooking),
    forgetRefusal: assign({ refusal: null }),
    forgetOffer: assign({ offered: 0 }),
    keepOrder: assign(({ context }) => ({
      order: { date: context.date, slots: bookableChoice(context) },
    })),
    dropOrdered: sendTo('slotChoice', ({ context }) => ({
      type: 'slots.taken',
      ...context.order,
    })),
    refreshSlots: sendTo('slotChoice', { type: 'slots.refreshed' }),
    keepToday: assign(({ context }, { date }: { date: string }) => choiceToday(date, context)),
    showDay: sendTo('slotChoice', ({ context: { date } }) => ({ type: 'date.changed', date })),
    toast: toasting(),
    withdrawToast: withdrawing(slotsTopic),
    alertBooked: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({
        type: 'alert.raised',
        alert: {
          title: texts.bookingSuccessful,
          message: context.order.slots.map(slotText).join(', '),
        },
      }),
    ),
    alertFailed: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({
        type: 'alert.raised',
        alert: { title: texts.bookingFailedAlert, message: context.refusal ?? '' },
      }),
    ),
  },
});

const day = resourceBooking.createStateConfig({
  initial: 'passing',
  states: {
    passing: {
      description: 'The slots are those of today, or of a later day; no day is shown that is over.',
      invoke: awaitingNextDay('passing', 'showDay'),
    },
  },
});

const confirming = resourceBooking.createStateConfig({
  description: 'The service is asked to book all chosen slots; pressing again changes nothing.',
  tags: ['busy', 'draft'],
  invoke: {
    id: 'bookResource',
    src: 'bookResource',
    input: ({ context: { userID, resourceId, order } }) => ({
      userID,
      resourceId,
      ...order,
    }),
    onDone: [
      {
        guard: { type: 'isBooked', params: ({ event }) => event.output },
        target: 'booked',
        actions: [
          { type: 'keepAnswer', params: ({ event }) => event.output },
          'dropOrdered',
          'alertBooked',
        ],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'choosing',
        actions: [
          { type: 'keepAnswer', params: ({ event }) => event.output },
          'alertFailed',
          'forgetOrder',
          'refreshSlots',
        ],
      },
      {
        guard: { type: 'isUnclear', params: ({ event }) => event.output },
        target: 'choosing',
        actions: [{ type: 'keepAnswer', params: ({ event }) => event.output }, 'alertFailed'],
      },
      {
        target: 'choosing',
        actions: {
          type: 'toast',
          params: { text: texts.notAuthorized, tone: 'failure', topic: sessionTopic },
        },
      },
    ],
    // They may be booked: without new slots the same choice can be sent again, and is booked once.
    onError: { target: 'choosing', actions: 'alertFailed' },
  },
});

/** Books slots of one day on a resource, all or none (§2.36, §5.22, §8.9, §22.90). */
export const resourceBookingMachine = resourceBooking.createMachine({
  id: 'resourceBooking',
  description: 'Books slots of one day on a resource, today’s unless another day is chosen.',
  context: ({ input: { draft, ...input } }) => {
    const left = draft && isLeftToDo(draft, input.today) ? draft : null;
    return { ...input, ...newBooking(input.today, left, left?.isChoosing ?? false) };
  },
  type: 'parallel',
  invoke: {
    id: 'slotChoice',
    src: 'slotChoice',
    input: ({ context, self }) => ({
      owner: self,
      source: { kind: 'resource', resourceId: context.resourceId },
      date: context.date,
      chosen: context.chosen,
      sent: sentSlots(context),
      isMultiple: true,
    }),
    onError: { target: '.booking.viewing', actions: 'forgetRefusal' },
  },
  on: onChoice,
  states: {
    day,
    booking: {
      initial: 'starting',
      states: {
        starting: {
          description: 'The booking goes on where it was left, or waits to be opened.',
          always: [{ guard: 'wasChoosing', target: 'choosing' }, { target: 'viewing' }],
        },
        viewing: {
          description: 'The person looks at the resource.',
          tags: 'draft',
          on: {
            'booking.opened': { guard: 'hasFreeSlots', target: 'choosing' },
          },
        },
        choosing: {
          description: 'The person chooses one or more slots.',
          tags: 'draft',
          on: {
            'booking.closed': {
              target: 'viewing',
              actions: ['forgetRefusal', 'withdrawToast'],
            },
            'booking.submitted': {
              guard: 'hasChosen',
              target: 'confirming',
              actions: ['forgetRefusal', 'keepOrder'],
            },
          },
        },
        confirming,
        booked: {
          description: 'The slots are the person’s; they can be put into their own calendar.',
          tags: 'settled',
          exit: 'forgetOrder',
          on: { 'booking.closed': { target: 'viewing' } },
        },
      },
    },
  },
});

/** Whether the draft has a choice of slots of today or later; without one the page begins with today. */
function isLeftToDo({ isChoosing, date, slots }: BookingDraft, today: string): boolean {
  return date >= today && (isChoosing || slots.length > 0);
}

/** The part of a resource's booking that a reload or an expired session leaves. */
export const resourceBookingDraft: DraftKeeper<
  SnapshotFrom<typeof resourceBookingMachine>,
  typeof BookingDraft
> = {
  flow: 'resource-booking',
  schema: BookingDraft,
  of: (snapshot) => ({
    isChoosing: !snapshot.matches({ booking: 'viewing' }),
    date: snapshot.context.date,
    slots: snapshot.context.chosen,
    sent: sentSlots(snapshot.context),
  }),
  isBlank: isBlankChoice,
};
