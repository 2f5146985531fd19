import { getLocalTimeZone } from '@internationalized/date';
import type { CalendarItem } from '../../domain/calendar.ts';
import * as calendar from '../../domain/contract/calendar.ts';
import type { PortInput } from '../../domain/ports.ts';
import { instantOf } from '../../domain/zoned-time.ts';
import { logged } from '../log.ts';
import type { ApiService } from '../port.ts';
import type { Send } from './client.ts';
import { sendAllPages } from './page.ts';

const reads = {
  appointment: calendar.getAppointments,
  event: calendar.getCalendarEvents,
  task: calendar.getTasks,
};

/** A person's items of one kind by day, of all pages; a failure is logged, as all of the calendar's are. */
export const getCalendarItems: ApiService<'getCalendarItems'> = (
  send,
  { kind, userID },
  signal,
) => {
  const request = { userId: userID, zone: getLocalTimeZone() };
  return logged(sendAllPages(send, reads[kind], request, signal).then(joined));
};

/** Pages by day as one; a day may stand on two of them. */
function joined<Item>(pages: readonly Readonly<Record<string, Item[]>>[]): Record<string, Item[]> {
  const days = new Map<string, Item[]>();
  for (const [day, list] of pages.flatMap((page) => Object.entries(page))) {
    days.set(day, [...(days.get(day) ?? []), ...list]);
  }
  return Object.fromEntries(days);
}

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
