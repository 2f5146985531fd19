import * as v from 'valibot';
import { isInDayRange } from './day-range.ts';
import type { HostedEvent, Moment } from './event.ts';
import { IsoDay } from './ids.ts';
import { draftOf, type EventField, type EventForm, type NewEventDraft } from './new-event.ts';
import { isAttendingQuestion, type RsvpQuestion } from './rsvp.ts';
import { isBlank } from './shown-text.ts';
import { texts } from './texts.ts';
import { dayIn, WallTime } from './working-hours.ts';
import { instantOf } from './zoned-time.ts';

/**
 * The problems by field, as sentences; `invitees` and `question` for text that was typed but not added,
 * `questions` for a question whose text was deleted.
 */
export type EventProblems = Partial<
  Record<EventField | 'invitees' | 'question' | 'questions', string>
>;

/**
 * The problems that keep the event from being created (§5.10, §18.1), or the `former` one from being
 * changed to it (§18.1).
 */
export function problemsOf(
  draft: NewEventDraft,
  moment: Moment,
  former: HostedEvent | null = null,
): EventProblems {
  return {
    ...missingOf(draft.form),
    ...timeProblemsOf(draft, moment, former),
    ...(draft.invitees.text.trim() === '' ? {} : { invitees: texts.numberNotAdded }),
    ...(isBlank(draft.questionText) ? {} : { question: texts.questionNotAdded }),
    ...(draft.questions.some(isWithoutText) ? { questions: texts.questionMissing } : {}),
  };
}

/** Whether the host deleted the text of a question; that of the first is the service's. */
export function isWithoutText(question: RsvpQuestion): boolean {
  return !isAttendingQuestion(question) && isBlank(question.questionText);
}

/** The problems without that of one field, which is being edited. */
export function withoutProblem(problems: EventProblems, field: keyof EventProblems): EventProblems {
  const { [field]: _, ...others } = problems;
  return others;
}

/** The problem of each field that is empty. */
export const eventFieldMissing = {
  name: texts.eventNameMissing,
  date: texts.dayMissing,
  time: texts.timeMissing,
  venue: texts.venueMissing,
  description: texts.descriptionMissing,
  deadline: texts.deadlineMissing,
} as const;

function missingOf(form: EventForm): EventProblems {
  const missing = Object.entries(eventFieldMissing).filter(([field]) =>
    isBlank(form[field as EventField]),
  );
  return Object.fromEntries(missing);
}

function timeProblemsOf(
  { form: { date, time, deadline }, invitees }: NewEventDraft,
  { now, zone }: Moment,
  former: HostedEvent | null,
): EventProblems {
  const was = former && draftOf(former, zone);
  const areTimesKept =
    was?.form.date === date && was.form.time === time && was.form.deadline === deadline;
  const asksNobody =
    areTimesKept && invitees.numbers.every((number) => was.invitees.numbers.includes(number));
  const today = dayIn(zone, new Date(now));
  const isDay = v.is(IsoDay, date);
  const isTime = v.is(WallTime, time);
  const isDeadline = v.is(IsoDay, deadline);
  const problems: EventProblems = {};
  if (date !== '' && !isDay) problems.date = texts.notADay;
  if (time !== '' && !isTime) problems.time = texts.notATime;
  if (deadline !== '' && !isDeadline) problems.deadline = texts.notADay;
  if (isDay && date < today) problems.date = texts.dayOver;
  else if (isDay && !isInDayRange(date)) problems.date = texts.dayOutOfRange;
  else if (isDay && isTime && instantOf(date, time, zone) <= now) {
    problems.time = texts.eventTimeOver;
  }
  if (isDeadline && deadline < today && !asksNobody) problems.deadline = texts.dayOver;
  else if (isDeadline && !isInDayRange(deadline)) problems.deadline = texts.dayOutOfRange;
  else if (isDeadline && isDay && deadline > date && !areTimesKept)
    problems.deadline = texts.deadlineAfterEvent;
  return problems;
}
