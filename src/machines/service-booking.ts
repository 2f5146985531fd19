import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  type BookableService,
  BookingDraft,
  type BookingOutcome,
  firstBookableDay,
  slotsOf,
} from '../domain/booking.ts';
import { bookableChoice } from '../domain/slot.ts';
import { shownTime } from '../domain/slot-times.ts';
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
import { type Shell, sessionTopic, type Toast, toasting, withdrawing } from './kit/shell.ts';
import { type SlotChoiceNotice, slotChoiceMachine } from './slot-choice.ts';

interface ServiceBookingInput {
  shell: Shell;
  service: BookableService;
  userID: string;
  /** `YYYY-MM-DD` in the person's zone, as every day here; the day that is shown at first. */
  today: string;
  /** The booking that a reload or an expired session interrupted. */
  draft: BookingDraft | null;
}

interface ServiceBookingContext extends Omit<ServiceBookingInput, 'draft'>, SlotBooking {}

type ServiceBookingEvent =
  | { type: 'booking.opened'; today: string }
  | { type: 'booking.closed' }
  | { type: 'booking.submitted' }
  | SlotChoiceNotice;

/** A toast about the booking replaces the one before it. */
const topic = 'booking';

/** The topic of the prompt to choose, which stays until the person has done so or gone on. */
const promptTopic = 'prompt';

