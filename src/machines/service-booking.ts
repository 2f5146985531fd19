import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  type BookableService,
  BookingDraft,
  type BookingOutcome,
  slotsOf,
} from '../domain/booking.ts';
import type { Slot } from '../domain/slot.ts';
import { texts } from '../domain/texts.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports } from './kit/ports.ts';
import { raised, type Shell, type Toast } from './kit/shell.ts';
import { type SlotChoiceNotice, slotChoiceMachine } from './slot-choice.ts';

interface ServiceBookingInput {
  shell: Shell;
  service: BookableService;
  /** Who books; null where nobody is signed in. */
  userID: string | null;
  /** The day shown at first, `YYYY-MM-DD` in the person's zone. */
  today: string;
  /** What was under way before a reload or an expired session. */
  draft: BookingDraft | null;
}

interface ServiceBookingContext {
  shell: Shell;
  service: BookableService;
  userID: string | null;
  wasChoosing: boolean;
  date: string;
  chosen: Slot[];
  zone: string | null;
  /** The service's own sentence about a refusal, shown beside the slots. */
  refusal: string | null;
}

type ServiceBookingEvent =
  | { type: 'booking.opened' }
  | { type: 'booking.closed' }
  | { type: 'booking.submitted' }
  | { type: 'calendarFile.requested' }
  | SlotChoiceNotice;

/** Books one slot on a partner's service (specification, 2, 5 and 8). */
export const serviceBookingMachine = setup({
  types: {
    context: {} as ServiceBookingContext,
    events: {} as ServiceBookingEvent,
    input: {} as ServiceBookingInput,
    children: {} as { slotChoice: 'slotChoice' },
  },
  actors: {
    confirmBooking: ports.confirmBooking,
    saveCalendarFile: ports.saveCalendarFile,
    slotChoice: slotChoiceMachine,
  },
  guards: {
    wasChoosing: ({ context }) => context.wasChoosing,
    hasNoSlot: ({ context }) => context.chosen.length === 0,
    hasNoUser: ({ context }) => context.userID === null,
    isBooked: (_, { outcome }: BookingOutcome) => outcome === 'booked',
    isRefused: (_, { outcome }: BookingOutcome) => outcome === 'refused',
  },
  actions: {
    keepChoice: assign(({ event }) => {
      assertEvent(event, 'choice.changed');
      return { date: event.date, chosen: event.slots, zone: event.zone };
    }),
    keepRefusal: assign((_, answer: BookingOutcome) => ({
      refusal: answer.outcome === 'refused' ? answer.message : null,
    })),
    forgetRefusal: assign({ refusal: null }),
    forgetChoice: assign({ chosen: [] }),
    refreshSlots: sendTo('slotChoice', { type: 'slots.refreshed' }),
    toast: sendTo(
      ({ context }) => context.shell,
      (_, toast: Toast) => raised(toast),
    ),
    toastRefusal: sendTo(
      ({ context }) => context.shell,
      ({ context }) =>
        raised({ text: texts.bookingRefused(context.refusal ?? ''), tone: 'failure' }),
    ),
    toastBooked: sendTo(
      ({ context }) => context.shell,
      (_, answer: BookingOutcome) =>
        raised({
          text: texts.bookingConfirmed(answer.outcome === 'booked' ? answer.startTime : ''),
          tone: 'success',
        }),
    ),
  },
}).createMachine({
  id: 'serviceBooking',
  description: 'Books one slot on a partner’s service.',
  context: ({ input: { shell, service, userID, today, draft } }) => ({
    shell,
    service,
    userID,
    wasChoosing: draft?.isChoosing ?? false,
    date: draft && draft.date >= today ? draft.date : today,
    chosen: draft && draft.date >= today ? draft.slots : [],
    zone: null,
    refusal: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The booking goes on where it was left, or waits to be opened.',
      always: [{ guard: 'wasChoosing', target: 'choosing' }, { target: 'viewing' }],
    },
    viewing: {
      description: 'The service is shown with all that is known of it.',
      tags: 'draft',
      on: { 'booking.opened': { target: 'choosing' } },
    },
    choosing: {
      description: 'A day and a slot are chosen.',
      initial: 'picking',
      invoke: {
        id: 'slotChoice',
        src: 'slotChoice',
        input: ({ context, self }) => ({
          owner: self,
          source: slotsOf(context.service),
          date: context.date,
          chosen: context.chosen,
          isMultiple: false,
        }),
        onError: { target: 'viewing', actions: 'forgetRefusal' },
      },
      on: {
        'slots.failed': {
          actions: { type: 'toast', params: { text: texts.slotsFailed, tone: 'failure' } },
        },
      },
      states: {
        picking: {
          description: 'The person looks at days and slots.',
          tags: 'draft',
          on: {
            'choice.changed': { actions: 'keepChoice' },
            'booking.closed': { target: '#serviceBooking.viewing', actions: 'forgetRefusal' },
            'booking.submitted': [
              {
                guard: 'hasNoSlot',
                actions: { type: 'toast', params: { text: texts.noSlotSelected, tone: 'failure' } },
              },
              {
                guard: 'hasNoUser',
                actions: { type: 'toast', params: { text: texts.notAuthorized, tone: 'failure' } },
              },
              { target: 'confirming', actions: 'forgetRefusal' },
            ],
          },
        },
        confirming: {
          description: 'The service is asked to book; pressing again changes nothing.',
          tags: 'busy',
          invoke: {
            id: 'confirmBooking',
            src: 'confirmBooking',
            input: ({ context: { userID, service, date, chosen } }) => ({
              userID: userID ?? '',
              service,
              date,
              slot: chosen[0] ?? { start: '', end: '' },
            }),
            onDone: [
              {
                guard: { type: 'isBooked', params: ({ event }) => event.output },
                target: '#serviceBooking.booked',
                actions: { type: 'toastBooked', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'picking',
                actions: [
                  { type: 'keepRefusal', params: ({ event }) => event.output },
                  'toastRefusal',
                  'refreshSlots',
                ],
              },
              {
                target: 'picking',
                actions: { type: 'toast', params: { text: texts.notAuthorized, tone: 'failure' } },
              },
            ],
            onError: {
              target: 'picking',
              actions: [
                { type: 'toast', params: { text: texts.bookingFailedToast, tone: 'failure' } },
                'refreshSlots',
              ],
            },
          },
        },
      },
    },
    booked: {
      description: 'The slot is the person’s; it can be put into their own calendar.',
      tags: 'settled',
      on: { 'booking.closed': { target: 'viewing', actions: 'forgetChoice' } },
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
            input: ({ context: { service, date, chosen, zone } }) => ({
              entry: {
                title: service.name,
                description: service.description ?? null,
                location: service.location_mode ?? null,
                date,
                slots: chosen,
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
});

/** What is kept of the booking while it rests. */
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
  }),
};
