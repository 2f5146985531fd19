import { getLocalTimeZone } from '@internationalized/date';
import * as v from 'valibot';
import { CalendarItem, type ItemsByDay } from '../../domain/calendar.ts';
import type { EntryForm } from '../../domain/calendar-entry.ts';
import * as calendar from '../../domain/contract/calendar.ts';
import { instantOf } from '../../domain/zoned-time.ts';
import { logFailure, logged } from '../log.ts';
import type { Send } from './client.ts';

/** A person's appointments by day; a failure is logged, as all of the calendar's are. */
export async function getAppointments(
  send: Send,
  { userID }: { userID: string },
  signal: AbortSignal,
): Promise<ItemsByDay> {
  const request = { userId: userID, zone: getLocalTimeZone() };
  return logged(send(calendar.getAppointments, request, { signal }).then(readItems));
}

/** A person's calendar events by day. */
export async function getCalendarEvents(
  send: Send,
  { userID }: { userID: string },
  signal: AbortSignal,
): Promise<ItemsByDay> {
  const request = { userId: userID, zone: getLocalTimeZone() };
  return logged(send(calendar.getCalendarEvents, request, { signal }).then(readItems));
}

/** A person's tasks by day. */
export async function getTasks(
  send: Send,
  { userID }: { userID: string },
  signal: AbortSignal,
): Promise<ItemsByDay> {
  const request = { userId: userID, zone: getLocalTimeZone() };
  return logged(send(calendar.getTasks, request, { signal }).then(readItems));
}

interface Entry {
  userID: string;
  form: EntryForm;
}

/** Adds an appointment. */
export async function createAppointment(
  send: Send,
  entry: Entry,
  signal: AbortSignal,
): Promise<CalendarItem> {
  const request = { ...common(entry), service_provider: entry.form.serviceProvider.trim() };
  return logged(send(calendar.createAppointment, request, { signal }));
}

/** Adds an event to the personal calendar. */
export async function createCalendarEvent(
  send: Send,
  entry: Entry,
  signal: AbortSignal,
): Promise<CalendarItem> {
  const request = { ...common(entry), invitees: entry.form.invitees.trim() };
  return logged(send(calendar.createCalendarEvent, request, { signal }));
}

/** Adds a task. */
export async function createTask(
  send: Send,
  entry: Entry,
  signal: AbortSignal,
): Promise<CalendarItem> {
  const notes = entry.form.notes.trim();
  const request = { ...common(entry), ...(notes === '' ? {} : { notes }) };
  return logged(send(calendar.createTask, request, { signal }));
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
