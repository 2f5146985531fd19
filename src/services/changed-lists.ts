import * as v from 'valibot';
import type { Call, RequestOf, ResponseOf } from '../domain/contract/call.ts';
import type { CallName } from '../domain/contract/calls.ts';
import { readStored } from './device-store.ts';
import { type Copy, timesChanged } from './last-seen.ts';

/** The lists that have the thing which a call changes. */
const changed: Readonly<Partial<Record<string, readonly CallName[]>>> = {
  cancelBooking: ['getBookings', 'getAppointments'],
  moveBooking: ['getBookings', 'getAppointments'],
  cancelEvent: ['getEvents', 'getCalendarEvents'],
  updateEvent: ['getEvents', 'getCalendarEvents'],
  respondToInvite: ['getUserEvents', 'getCalendarEvents'],
  respondToMemberInvite: ['getUserMemberInvites'],
  updateAppointment: ['getAppointments'],
  updateCalendarEvent: ['getCalendarEvents'],
  updateTask: ['getTasks'],
  deleteAppointment: ['getAppointments'],
  deleteCalendarEvent: ['getCalendarEvents'],
  deleteTask: ['getTasks'],
};

type Item = Readonly<Record<string, unknown>>;

/** The lists of a stored answer: one by its name, or one a day. */
const Lists = v.record(v.string(), v.array(v.looseObject({})));

/**
 * Once a change is accepted, the stored lists say what it has made of its thing, or lack the thing until they
 * come anew (§11.10).
 */
export async function throughStore<C extends Call>(
  { name }: C,
  request: RequestOf<C>,
  answer: Promise<ResponseOf<C>>,
  { store, keyOf }: Copy,
): Promise<ResponseOf<C>> {
  const answered = await answer;
  if (Object(answered).error) return answered;
  const sent: Item = Object(request);
  for (const list of changed[name] ?? []) {
    timesChanged.set(list, (timesChanged.get(list) ?? 0) + 1);
    const kept = Object.entries(readStored(store, keyOf(list), Lists) ?? {});
    const now = kept.map(([part, items]) => [
      part,
      items.flatMap((item) =>
        isIt(list, item, sent) ? become(list, item, sent, answered) : [item],
      ),
    ]);
    if (now.length > 0) store.setItem(keyOf(list), JSON.stringify(Object.fromEntries(now)));
  }
  return answered;
}

/** Whether an item is the one that a request names; a hosted event has either of two names (§3.5). */
function isIt(list: CallName, item: Item, sent: Item): boolean {
  const field = ['booking_id', 'event_id', 'org_id', 'id'].find((name) => name in sent) ?? '';
  const fields = list === 'getEvents' ? ['id', '_id'] : [field];
  return fields.some((name) => item[name] === sent[field]);
}

/** What a change makes of an item; nothing where that is not known. */
function become(list: CallName, item: Item, sent: Item, answered: unknown): Item[] {
  if (list === 'getBookings') return [Object(answered).booking ?? []].flat();
  if (list === 'getUserEvents') {
    const { rsvpResponses } = sent;
    return [{ ...item, rsvpResponses, response_status: 'responded', changed: null }];
  }
  const { user_id: _, ...content } = sent;
  // An entry at the same time is under the same day.
  return 'title' in sent && sent.time_slot === item.time_slot ? [{ ...item, ...content }] : [];
}
