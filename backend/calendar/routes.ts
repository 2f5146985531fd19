import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  createAppointment,
  createCalendarEvent,
  createTask,
  getAppointments,
  getCalendarEvents,
  getTasks,
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
import { addAppointment, listAppointments } from './appointments.ts';
import { groupByDay } from './days.ts';
import { addEvent, listEvents } from './events.ts';
import { addTask, listTasks } from './tasks.ts';

/** The personal calendar (§7.21, §7.22), only for its owner: three reads, three additions. */
export function serveCalendar(app: App, dependencies: Dependencies): void {
  const { db, clock, quotas } = dependencies;
  const signedIn = requireSession(dependencies);

  serveCall(app, getAppointments, [signedIn], (request, context) =>
    byDay(request, context, appointments, listAppointments),
  );

  serveCall(app, getCalendarEvents, [signedIn], (request, context) =>
    byDay(request, context, calendarEvents, listEvents),
  );

  serveCall(app, getTasks, [signedIn], (request, context) =>
    byDay(request, context, tasks, listTasks),
  );

  serveCall(app, createAppointment, [signedIn], async (request, context) => {
    const timeSlot = ownTime(request, context);
    await addAppointment(db, request, addingAt(timeSlot));
    return asItem(request, timeSlot);
  });

  serveCall(app, createCalendarEvent, [signedIn], async (request, context) => {
    const timeSlot = ownTime(request, context);
    await addEvent(db, request, addingAt(timeSlot));
    return asItem(request, timeSlot);
  });

  serveCall(app, createTask, [signedIn], async (request, context) => {
    const timeSlot = ownTime(request, context);
    await addTask(db, request, addingAt(timeSlot));
    return asItem(request, timeSlot);
  });

  /** A page of a person's own entries of one kind. */
  async function byDay<Row extends { readonly id: string; readonly time_slot: Date }>(
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
    return groupByDay(
      inOrder.map(({ id: _, ...item }) => item),
      zone,
    );
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

/** The added item in the shape of the reads. */
function asItem<Wanted extends { readonly title: string }>(wanted: Wanted, timeSlot: Date) {
  return { ...wanted, time_slot: timeSlot.toISOString() };
}
