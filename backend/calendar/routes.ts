import {
  createAppointment,
  createCalendarEvent,
  createTask,
  getAppointments,
  getCalendarEvents,
  getTasks,
} from '#domain/contract/calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App, RequestContext } from '../http/context.ts';
import { requireInstant } from '../http/instant.ts';
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

  serveCall(app, getAppointments, [signedIn], async ({ userId, zone }, context) => {
    requireOwnId(context.get('session'), userId);
    return groupByDay(await listAppointments(db, userId), zone);
  });

  serveCall(app, getCalendarEvents, [signedIn], async ({ userId, zone }, context) => {
    requireOwnId(context.get('session'), userId);
    return groupByDay(await listEvents(db, userId), zone);
  });

  serveCall(app, getTasks, [signedIn], async ({ userId, zone }, context) => {
    requireOwnId(context.get('session'), userId);
    return groupByDay(await listTasks(db, userId), zone);
  });

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
