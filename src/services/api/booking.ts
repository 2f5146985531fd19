import type { BookableService, BookingOutcome } from '../../domain/booking.ts';
import * as organisations from '../../domain/contract/organisations.ts';
import * as services from '../../domain/contract/services.ts';
import type { Organisation, Resource } from '../../domain/organisation.ts';
import type { DaySlots, Slot, SlotSource } from '../../domain/slot.ts';
import { logged } from '../log.ts';
import type { Send } from './client.ts';
import { ApiFailure, isRefusalWithSentence } from './failure.ts';

/** The free slots of one day. */
export async function loadSlots(
  send: Send,
  { source, date }: { source: SlotSource; date: string },
  signal: AbortSignal,
): Promise<DaySlots> {
  if (source.kind === 'resource') {
    const request = { resourceId: source.resourceId, date };
    const answer = await send(organisations.getResourceSlots, request, { signal });
    const free = answer.slots.filter(({ available }) => available);
    return { slots: free.map(({ start, end }) => ({ start, end })), zone: answer.zone ?? null };
  }
  const request = {
    owner_id: source.partnerId,
    owner_type: 'partner',
    date,
    service_duration: source.duration,
    location_mode: source.locationMode,
  } as const;
  const { slots, zone = null } = await send(services.slotsByDate, request, { signal });
  return {
    slots: slots.map(({ start_time, end_time }) => ({ start: start_time, end: end_time })),
    zone,
  };
}

/** Books one slot on a partner's service. */
export async function confirmBooking(
  send: Send,
  input: { userID: string; service: BookableService; date: string; slot: Slot },
  signal: AbortSignal,
): Promise<BookingOutcome> {
  const request = {
    user_id: input.userID,
    partner_id: input.service.partner_id,
    service_id: input.service.service_id,
    date: input.date,
    start_time: input.slot.start,
    end_time: input.slot.end,
  };
  return outcomeOf(send(services.confirmBooking, request, { signal }), ({ start_time }) => ({
    outcome: 'booked',
    startTime: start_time,
  }));
}

/** Books all of the slots on a resource; an `error` in the answer is a failure whatever the status. */
export async function bookResource(
  send: Send,
  { userID, ...request }: { userID: string; resourceId: string; date: string; slots: Slot[] },
  signal: AbortSignal,
): Promise<BookingOutcome> {
  const answer = send(organisations.bookResource, { ...request, userId: userID }, { signal });
  return outcomeOf(answer, ({ error }) => {
    if (typeof error === 'string') {
      throw new ApiFailure('refused', organisations.bookResource.name, { sentence: error });
    }
    return { outcome: 'booked', startTime: request.slots[0]?.start ?? '' };
  });
}

/** One resource; a failure is logged (§8.9). */
export async function getResource(
  send: Send,
  { resourceId }: { resourceId: string },
  signal: AbortSignal,
): Promise<Resource> {
  return logged(send(organisations.getResource, { resourceId }, { signal }));
}

/** The organisations that a person belongs to. */
export async function getUserOrganisations(
  send: Send,
  { userID }: { userID: string },
  signal: AbortSignal,
): Promise<Organisation[]> {
  return send(organisations.getUserOrganisations, { userId: userID }, { signal });
}

async function outcomeOf<Answer>(
  answer: Promise<Answer>,
  toOutcome: (answer: Answer) => BookingOutcome,
): Promise<BookingOutcome> {
  try {
    return toOutcome(await answer);
  } catch (error) {
    if (isRefusalWithSentence(error)) return { outcome: 'refused', message: error.sentence };
    if (error instanceof ApiFailure && error.kind === 'unauthorized') {
      return { outcome: 'unauthorized' };
    }
    throw error;
  }
}
