import * as v from 'valibot';
import { AnsweredInstant } from './answered-time.ts';
import * as texts from './calendar.texts.ts';
import { AnsweredFlag, AnsweredId, Id, IsoDay, IsoInstant } from './ids.ts';
import { AnsweredName } from './name.ts';
import { NumberOrText } from './number-text.ts';
import { bookingPath, eventPath } from './page-paths.ts';

/** The greatest length of the calendar's texts, in characters. */
export const longest = { short: 200, long: 5_000 } as const;

const Filled = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest.short));
const common = { user_id: Id, time_slot: IsoInstant, status: Filled, title: Filled };

/** An appointment (§3.6); `time_slot` is an ISO instant, `status` free text. */
export const Appointment = v.object({ ...common, service_provider: Filled });
export type Appointment = v.InferOutput<typeof Appointment>;

/** An event in the personal calendar; `invitees` is free text. */
export const CalendarEvent = v.object({ ...common, invitees: Filled });
export type CalendarEvent = v.InferOutput<typeof CalendarEvent>;

/** A task; its notes are optional. */
export const Task = v.object({
  ...common,
  notes: v.nullish(v.pipe(v.string(), v.maxLength(longest.long))),
});
export type Task = v.InferOutput<typeof Task>;

/** The statuses of entries that the service has written itself, by their codes (§22.127). */
export const statuses = {
  confirmed: texts.confirmed,
  completed: texts.completed,
  hosting: texts.hosting,
  accepted: texts.accepted,
  time_changed: texts.timeChanged,
  cancelled: texts.cancelled,
};

export type StatusCode = keyof typeof statuses;

const Said = v.nullish(v.string());
const SaidId = v.nullish(AnsweredId);
const ListOfTexts = v.pipe(
  v.array(v.string()),
  v.transform((list) => list.join(', ')),
);

/**
 * A calendar item; one without a title is left out of its list. Its `id` and `can_edit` are additions
 * (§22.30).
 */
export const CalendarItem = v.looseObject({
  id: SaidId,
  can_edit: v.nullish(AnsweredFlag),
  title: AnsweredName,
  time_slot: AnsweredInstant,
  status: Said,
  service_provider: Said,
  /** Names or numbers as one text; some services write them as a list. */
  invitees: v.nullish(v.union([v.string(), ListOfTexts])),
  notes: Said,
  /** The codes of texts that the service itself has written (§22.127). */
  status_code: Said,
  host: Said,
  invited: v.nullish(v.pipe(NumberOrText, v.minValue(0))),
  /** The booking that wrote an appointment (§22.42). */
  booking_id: SaidId,
  /** The event that is hosted or attended (§22.45). */
  event_id: SaidId,
});
export type CalendarItem = v.InferOutput<typeof CalendarItem>;

/** An item that the person made by hand, and may change (§22.30). */
export const OwnItem = v.looseObject({
  ...CalendarItem.entries,
  id: Id,
  can_edit: v.literal(true),
});
export type OwnItem = v.InferOutput<typeof OwnItem>;

/** Whether the service says that the person may change an item. */
export function isOwn(item: CalendarItem): item is OwnItem {
  return v.is(OwnItem, item);
}

/** The address of what an item is about: its booking or its event; null for any other (§22.45). */
export function pathOf({ booking_id, event_id }: CalendarItem): string | null {
  if (booking_id) return bookingPath(booking_id);
  return event_id ? eventPath(event_id) : null;
}

/** The status of an item in words; as it was sent where it has no code that is known (§22.127). */
export function statusOf({ status, status_code }: CalendarItem): string | null {
  const code = status_code ?? '';
  return Object.hasOwn(statuses, code) ? statuses[code as StatusCode] : (status ?? null);
}

/** The host or the number of guests in a sentence; null where the service tells neither by a code (§22.127). */
export function invitationOf({ host, invited }: CalendarItem): string | null {
  if (host) return texts.hostedBy(host);
  return typeof invited === 'number' ? texts.peopleInvited(invited) : null;
}

/** The status of a task that is ticked off (§22.37). */
export const doneStatus = 'Done';

/** Whether an item says that it is done. */
export function isDone({ status }: CalendarItem): boolean {
  return status?.trim().toLowerCase() === doneStatus.toLowerCase();
}

/** Whether an item is off a person’s mind: a task that is done, or what the service says is cancelled. */
export function isOff({ kind, item }: DayItem): boolean {
  return kind === 'task' ? isDone(item) : item.status_code === 'cancelled';
}

/** A time of day, '10:30' or '10:30:00'. */
const TimeAlone = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3])(:[0-5]\d){1,2}$/));

const DatedItem = v.looseObject({
  ...CalendarItem.entries,
  time_slot: v.nullish(v.union([AnsweredInstant, TimeAlone])),
});

/** Items by date key `YYYY-MM-DD`; one whose time cannot be read has its day alone (§17.2). */
export const CalendarByDate = v.pipe(
  v.record(IsoDay, v.array(DatedItem)),
  v.transform((days): Record<string, CalendarItem[]> => {
    const dated = Object.entries(days).map(([day, items]) => [
      day,
      items.map((item) => ({ ...item, time_slot: timeOn(day, item.time_slot) })),
    ]);
    return Object.fromEntries(dated);
  }),
);

/** The time of an item of a day; one without a day of its own is of the reader's zone, as `IsoInstant` has it. */
function timeOn(day: string, said: string | null | undefined): string {
  if (!said) return day;
  return v.is(TimeAlone, said) ? `${day}T${said}` : said;
}

/** The three kinds of items. */
export const itemKinds = ['appointment', 'event', 'task'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** The items of one kind by day, `YYYY-MM-DD`, in the order they came in. */
export type ItemsByDay = Readonly<Record<string, readonly CalendarItem[]>>;

/**
 * A list as the service gave it at `at`, in milliseconds; not `isLatest` where a later try failed, and not
 * `isWhole` where further pages of it are not there.
 */
export interface KnownItems {
  items: ItemsByDay;
  at: number;
  isLatest: boolean;
  isWhole: boolean;
}

/** The outcomes of changing an entry; `gone` where it is in the calendar no more. */
export type UpdateItemOutcome = { outcome: 'changed'; item: CalendarItem } | { outcome: 'gone' };

/** The items of all kinds. */
export type CalendarItems = Readonly<Record<ItemKind, ItemsByDay>>;

/** An item with its kind. */
export interface DayItem {
  kind: ItemKind;
  item: CalendarItem;
}
