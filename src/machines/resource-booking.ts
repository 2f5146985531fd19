import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { BookingDraft, type BookingOutcome } from '../domain/booking.ts';
import type { Resource } from '../domain/organisation.ts';
import { type Slot, slotText } from '../domain/slot.ts';
import { texts } from '../domain/texts.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports } from './kit/ports.ts';
import { raised, type Shell, type Toast } from './kit/shell.ts';
import { type SlotChoiceNotice, slotChoiceMachine } from './slot-choice.ts';

interface ResourceBookingInput {
  shell: Shell;
  resourceId: string;
  /** What it is called and where it is, for the person's calendar. */
  resource: Resource;
  userID: string;
  /** The day whose slots are offered, `YYYY-MM-DD` in the person's zone. */
  today: string;
  /** What was under way before a reload or an expired session. */
  draft: BookingDraft | null;
}

interface ResourceBookingContext {
  shell: Shell;
  resourceId: string;
  resource: Resource;
  userID: string;
  wasChoosing: boolean;
  date: string;
  chosen: Slot[];
  /** How many slots of the day are free. */
  offered: number;
  zone: string | null;
  /** What was asked for last, and had where the flow is `booked`. */
  booked: Slot[];
  /** The day of `booked`: the page's own may have turned since. */
  bookedDate: string;
  /** The service's own sentence about a refusal, shown beside the slots. */
  refusal: string | null;
}

type ResourceBookingEvent =
  | { type: 'booking.opened' }
  | { type: 'booking.closed' }
  | { type: 'booking.submitted' }
  | { type: 'slots.retried' }
  | { type: 'calendarFile.requested' }
  | SlotChoiceNotice;

