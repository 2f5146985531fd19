import * as v from 'valibot';
import { type CalendarItem, doneStatus, type ItemKind, itemKinds, OwnItem } from './calendar.ts';
import { IsoDay } from './ids.ts';
import { wallTimeIn } from './working-hours.ts';
import { KnownZone } from './zoned-time.ts';

/**
 * The fields of one of the three forms, as typed: `day` as `YYYY-MM-DD`, `time` as `HH:MM`. A service may
 * hold longer texts than the form takes.
 */
export const EntryForm = v.object({
  title: v.string(),
  day: v.string(),
  time: v.string(),
  status: v.string(),
  serviceProvider: v.string(),
  invitees: v.string(),
  notes: v.string(),
});

export type EntryForm = v.InferOutput<typeof EntryForm>;

export type EntryField = keyof EntryForm;

/** A new entry as it was sent, under the client's own name for the request (§22.39). */
const SentEntry = v.object({ requestId: v.string(), form: EntryForm });

export type SentEntry = v.InferOutput<typeof SentEntry>;

/**
 * The draft of a form: what is typed and what the form began with, in which zone, and what was sent of it
 * without an answer.
 */
export const EntryDraft = v.object({
  ...EntryForm.entries,
  begun: v.optional(EntryForm),
  zone: v.optional(KnownZone),
  unanswered: v.optional(v.array(SentEntry), []),
});

export type EntryDraft = v.InferOutput<typeof EntryDraft>;

/**
 * The draft of the calendar while an entry is added or changed: the selected day, the entry's kind,
 * and what it was before it is changed.
 */
export const CalendarDraft = v.object({
  day: IsoDay,
  adding: v.nullable(v.picklist(itemKinds)),
  former: v.optional(v.nullable(OwnItem), null),
});

export type CalendarDraft = v.InferOutput<typeof CalendarDraft>;

/** An empty form of a day. */
export function emptyEntry(day: string): EntryForm {
  return { title: '', day, time: '', status: '', serviceProvider: '', invitees: '', notes: '' };
}

/** The status that a new entry begins with (§22.38). */
export const firstStatus: Readonly<Record<ItemKind, string>> = {
  appointment: 'Planned',
  event: 'Planned',
  task: 'To do',
};

/** Further statuses that an entry's form suggests. */
export const furtherStatuses: readonly string[] = ['Confirmed', 'Waiting', doneStatus];

/** The form of a new entry on a day. */
export function newEntry(kind: ItemKind, day: string): EntryForm {
  return { ...emptyEntry(day), status: firstStatus[kind] };
}

/** An item as its form holds it, with day and time in a zone; without a time where it has a day alone (§17.2). */
export function entryOf(item: CalendarItem, zone: string): EntryForm {
  const { title, time_slot: at } = item;
  return {
    title,
    ...(v.is(IsoDay, at) ? { day: at, time: '' } : wallTimeIn(zone, Date.parse(at))),
    status: item.status ?? '',
    serviceProvider: item.service_provider ?? '',
    invitees: item.invitees ?? '',
    notes: item.notes ?? '',
  };
}

/**
 * The form of an entry in a zone in which it may not have been typed: day and time of the `former` entry
 * that it changes stay at their instant, and typed ones are of the new zone (§22.183).
 */
export function formIn(
  zone: string,
  form: EntryForm,
  { former, typedIn }: { former: CalendarItem | null; typedIn: string },
): EntryForm {
  const was = former && entryOf(former, typedIn);
  if (!was || form.day !== was.day || form.time !== was.time) return form;
  const { day, time } = entryOf(former, zone);
  return { ...form, day, time };
}

/** The form with what was typed; what is as it began follows the entry, which may have been changed elsewhere. */
export function withTyped(form: EntryForm, typed: EntryForm, began?: EntryForm): EntryForm {
  const fields = Object.keys(form) as EntryField[];
  const changed = fields.filter((field) => typed[field] !== began?.[field]);
  return { ...form, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) };
}

/**
 * The entries that were sent without an answer, with this form, which is sent now. A form that is sent
 * again keeps its name, since its first answer may have been lost; any other is named `requestId`.
 */
export function withSent(
  unanswered: readonly SentEntry[],
  form: EntryForm,
  requestId: string,
): readonly SentEntry[] {
  const isSent = requestIdOf(unanswered, form) !== undefined;
  return isSent ? unanswered : [...unanswered, { requestId, form }];
}

/** The name under which a form was sent without an answer; undefined for any other. */
export function requestIdOf(unanswered: readonly SentEntry[], form: EntryForm): string | undefined {
  const typed = JSON.stringify(form);
  return unanswered.find((sent) => JSON.stringify(sent.form) === typed)?.requestId;
}

/** Whether a form holds what it began with, but for spaces. */
export function isUntouched(form: EntryForm, begun: EntryForm): boolean {
  const texts = (one: EntryForm) => JSON.stringify(Object.values(one).map((text) => text.trim()));
  return texts({ ...begun, ...form }) === texts(begun);
}
