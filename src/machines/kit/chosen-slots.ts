import type { BookingDraft, BookingOutcome } from '../../domain/booking.ts';
import type { Slot } from '../../domain/slot.ts';
import { texts } from '../../domain/texts.ts';
import type { SlotChoiceNotice } from '../slot-choice.ts';
import { refusalOf } from './ports.ts';

/** A day's choice of slots, as the flow that invokes `slotChoice` last heard of it. */
export interface ChosenSlots {
  /** `YYYY-MM-DD` in the person's zone. */
  date: string;
  chosen: Slot[];
  /** The number of slots that are shown. */
  offered: number;
  zone: string | null;
  /** The last day that the service offers; null where it does not say. */
  bookableUntil: string | null;
}

/** A booking of chosen slots. */
export interface SlotBooking extends ChosenSlots {
  wasChoosing: boolean;
  /**
   * The day and the slots of the last request, which is booked or without an answer; without slots after a
   * refusal. The day and the choice may have changed since.
   */
  order: { date: string; slots: Slot[] };
  /** The identifiers of the bookings that were made last, as far as the service names them. */
  bookingIds: string[];
  /** The service's own sentence about a refusal, shown beside the slots. */
  refusal: string | null;
}

export type ChoiceChange = Extract<SlotChoiceNotice, { type: 'choice.changed' }>;

/** A choice before its list of slots has come. */
export function newChoice(date: string, chosen: Slot[]): ChosenSlots {
  return { date, chosen, offered: 0, zone: null, bookableUntil: null };
}

export function changedChoice({ slots, date, offered, zone, bookableUntil }: ChoiceChange) {
  return { date, chosen: slots, offered, zone, bookableUntil } satisfies ChosenSlots;
}

/** Whether nothing was chosen: neither a slot nor another day than the first. */
export function isBlankChoice({
  context: { today, date, chosen },
}: {
  context: ChosenSlots & { today: string };
}): boolean {
  return date === today && chosen.length === 0;
}

/** A booking before the first request; `left` is the day and the choice that a former visit left. */
export function newBooking(
  today: string,
  left: BookingDraft | null,
  wasChoosing: boolean,
): SlotBooking {
  return {
    ...newChoice(left?.date ?? today, left?.slots ?? []),
    wasChoosing,
    order: { date: left?.date ?? today, slots: left?.sent ?? [] },
    bookingIds: [],
    refusal: null,
  };
}

/**
 * A day that is over by now gives way to today, with nothing chosen, and one that has become too soon to the
 * `first` that can be booked.
 */
export function choiceToday(today: string, before: { today: string; date: string }, first = today) {
  if (before.date < today) return { today, date: today, chosen: [] };
  const isTooSoon = before.today < today && before.date < first;
  return { today, ...(isTooSoon && { date: first, chosen: [] }) };
}

/** The slots of the day that were sent and may be booked: no answer has come (§22.182). */
export function sentSlots({ date, order }: Pick<SlotBooking, 'date' | 'order'>): Slot[] {
  return order.date === date ? order.slots : [];
}

/** The identifiers of a booking, or why the service refused it. */
export function answeredBooking(answer: BookingOutcome) {
  return {
    bookingIds: answer.outcome === 'booked' ? answer.bookingIds : [],
    refusal: refusalOf(answer),
  };
}

/** A booking that is over: it was refused, or its person has seen that it is booked. */
export const pastBooking = {
  order: { date: '', slots: [] },
  bookingIds: [],
} satisfies Partial<SlotBooking>;

/** The topic of the toast that goes with the next slot, day or list. */
export const slotsTopic = 'slots';

/** The transitions of a flow that invokes `slotChoice`. */
export const onChoice = {
  'choice.changed': {
    actions: [
      { type: 'keepChoice', params: ({ event }: { event: ChoiceChange }) => event },
      'withdrawToast',
    ],
  },
  'slots.failed': {
    actions: [
      'forgetOffer',
      { type: 'toast', params: { text: texts.slotsFailed, tone: 'failure', topic: slotsTopic } },
    ],
  },
} as const;
