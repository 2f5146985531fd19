import * as v from 'valibot';
import type { CallName } from '../domain/contract/calls.ts';
import { type DeviceStore, readStored } from './device-store.ts';
import { removeAnswer, timesChanged } from './last-seen.ts';

type Item = Readonly<Record<string, unknown>>;

/** What an accepted change makes of an item, in a list; null where only the service knows. */
type Outcome = (item: Item, request: Item, answer: Item) => Item[] | null;

const gone: Outcome = () => [];

const answered: Outcome = (item, { rsvpResponses }) => [
  { ...item, rsvpResponses, response_status: 'responded', changed: null },
];

const moved: Outcome = (_item, _request, { booking }) => (booking ? [booking as Item] : null);

/** An entry at another time may belong under another day. */
const edited: Outcome = (item, { user_id: _, ...content }) =>
  content.time_slot === item.time_slot ? [{ ...item, ...content }] : null;

/** A task without notes is sent without the field. */
const editedTask: Outcome = (item, ...asked) => edited({ ...item, notes: null }, ...asked);

type Lists = Readonly<Partial<Record<CallName, Outcome | null>>>;

/** The stored lists that each call changes, with the outcome for the item that it names; null for the whole list. */
const changes: Readonly<Record<string, Lists | undefined>> = {
  cancelBooking: { getBookings: gone, getAppointments: gone },
  moveBooking: { getBookings: moved, getAppointments: null },
  cancelEvent: { getEvents: null, getCalendarEvents: null },
  updateEvent: { getEvents: null, getCalendarEvents: null },
  respondToInvite: { getUserEvents: answered, getCalendarEvents: null },
  respondToMemberInvite: { getUserMemberInvites: answered, getUserOrganisations: null },
  confirmBooking: { getBookings: null, getAppointments: null },
  bookResource: { getBookings: null, getAppointments: null },
  createEvent: { getEvents: null, getCalendarEvents: null },
  createAppointment: { getAppointments: null },
  createCalendarEvent: { getCalendarEvents: null },
  createTask: { getTasks: null },
  updateAppointment: { getAppointments: edited },
  updateCalendarEvent: { getCalendarEvents: edited },
  updateTask: { getTasks: editedTask },
  deleteAppointment: { getAppointments: gone },
  deleteCalendarEvent: { getCalendarEvents: gone },
  deleteTask: { getTasks: gone },
} satisfies Partial<Record<CallName, Lists>>;

/** The items of a stored answer: one list by its name, or one a day. */
const StoredItems = v.record(v.string(), v.array(v.looseObject({})));

/**
 * Applies a change that the service has accepted to the stored lists. One of which only the service knows
 * what it holds by now is deleted: without the changed item it could say that nothing is planned (§11.10).
 */
export function applyChange(
  name: string,
  request: unknown,
  answer: unknown,
  store: DeviceStore,
  keyOf: (list: string) => string,
): void {
  if (Object(answer).error) return;
  for (const [list, outcome] of Object.entries(changes[name] ?? {})) {
    timesChanged.set(list, (timesChanged.get(list) ?? 0) + 1);
    const key = keyOf(list);
    const stored = readStored(store, key, StoredItems);
    const after = outcome && stored && listsAfter(outcome, stored, Object(request), Object(answer));
    if (after) store.setItem(key, JSON.stringify(after));
    else removeAnswer(store, key);
  }
}

/** The lists with what a change makes of the item that it names; null where only the service knows. */
function listsAfter(
  outcome: Outcome,
  stored: Readonly<Record<string, Item[]>>,
  request: Item,
  answer: Item,
): Record<string, Item[]> | null {
  const id = ['booking_id', 'event_id', 'org_id', 'id'].find((name) => name in request) ?? '';
  const lists: Record<string, Item[]> = {};
  for (const [part, items] of Object.entries(stored)) {
    const after: Item[] = [];
    for (const item of items) {
      const now = item[id] === request[id] ? outcome(item, request, answer) : [item];
      if (now === null) return null;
      after.push(...now);
    }
    lists[part] = after;
  }
  return lists;
}