/** Books slots of today on a resource, all or none (specification, 2 and 8). */
export const resourceBookingMachine = setup({
  types: {
    context: {} as ResourceBookingContext,
    events: {} as ResourceBookingEvent,
    input: {} as ResourceBookingInput,
    children: {} as { slotChoice: 'slotChoice' },
  },
  actors: {
    bookResource: ports.bookResource,
    awaitNextDay: ports.awaitNextDay,
    saveCalendarFile: ports.saveCalendarFile,
    slotChoice: slotChoiceMachine,
  },
  guards: {
    wasChoosing: ({ context }) => context.wasChoosing,
    hasFreeSlots: ({ context }) => context.offered > 0,
    hasChosen: ({ context }) => context.chosen.length > 0,
    isBooked: (_, { outcome }: BookingOutcome) => outcome === 'booked',
    isRefused: (_, { outcome }: BookingOutcome) => outcome === 'refused',
  },
  actions: {
    keepChoice: assign(({ event }) => {
      assertEvent(event, 'choice.changed');
      const { date, slots, offered, zone } = event;
      return { date, chosen: slots, offered, zone };
    }),
    keepRefusal: assign((_, answer: BookingOutcome) => ({
      refusal: answer.outcome === 'refused' ? answer.message : null,
    })),
    forgetRefusal: assign({ refusal: null }),
    keepBooked: assign(({ context: { chosen, date } }) => ({ booked: chosen, bookedDate: date })),
    dropBooked: sendTo('slotChoice', ({ context }) => ({
      type: 'slots.taken',
      date: context.bookedDate,
      slots: context.booked,
    })),
    refreshSlots: sendTo('slotChoice', { type: 'slots.refreshed' }),
    turnDay: sendTo('slotChoice', (_, { date }: { date: string }) => ({
      type: 'date.changed',
      date,
    })),
    keepDate: assign((_, { date }: { date: string }) => ({ date })),
    toast: sendTo(
      ({ context }) => context.shell,
      (_, toast: Toast) => raised(toast),
    ),
    alertBooked: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({
        type: 'alert.raised',
        alert: {
          title: texts.bookingSuccessful,
          message: context.booked.map(slotText).join(', '),
        },
      }),
    ),
    alertRefused: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({
        type: 'alert.raised',
        alert: { title: texts.bookingFailedAlert, message: context.refusal ?? '' },
      }),
    ),
    alertFailed: sendTo(({ context }) => context.shell, {
      type: 'alert.raised',
      alert: { title: texts.bookingFailedAlert, message: '' },
    }),
  },
}).createMachine({
  id: 'resourceBooking',
  description: 'Books slots of today on a resource.',
  context: ({ input: { draft, ...input } }) => {
    const isOfToday = draft?.date === input.today;
    return {
      ...input,
      wasChoosing: isOfToday && draft.isChoosing,
      date: input.today,
      chosen: isOfToday ? draft.slots : [],
      offered: 0,
      zone: null,
      booked: [],
      bookedDate: input.today,
      refusal: null,
    };
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
      isMultiple: true,
    }),
    onError: { target: '.booking.viewing', actions: 'forgetRefusal' },
  },
  on: {
    'choice.changed': { actions: 'keepChoice' },
    'slots.failed': {
      actions: { type: 'toast', params: { text: texts.slotsFailed, tone: 'failure' } },
    },
    'slots.retried': { actions: 'refreshSlots' },
  },
  states: {
    day: {
      initial: 'passing',
      states: {
        passing: {
          description: 'The slots are those of today until the day turns.',
          invoke: {
            id: 'awaitNextDay',
            src: 'awaitNextDay',
            input: ({ context }) => ({ date: context.date }),
            onDone: {
              target: 'passing',
              reenter: true,
              actions: [
                { type: 'keepDate', params: ({ event }) => event.output },
                { type: 'turnDay', params: ({ event }) => event.output },
              ],
            },
            onError: {},
          },
        },
      },
    },
    booking: {
      initial: 'starting',
      states: {
        starting: {
          description: 'The booking goes on where it was left, or waits to be opened.',
          always: [{ guard: 'wasChoosing', target: 'choosing' }, { target: 'viewing' }],
        },
        viewing: {
          description: 'The resource is looked at.',
          tags: 'draft',
          on: {
            'booking.opened': { guard: 'hasFreeSlots', target: 'choosing' },
          },
        },
        choosing: {
          description: 'One or more slots are chosen.',
          tags: 'draft',
          on: {
            'booking.closed': { target: 'viewing', actions: 'forgetRefusal' },
            'booking.submitted': {
              guard: 'hasChosen',
              target: 'confirming',
              actions: ['forgetRefusal', 'keepBooked'],
            },
          },
        },
        confirming: {
          description: 'The service is asked to book all of them; pressing again changes nothing.',
          tags: 'busy',
          invoke: {
            id: 'bookResource',
            src: 'bookResource',
            input: ({ context: { userID, resourceId, date, chosen } }) => ({
              userID,
              resourceId,
              date,
              slots: chosen,
            }),
            onDone: [
              {
                guard: { type: 'isBooked', params: ({ event }) => event.output },
                target: 'booked',
                actions: ['dropBooked', 'alertBooked'],
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'choosing',
                actions: [
                  { type: 'keepRefusal', params: ({ event }) => event.output },
                  'alertRefused',
                  'refreshSlots',
                ],
              },
              {
                target: 'choosing',
                actions: {
                  type: 'toast',
                  params: { text: texts.notAuthorized, tone: 'failure' },
                },
              },
            ],
            onError: { target: 'choosing', actions: ['alertFailed', 'refreshSlots'] },
          },
        },
        booked: {
          description: 'The slots are the person’s; they can be put into their own calendar.',
          tags: 'settled',
          on: {
            'booking.closed': { target: 'viewing' },
          },
          initial: 'offering',
          states: {
            offering: {
              description: 'The way into the person’s own calendar is offered.',
              on: { 'calendarFile.requested': { target: 'savingFile' } },
            },
            savingFile: {
              description: 'The file for the person’s own calendar is being made.',
              invoke: {
                id: 'saveCalendarFile',
                src: 'saveCalendarFile',
                input: ({ context: { resource, bookedDate, booked, zone } }) => ({
                  entry: {
                    title: resource.name,
                    description: resource.description ?? null,
                    location: resource.location ?? null,
                    date: bookedDate,
                    slots: booked,
                    zone,
                  },
                }),
                onDone: { target: 'offering' },
                onError: {
                  target: 'offering',
                  actions: {
                    type: 'toast',
                    params: { text: texts.calendarFileFailed, tone: 'failure' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});

/** What is kept of the booking while it rests. */
export const resourceBookingDraft: DraftKeeper<
  SnapshotFrom<typeof resourceBookingMachine>,
  typeof BookingDraft
> = {
  flow: 'resource-booking',
  schema: BookingDraft,
  of: (snapshot) => ({
    isChoosing: snapshot.matches({ booking: 'choosing' }),
    date: snapshot.context.date,
    slots: snapshot.context.chosen,
  }),
};
