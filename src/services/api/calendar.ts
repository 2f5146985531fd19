import { getLocalTimeZone } from '@internationalized/date';
import * as v from 'valibot';
import { CalendarItem, type ItemsByDay } from '../../domain/calendar.ts';
import * as calendar from '../../domain/contract/calendar.ts';
import type { PortInput } from '../../domain/ports.ts';
import { instantOf } from '../../domain/zoned-time.ts';
import { logFailure, logged } from '../log.ts';
import type { ApiService } from '../port.ts';
import type { Send } from './client.ts';

const reads = {
  appointment: calendar.getAppointments,
  event: calendar.getCalendarEvents,
  task: calendar.getTasks,
};

/** A person's items of one kind by day; a failure is logged, as all of the calendar's are. */
export const getCalendarItems: ApiService<'getCalendarItems'> = (
  send,
  { kind, userID },
  signal,
) => {
  const request = { userId: userID, zone: getLocalTimeZone() };
  return logged(send(reads[kind], request, { signal }).then(readItems));
};

/** Adds an appointment, an event or a task. */
export const createCalendarItem: ApiService<'createCalendarItem'> = (send, entry, signal) =>
  logged(create(send, entry, signal));

type Entry = PortInput<'createCalendarItem'>;

function create(send: Send, entry: Entry, signal: AbortSignal): Promise<CalendarItem> {
  const item = common(entry);
  const { serviceProvider, invitees, notes } = entry.form;
  switch (entry.kind) {
    case 'appointment': {
      const request = { ...item, service_provider: serviceProvider.trim() };
      return send(calendar.createAppointment, request, { signal });
    }
    case 'event': {
      const request = { ...item, invitees: invitees.trim() };
      return send(calendar.createCalendarEvent, request, { signal });
    }
    case 'task': {
      const request = { ...item, ...(notes.trim() === '' ? {} : { notes: notes.trim() }) };
      return send(calendar.createTask, request, { signal });
    }
  }
}

function common({ userID, form }: Entry) {
  return {
    user_id: userID,
    time_slot: new Date(instantOf(form.day, form.time, getLocalTimeZone())).toISOString(),
    status: form.status.trim(),
    title: form.title.trim(),
  };
}

/** The items that are whole, by day; of the others it is logged how many there were. */
function readItems(byDate: Readonly<Record<string, readonly unknown[]>>): ItemsByDay {
  let leftOut = 0;
  const days = Object.entries(byDate).map(([day, list]) => {
    const items = list.flatMap((item) => {
      const parsed = v.safeParse(CalendarItem, item);
      return parsed.success ? [parsed.output] : [];
    });
    leftOut += list.length - items.length;
    return [day, items] as const;
  });
  if (leftOut > 0) logFailure(new Error(`${leftOut} items of the calendar have no title or time`));
  return Object.fromEntries(days);
}
