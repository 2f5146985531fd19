import * as v from 'valibot';
import { Id } from './ids.ts';

const Filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const common = { user_id: Id, time_slot: Filled, status: Filled, title: Filled };

/** An appointment (specification, 3); `time_slot` is an ISO text, `status` free text. */
export const Appointment = v.object({ ...common, service_provider: Filled });
export type Appointment = v.InferOutput<typeof Appointment>;

/** An event in the personal calendar; `invitees` is free text. */
export const CalendarEvent = v.object({ ...common, invitees: Filled });
export type CalendarEvent = v.InferOutput<typeof CalendarEvent>;

/** A task; its notes are optional. */
export const Task = v.object({ ...common, notes: v.nullish(v.string()) });
export type Task = v.InferOutput<typeof Task>;

/** What every item of the calendar carries. */
export const CalendarItem = v.looseObject({ title: v.string(), time_slot: v.string() });
export type CalendarItem = v.InferOutput<typeof CalendarItem>;

/** Items by date key `YYYY-MM-DD`; each is parsed on its own, so that a bad one spoils no other. */
export const CalendarByDate = v.record(v.string(), v.array(v.unknown()));
export type CalendarByDate = v.InferOutput<typeof CalendarByDate>;
