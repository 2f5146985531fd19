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

  serveCall(app, createAppointment, [signedIn], async (request, context) => {
    const timeSlot = ownTime(request, context);
    const id = await appointmentRows.addAppointment(db, request, addingAt(timeSlot));
    return asItem(request, { id, timeSlot });
  });

  serveCall(app, createCalendarEvent, [signedIn], async (request, context) => {
    const timeSlot = ownTime(request, context);
    const id = await eventRows.addEvent(db, request, addingAt(timeSlot));
    return asItem(request, { id, timeSlot });
  });

  serveCall(app, createTask, [signedIn], async (request, context) => {
    const timeSlot = ownTime(request, context);
    const id = await taskRows.addTask(db, request, addingAt(timeSlot));
    return asItem(request, { id, timeSlot });
  });

  serveCall(app, updateAppointment, [signedIn], async (request, context) => {
    const timeSlot = ownTime(request, context);
    await appointmentRows.updateAppointment(db, request, timeSlot);
    return asItem(request, { id: request.id, timeSlot });
  });

  serveCall(app, updateCalendarEvent, [signedIn], async (request, context) => {
    const timeSlot = ownTime(request, context);
    await eventRows.updateEvent(db, request, timeSlot);
    return asItem(request, { id: request.id, timeSlot });
  });

  serveCall(app, updateTask, [signedIn], async (request, context) => {
    const timeSlot = ownTime(request, context);
    await taskRows.updateTask(db, request, timeSlot);
    return asItem(request, { id: request.id, timeSlot });
  });

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

  function addingAt(timeSlot: Date): Adding {
    return { timeSlot, now: clock(), quota: quotas.calendarEntries };
  }
}

/**
 * The instant of a new item; refuses (403) another person's calendar, and (400) an item that cannot
 * be stored.
 */
function ownTime(
  wanted: { readonly user_id: string; readonly time_slot: string },
  context: RequestContext,
): Date {
  requireOwnId(context.get('session'), wanted.user_id);
  requireWellFormed(wanted);
  return requireInstant('time_slot', wanted.time_slot);
}

interface ListedRow {
  readonly id: string;
  readonly addedAt: Date | null;
  readonly time_slot: Date;
}

/** A row as it is listed: one that was added by hand can be changed (§22.30). */
function listed<Row extends ListedRow>({ id, addedAt, ...item }: Row) {
  return addedAt === null ? item : { ...item, id, can_edit: true };
}

/** The added item in the shape of the reads. */
function asItem<Wanted extends { readonly title: string }>(
  wanted: Wanted,
  { id, timeSlot }: { readonly id: string; readonly timeSlot: Date },
) {
  return { ...wanted, id, can_edit: true, time_slot: timeSlot.toISOString() };
}
