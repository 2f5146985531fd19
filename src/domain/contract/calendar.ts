import * as v from 'valibot';
import { Appointment, CalendarByDate, CalendarEvent, CalendarItem, Task } from '../calendar.ts';
import { Id, IsoDay } from '../ids.ts';
import { call } from './call.ts';
import { pageFields, pageQuery, pageSizes } from './page.ts';
import { Zone } from './zone.ts';

/** By the zone the service groups the items into days; without it the service chooses one. */
const read = (name: string, kind: string) =>
  call({
    name,
    method: 'GET',
    path: `/get-${kind}/{userId}`,
    service: 'calendar',
    query: ['zone', ...pageQuery],
    isKeptOffline: true,
    request: v.object({
      userId: Id,
      zone: v.optional(Zone),
      ...pageFields(pageSizes.calendar),
    }),
    response: v.pipe(
      v.unknown(),
      v.transform((said) => daysIn(said, kind)),
      CalendarByDate,
    ),
  });

/** The days bare, under the name of the list, or under another name if only one part is an object (§21.1). */
function daysIn(said: unknown, name: string): unknown {
  if (said === null) return {};
  const answer = Object(said);
  if (Object.keys(answer).some((key) => v.is(IsoDay, key))) return said;
  if (name in answer) return answer[name] ?? {};
  const objects = Object.values(answer).filter((part) => Object(part) === part);
  return objects.length === 1 ? objects[0] : said;
}

/** A person's appointments by day, in pages (§7.21, §22.6). */
export const getAppointments = read('getAppointments', 'appointments');

/** A person's calendar events by day, in pages (§7.21, §22.6). */
export const getCalendarEvents = read('getCalendarEvents', 'events');

/** A person's tasks by day, in pages (§7.21, §22.6). */
export const getTasks = read('getTasks', 'tasks');

/**
 * The client's own name for an addition: a repeat with it adds nothing (§22.39). It stands in the query,
 * since some services refuse a body with a field that they do not know.
 */
const requestId = { request_id: v.optional(Id) };
const named = ['request_id'];

const isItem = (said: unknown) =>
  v.is(v.object({ title: v.string(), time_slot: v.unknown() }), said);

/** The written item, bare or under a name; null of a success that does not say it (§21.3). */
const WrittenItem = v.pipe(
  v.unknown(),
  v.transform((said) => Object.values(Object(said)).find(isItem) ?? said),
  v.lazy((said) => (isItem(said) || Object(said).error ? CalendarItem : Unsaid)),
);

const Unsaid = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

const create = <Entries extends v.ObjectEntries>(name: string, kind: string, entries: Entries) =>
  call({
    name,
    method: 'POST',
    path: `/create-${kind}`,
    changesKept: true,
    service: 'calendar',
    query: named,
    request: v.object({ ...entries, ...requestId }),
    response: WrittenItem,
  });

/** Adds an appointment and answers with it (§7.22). */
export const createAppointment = create('createAppointment', 'appointment', Appointment.entries);

/** Adds an event to the personal calendar and answers with it (§7.22). */
export const createCalendarEvent = create('createCalendarEvent', 'event', CalendarEvent.entries);

/** Adds a task and answers with it (§7.22). */
export const createTask = create('createTask', 'task', Task.entries);

const update = <Entries extends v.ObjectEntries>(name: string, kind: string, entries: Entries) =>
  call({
    name,
    method: 'POST',
    path: `/update-${kind}/{id}`,
    changesKept: true,
    service: 'calendar',
    request: v.object({ ...entries, id: Id }),
    response: WrittenItem,
  });

/** Changes an appointment that was added by hand, and answers with it (§22.36). */
export const updateAppointment = update('updateAppointment', 'appointment', Appointment.entries);

/** Changes an event of the personal calendar that was added by hand (§22.36). */
export const updateCalendarEvent = update('updateCalendarEvent', 'event', CalendarEvent.entries);

/** Changes a task that was added by hand (§22.36). */
export const updateTask = update('updateTask', 'task', Task.entries);

const remove = (name: string, kind: string) =>
  call({
    name,
    method: 'POST',
    path: `/delete-${kind}/{id}`,
    changesKept: true,
    service: 'calendar',
    request: v.object({ id: Id, user_id: Id }),
    response: v.unknown(),
  });

/** Deletes an appointment that was added by hand; a repeat is a success (§22.32, §22.34). */
export const deleteAppointment = remove('deleteAppointment', 'appointment');

/** Deletes an event of the personal calendar that was added by hand (§22.32). */
export const deleteCalendarEvent = remove('deleteCalendarEvent', 'event');

/** Deletes a task that was added by hand (§22.32). */
export const deleteTask = remove('deleteTask', 'task');
