import { getLocalTimeZone } from '@internationalized/date';
import type { CalendarItem, ItemKind, ItemsByDay } from '../../domain/calendar.ts';
import { type EntryForm, entryOf } from '../../domain/calendar-entry.ts';
import * as calendar from '../../domain/contract/calendar.ts';
import type { RequestOf } from '../../domain/contract/call.ts';
import type { PortInput } from '../../domain/ports.ts';
import { instantOf } from '../../domain/zoned-time.ts';
import { type DeviceStore, readStored } from '../device-store.ts';
import { logged } from '../log.ts';
import type { ApiService } from '../port.ts';
import { keyOf } from '../seen.ts';
import type { Send } from './client.ts';
import { isNotFound } from './failure.ts';
import { changing, newest } from './newest.ts';
import { sendAllPages } from './page.ts';

const reads = {
  appointment: calendar.getAppointments,
  event: calendar.getCalendarEvents,
  task: calendar.getTasks,
};

/** A person's items of one kind by day, of all pages; a failure is logged, as all of the calendar's are. */
export const getCalendarItems: ApiService<'getCalendarItems'> = newest(
  (send, { kind, userID }, signal) => {
    const request = { userId: userID, zone: getLocalTimeZone() };
    return logged(
      sendAllPages(send, reads[kind], request, signal).then(({ pages, storedAt, isWhole }) => ({
        items: joined(pages),
        at: storedAt ?? Date.now(),
        isLatest: storedAt === null,
        isWhole,
      })),
    );
  },
);

/** The kinds that were recalled from a store. */
const recalled = new WeakMap<DeviceStore, Set<ItemKind>>();

/**
 * What the device keeps of a person's items of one kind, of several pages the first. Once a visit: later
 * the person may have changed what the kept answer says.
 */
export function recallCalendarItems(
  store: DeviceStore,
  { kind, userID }: PortInput<'recallCalendarItems'>,
): ItemsByDay | null {
  const kinds = recalled.get(store) ?? new Set();
  if (kinds.has(kind)) return null;
  recalled.set(store, kinds.add(kind));
  const call = reads[kind];
  return readStored(store, keyOf(userID, call.name), call.response);
}

/** Pages by day as one. A day may stand on two of them, and an item that moved between their answers as well. */
function joined(pages: readonly ItemsByDay[]): ItemsByDay {
  const days = new Map<string, readonly CalendarItem[]>();
  for (const [day, list] of pages.flatMap((page) => Object.entries(page))) {
    days.set(day, onceEach([...(days.get(day) ?? []), ...list]));
  }
  return Object.fromEntries(days);
}

/** The items with each id once, as it was told last; those of another day may have the same. */
function onceEach(items: readonly CalendarItem[]): CalendarItem[] {
  const last = new Map(items.map((item) => [item.id, item]));
  return items.filter((item) => !item.id || last.get(item.id) === item);
}

/** Adds an appointment, an event or a task; a service that knows the request's name adds it once. */
export const createCalendarItem: ApiService<'createCalendarItem'> = changing(
  (send, { kind, userID, form, requestId }, signal) => {
    const entry = { user_id: userID, ...toContent(form, timeSlotOf(form)), request_id: requestId };
    return logged(write(send, creations, kind, entry, signal));
  },
);

/** Adds an entry again, at the very instant that it was at, and once, however often it is asked for. */
export const restoreCalendarItem: ApiService<'restoreCalendarItem'> = changing(
  (send, { kind, userID, item }, signal) => {
    const entry = { user_id: userID, ...contentOf(item), request_id: item.id };
    return logged(write(send, creations, kind, entry, signal));
  },
);

/** Changes an entry; while day and time are as the form was opened, it stays at its very instant. */
export const updateCalendarItem: ApiService<'updateCalendarItem'> = changing(
  async (send, { kind, userID, former, form, zone }, signal) => {
    const { day, time } = entryOf(former, zone);
    const isMoved = form.day !== day || form.time !== time;
    const content = toContent(form, isMoved ? timeSlotOf(form) : former.time_slot);
    try {
      const item = await update(send, kind, { id: former.id, user_id: userID, ...content }, signal);
      return { outcome: 'changed', item };
    } catch (error) {
      if (isNotFound(error)) return { outcome: 'gone' };
      throw error;
    }
  },
);

/** Changes the status of a task alone. */
export const markTask: ApiService<'markTask'> = changing((send, { userID, task, status }, signal) =>
  update(send, 'task', { id: task.id, user_id: userID, ...contentOf(task), status }, signal),
);

/** The answer is the entry that was changed, also where it does not say which that is. */
async function update(
  send: Send,
  kind: ItemKind,
  changed: Written & { readonly id: string },
  signal: AbortSignal,
): Promise<CalendarItem> {
  const item = await logged(write(send, changes, kind, changed, signal));
  return { ...item, id: changed.id, can_edit: true };
}

const deletions = {
  appointment: calendar.deleteAppointment,
  event: calendar.deleteCalendarEvent,
  task: calendar.deleteTask,
};

/** Deletes an entry that was added by hand. */
export const deleteCalendarItem: ApiService<'deleteCalendarItem'> = changing(
  async (send, { kind, userID, id }, signal) => {
    await logged(send(deletions[kind], { id, user_id: userID }, { signal }));
  },
);

/** The fields of an entry of any kind. */
interface Content {
  readonly time_slot: string;
  readonly status: string;
  readonly title: string;
  readonly service_provider: string;
  readonly invitees: string;
  readonly notes: string;
}

/** An entry as it is sent, with its id where it exists already. */
interface Written extends Content {
  readonly user_id: string;
  readonly id?: string;
  readonly request_id?: string;
}

const creations = {
  appointment: calendar.createAppointment,
  event: calendar.createCalendarEvent,
  task: calendar.createTask,
};

const changes = {
  appointment: calendar.updateAppointment,
  event: calendar.updateCalendarEvent,
  task: calendar.updateTask,
};

/** The three calls that write an entry, each for its kind. */
type Writes = {
  readonly [Kind in ItemKind]: (typeof creations)[Kind] | (typeof changes)[Kind];
};

/** Sends an entry with the fields that its kind has; a success without the item says what was sent. */
function write(
  send: Send,
  calls: Writes,
  kind: ItemKind,
  { service_provider, invitees, notes, ...common }: Written,
  signal: AbortSignal,
): Promise<CalendarItem> {
  const sent = async <C extends Writes[ItemKind]>(call: C, entry: RequestOf<C> & CalendarItem) =>
    (await send(call, entry, { signal })) ?? entry;
  switch (kind) {
    case 'appointment':
      return sent(calls.appointment, { ...common, service_provider });
    case 'event':
      return sent(calls.event, { ...common, invitees });
    case 'task':
      return sent(calls.task, { ...common, ...(notes && { notes }) });
  }
}

function timeSlotOf({ day, time }: EntryForm): string {
  return new Date(instantOf(day, time, getLocalTimeZone())).toISOString();
}

function toContent(form: EntryForm, time_slot: string): Content {
  const { title, status, serviceProvider, invitees, notes } = form;
  return {
    time_slot,
    status: status.trim(),
    title: title.trim(),
    service_provider: serviceProvider.trim(),
    invitees: invitees.trim(),
    notes: notes.trim(),
  };
}

function contentOf({ title, time_slot, ...item }: CalendarItem): Content {
  return {
    time_slot,
    status: item.status ?? '',
    title,
    service_provider: item.service_provider ?? '',
    invitees: item.invitees ?? '',
    notes: item.notes ?? '',
  };
}
