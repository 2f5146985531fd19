import * as v from 'valibot';
import { type ItemKind, itemKinds, longest } from './calendar.ts';
import { isInDayRange } from './day-range.ts';
import { IsoDay } from './ids.ts';
import { texts } from './texts.ts';
import { WallTime } from './working-hours.ts';

const short = v.pipe(v.string(), v.maxLength(longest.short));

/** The fields of one of the three forms, as typed: `day` as `YYYY-MM-DD`, `time` as `HH:MM`. */
export const EntryForm = v.object({
  title: short,
  day: v.pipe(v.string(), v.maxLength(10)),
  time: v.pipe(v.string(), v.maxLength(8)),
  status: short,
  serviceProvider: short,
  invitees: short,
  notes: v.pipe(v.string(), v.maxLength(longest.long)),
});

export type EntryForm = v.InferOutput<typeof EntryForm>;

export type EntryField = keyof EntryForm;

/** The draft of the calendar while an entry is added: the selected day, and the entry. */
export const CalendarDraft = v.object({ day: IsoDay, adding: v.nullable(v.picklist(itemKinds)) });

export type CalendarDraft = v.InferOutput<typeof CalendarDraft>;

/** An empty form of a day. */
export function emptyEntry(day: string): EntryForm {
  return { title: '', day, time: '', status: '', serviceProvider: '', invitees: '', notes: '' };
}

/** Whether nothing was typed into a form; a day was chosen for it from the start. */
export function isUntouched({ day, ...typed }: EntryForm): boolean {
  return Object.values(typed).every((text) => text.trim() === '');
}

type RequiredField = keyof typeof texts.entryFieldMissing;

const required: Readonly<Record<ItemKind, readonly RequiredField[]>> = {
  appointment: ['title', 'day', 'time', 'status', 'serviceProvider'],
  event: ['title', 'day', 'time', 'status', 'invitees'],
  task: ['title', 'day', 'time', 'status'],
};

/** The problems by field, as sentences. */
export type EntryProblems = Partial<Record<EntryField, string>>;

/** The problems that keep a form of this kind from being saved (§5.5, §5.7, §5.8, §17.3). */
export function problemsOf(kind: ItemKind, form: EntryForm): EntryProblems {
  const missing = required[kind].filter((field) => !isFilled(field, form[field]));
  const problems: EntryProblems = Object.fromEntries(
    missing.map((field) => [field, texts.entryFieldMissing[field]]),
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
  return text.trim() !== '';
}
