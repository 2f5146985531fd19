import * as v from 'valibot';
import type { CalendarItem, ItemKind } from './calendar.ts';
import type { EntryField, EntryForm } from './calendar-entry.ts';
import { isInDayRange } from './day-range.ts';
import { IsoDay } from './ids.ts';
import { isBlank } from './shown-text.ts';
import { texts } from './texts.ts';
import { WallTime } from './working-hours.ts';

const missingTexts = {
  title: texts.titleMissing,
  day: texts.dayMissing,
  time: texts.timeMissing,
  status: texts.statusMissing,
  serviceProvider: texts.providerMissing,
  invitees: texts.inviteesMissing,
} as const;

type RequiredField = keyof typeof missingTexts;

const required: Readonly<Record<ItemKind, readonly RequiredField[]>> = {
  appointment: ['title', 'day', 'time', 'status', 'serviceProvider'],
  event: ['title', 'day', 'time', 'status', 'invitees'],
  task: ['title', 'day', 'time', 'status'],
};

/** The problems by field, as sentences. */
export type EntryProblems = Partial<Record<EntryField, string>>;

/** Whether a form needs a time: an entry of a day alone needs none while that is its day (§17.2). */
export function needsTime({ day }: EntryForm, former: CalendarItem | null): boolean {
  return day !== former?.time_slot;
}

/** The problems that keep a form of this kind from being saved (§5.5, §5.7, §5.8, §17.3). */
export function problemsOf(
  kind: ItemKind,
  form: EntryForm,
  former: CalendarItem | null = null,
): EntryProblems {
  const missing = required[kind].filter(
    (field) =>
      !isFilled(field, form[field]) &&
      (field !== 'time' || form.time !== '' || needsTime(form, former)),
  );
  const problems: EntryProblems = Object.fromEntries(
    missing.map((field) => [field, missingTexts[field]]),
  );
  const isFarDay = v.is(IsoDay, form.day) && !isInDayRange(form.day);
  return isFarDay ? { ...problems, day: texts.dayOutOfRange } : problems;
}

/** The problems without that of one field, which is being edited. */
export function withoutProblem(problems: EntryProblems, field: EntryField): EntryProblems {
  const { [field]: _, ...others } = problems;
  return others;
}

function isFilled(field: EntryField, text: string): boolean {
  if (field === 'day') return v.is(IsoDay, text);
  if (field === 'time') return v.is(WallTime, text);
  return !isBlank(text);
}