/** Books one slot on a partner's service (§2.42, §5.23, §8.10). */
export const serviceBookingMachine = setup({
  types: {
    context: {} as ServiceBookingContext,
    events: {} as ServiceBookingEvent,
    input: {} as ServiceBookingInput,
    tags: {} as 'busy' | 'draft' | 'settled',
    children: {} as { slotChoice: 'slotChoice' },
  },
  actors: {
    confirmBooking: ports.confirmBooking,
    awaitNextDay: ports.awaitNextDay,
    slotChoice: slotChoiceMachine,
  },
  guards: {
    wasChoosing: ({ context }) => context.wasChoosing,
    hasNoSlot: ({ context }) => bookableChoice(context).length === 0,
    isListAlone: (_, { slots, offered }: ChoiceChange) => slots.length === 0 && offered > 0,
    isBooked: (_, { outcome }: BookingOutcome) => outcome === 'booked',
    isRefused: (_, { outcome }: BookingOutcome) => outcome === 'refused',
  },
  actions: {
    keepToday: assign(({ context }, { date }: { date: string }) =>
      choiceToday(date, context, firstBookableDay(context.service, date)),
    ),
    showDay: sendTo('slotChoice', ({ context: { date } }) => ({ type: 'date.changed', date })),
    keepChoice: assign((_, change: ChoiceChange) => changedChoice(change)),
    forgetOffer: assign({ offered: 0 }),
    keepOrder: assign(({ context }) => ({
      order: { date: context.date, slots: bookableChoice(context) },
    })),
    keepAnswer: assign((_, answer: BookingOutcome) => answeredBooking(answer)),
    forgetOrder: assign(pastBooking),
    forgetRefusal: assign({ refusal: null }),
    forgetChoice: assign(({ context: { today } }) => ({ date: today, chosen: [] })),
    refreshSlots: sendTo('slotChoice', { type: 'slots.refreshed' }),
    withdrawToast: withdrawing(slotsTopic),
    withdrawPrompt: withdrawing(promptTopic),
    toast: toasting(topic),
  },
}).createMachine({
  id: 'serviceBooking',
  description: 'Books one slot on a partner’s service.',
  context: ({ input: { draft, ...input } }) => {
    const left = draft !== null && draft.date >= input.today ? draft : null;
    return { ...input, ...newBooking(input.today, left, draft?.isChoosing ?? false) };
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The booking goes on where it was left, or waits to be opened.',
      always: [{ guard: 'wasChoosing', target: 'choosing' }, { target: 'viewing' }],
    },
    viewing: {
      description: 'The service is shown with all that is known of it.',
      tags: 'draft',
      on: {
        'booking.opened': {
          target: 'choosing',
          actions: { type: 'keepToday', params: ({ event }) => ({ date: event.today }) },
        },
      },
    },
    choosing: {
      description: 'The person chooses a day and a slot.',
      initial: 'picking',
      entry: 'forgetOffer',
      exit: ['withdrawToast', 'withdrawPrompt'],
      invoke: {
        id: 'slotChoice',
        src: 'slotChoice',
        input: ({ context, self }) => ({
          owner: self,
          source: slotsOf(context.service),
          date: context.date,
          chosen: context.chosen,
          sent: sentSlots(context),
          isMultiple: false,
        }),
        onError: { target: 'viewing', actions: 'forgetRefusal' },
      },
      on: {
        ...onChoice,
        'choice.changed': [
          {
            guard: { type: 'isListAlone', params: ({ event }) => event },
            ...onChoice['choice.changed'],
          },
          { actions: [...onChoice['choice.changed'].actions, 'withdrawPrompt'] },
        ],
      },
      states: {
        picking: {
          description:
            'The person looks at days and slots, from today on, also when the day turns.',
          tags: 'draft',
          invoke: awaitingNextDay('picking', 'showDay'),
          on: {
            'booking.closed': { target: '#serviceBooking.viewing', actions: 'forgetRefusal' },
            'booking.submitted': [
              {
                guard: 'hasNoSlot',
                actions: {
                  type: 'toast',
                  params: { text: texts.noSlotSelected, tone: 'failure', topic: promptTopic },
                },
              },
              { target: 'confirming', actions: ['forgetRefusal', 'keepOrder'] },
            ],
          },
        },
        confirming: {
          description: 'The service is asked to book; pressing again changes nothing.',
          tags: ['busy', 'draft'],
          invoke: {
            id: 'confirmBooking',
            src: 'confirmBooking',
            input: ({ context: { userID, service, order } }) => ({
              userID,
              service,
              date: order.date,
              slot: order.slots[0] ?? { start: '', end: '' },
            }),
            onDone: [
              {
                guard: { type: 'isBooked', params: ({ event }) => event.output },
                target: '#serviceBooking.booked',
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event.output },
                  { type: 'toast', params: ({ event }) => toastOf(event.output) },
                ],
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'picking',
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event.output },
                  { type: 'toast', params: ({ event }) => toastOf(event.output) },
                  'forgetOrder',
                  'refreshSlots',
                ],
              },
              {
                target: 'picking',
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event.output },
                  { type: 'toast', params: ({ event }) => toastOf(event.output) },
                ],
              },
            ],
            // It may be booked: without new slots the same choice can be sent again, and is booked once.
            onError: {
              target: 'picking',
              actions: {
                type: 'toast',
                params: { text: texts.bookingFailedToast, tone: 'failure' },
              },
            },
          },
        },
      },
    },
    booked: {
      description: 'The slot is the person’s; it can be put into their own calendar.',
      tags: 'settled',
      exit: 'forgetOrder',
      on: { 'booking.closed': { target: 'viewing', actions: 'forgetChoice' } },
    },
  },
});

function toastOf(answer: BookingOutcome): Toast {
  switch (answer.outcome) {
    case 'booked':
      return { text: texts.bookingConfirmed(shownTime(answer.startTime)), tone: 'success' };
    case 'refused':
    case 'unclear':
      return {
        text:
          answer.message === null ? texts.bookingFailedToast : texts.bookingRefused(answer.message),
        tone: 'failure',
      };
    case 'unauthorized':
      return { text: texts.notAuthorized, tone: 'failure', topic: sessionTopic };
  }
}

/** The part of a service's booking that a reload or an expired session leaves. */
export const serviceBookingDraft: DraftKeeper<
  SnapshotFrom<typeof serviceBookingMachine>,
  typeof BookingDraft
> = {
  flow: 'service-booking',
  schema: BookingDraft,
  of: (snapshot) => ({
    isChoosing: snapshot.matches('choosing'),
    date: snapshot.context.date,
    slots: snapshot.context.chosen,
    sent: sentSlots(snapshot.context),
  }),
  isBlank: isBlankChoice,
};
