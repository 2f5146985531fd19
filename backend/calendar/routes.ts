import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  createAppointment,
  createCalendarEvent,
  createTask,
  deleteAppointment,
  deleteCalendarEvent,
  deleteTask,
  getAppointments,
  getCalendarEvents,
  getTasks,
  updateAppointment,
  updateCalendarEvent,
  updateTask,
} from '#domain/contract/calendar.ts';
import type { RequestOf } from '#domain/contract/call.ts';
import { pageSizes } from '#domain/contract/page.ts';
import { appointments } from '../db/booking-schema.ts';
import { calendarEvents, tasks } from '../db/calendar-schema.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App, RequestContext } from '../http/context.ts';
import { requireInstant } from '../http/instant.ts';
import { type Page, pageOf } from '../http/page.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireWellFormed } from '../http/well-formed.ts';
import { requireOwnId, requireSession } from '../sessions/bearer.ts';
import type { Adding } from './add-entry.ts';
import * as appointmentRows from './appointments.ts';
import { codesOf } from './codes.ts';
import { groupByDay } from './days.ts';
import * as eventRows from './events.ts';
import { deleteEntry, type Entries } from './own-entry.ts';
import * as taskRows from './tasks.ts';

/** The personal calendar (§7.21, §7.22), only for its owner: reads, additions and changes. */
export function serveCalendar(app: App, dependencies: Dependencies): void {
  const { db, clock, quotas } = dependencies;
  const signedIn = requireSession(dependencies);

  serveCall(app, getAppointments, [signedIn], (request, context) =>
    byDay(request, context, appointments, appointmentRows.listAppointments),
  );

  serveCall(app, getCalendarEvents, [signedIn], (request, context) =>
    byDay(request, context, calendarEvents, eventRows.listEvents),
  );

  serveCall(app, getTasks, [signedIn], (request, context) =>
    byDay(request, context, tasks, taskRows.listTasks),
  );

  serveCall(app, createAppointment, [signedIn], (request, context) =>
    add(request, context, appointmentRows.addAppointment),
  );

  serveCall(app, createCalendarEvent, [signedIn], (request, context) =>
    add(request, context, eventRows.addEvent),
  );

  serveCall(app, createTask, [signedIn], (request, context) =>
    add(request, context, taskRows.addTask),
  );

  serveCall(app, updateAppointment, [signedIn], (request, context) =>
    change(request, context, appointmentRows.updateAppointment),
  );

  serveCall(app, updateCalendarEvent, [signedIn], (request, context) =>
    change(request, context, eventRows.updateEvent),
  );

  serveCall(app, updateTask, [signedIn], (request, context) =>
    change(request, context, taskRows.updateTask),
  );

  serveCall(app, deleteAppointment, [signedIn], (request, context) =>
    remove(request, context, appointments),
  );

  serveCall(app, deleteCalendarEvent, [signedIn], (request, context) =>
    remove(request, context, calendarEvents),
  );

  serveCall(app, deleteTask, [signedIn], (request, context) => remove(request, context, tasks));

  /** A page of a person's own entries of one kind. */
  async function byDay<Row extends ListedRow>(
    { userId, zone, limit = pageSizes.calendar, cursor }: RequestOf<typeof getTasks>,
    context: RequestContext,
    { timeSlot: time, id }: { readonly timeSlot: PgColumn; readonly id: PgColumn },
    list: (db: Database, userId: string, page: Page) => Promise<Row[]>,
  ) {
    requireOwnId(context.get('session'), userId);
    const page = pageOf(context, { time, id }, { limit, cursor, now: clock() });
    const rows = page.cut(await list(db, userId, page), (row) => ({
      time: row.time_slot,
      id: row.id,
    }));
    const inOrder = rows.toSorted((a, b) => a.time_slot.getTime() - b.time_slot.getTime());
    return groupByDay(inOrder.map(listed), zone);
  }

  /** Adds an entry to the bearer's calendar. */
  async function add<Wanted extends WantedEntry>(
    wanted: Wanted,
    context: RequestContext,
    insert: (db: Database, wanted: Wanted, adding: Adding) => Promise<string>,
  ) {
    const timeSlot = ownTime(wanted, context);
    // Under the same name another entry is another addition: the answer to the first would be untrue.
    const requestId = wanted.request_id && JSON.stringify(wanted);
    const adding = { timeSlot, now: clock(), quota: quotas.calendarEntries, requestId };
    return asItem(wanted, { id: await insert(db, wanted, adding), timeSlot });
  }

  /** Changes an entry of the bearer's. */
  async function change<Wanted extends WantedEntry & { readonly id: string }>(
    wanted: Wanted,
    context: RequestContext,
    update: (db: Database, wanted: Wanted, timeSlot: Date) => Promise<void>,
  ) {
    const timeSlot = ownTime(wanted, context);
    await update(db, wanted, timeSlot);
    return asItem(wanted, { id: wanted.id, timeSlot });
  }

  /** Deletes an entry of the bearer's; refuses (403) another person's calendar. */
  async function remove(
    { id, user_id: userId }: RequestOf<typeof deleteTask>,
    context: RequestContext,
    entries: Entries,
  ) {
    requireOwnId(context.get('session'), userId);
    await deleteEntry(db, entries, { id, userId });
    return {};
  }
}

/**
 * The instant of a new item; refuses (403) another person's calendar, and (400) an item that cannot
 * be stored.
 */
function ownTime(wanted: WantedEntry, context: RequestContext): Date {
  requireOwnId(context.get('session'), wanted.user_id);
  requireWellFormed(wanted);
  return requireInstant('time_slot', wanted.time_slot);
}

interface WantedEntry {
  readonly user_id: string;
  readonly time_slot: string;
  readonly request_id?: string | null | undefined;
}

interface ListedRow {
  readonly id: string;
  readonly addedAt: Date | null;
  readonly time_slot: Date;
  readonly status: string;
  readonly invitees?: string;
  readonly event_id?: string | null;
}

/**
 * A row as it is listed: one that was added by hand can be changed (§22.30), and the service's own
 * carries codes (§22.127).
 */
function listed<Row extends ListedRow>({ id, addedAt, ...item }: Row) {
  return addedAt === null ? { ...item, ...codesOf(item) } : { ...item, id, can_edit: true };
}

/** The added item in the shape of the reads. */
function asItem<Wanted extends WantedEntry>(
  { request_id: _, ...wanted }: Wanted,
  { id, timeSlot }: { readonly id: string; readonly timeSlot: Date },
) {
  return { ...wanted, id, can_edit: true, time_slot: timeSlot.toISOString() };
}
