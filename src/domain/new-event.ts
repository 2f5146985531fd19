import * as v from 'valibot';
import { isInDayRange } from './day-range.ts';
import { type EventData, eventLimits } from './event.ts';
import { IsoDay } from './ids.ts';
import { InviteesDraft, noInvitees } from './invitees.ts';
import { attendingQuestion, questionTypes, RsvpQuestion } from './rsvp.ts';
import { texts } from './texts.ts';
import { dayIn, WallTime } from './working-hours.ts';
import { endOfDay, instantOf } from './zoned-time.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/**
 * The fields of an event to host, as they were typed: `date` and `deadline` as `YYYY-MM-DD`, `time`
 * as `HH:MM`, all in the host's zone.
 */
export const EventForm = v.object({
  name: text(eventLimits.name),
  date: text(10),
  time: text(8),
  venue: text(eventLimits.venue),
  description: text(eventLimits.description),
  deadline: text(10),
});

export type EventForm = v.InferOutput<typeof EventForm>;

export type EventField = keyof EventForm;

/** The draft of an event, per user: every field, invitee and question. */
export const NewEventDraft = v.object({
  form: EventForm,
  invitees: InviteesDraft,
  questions: v.pipe(v.array(RsvpQuestion), v.minLength(1), v.maxLength(eventLimits.questions)),
  questionText: text(eventLimits.question),
  questionType: v.picklist(questionTypes),
});

export type NewEventDraft = v.InferOutput<typeof NewEventDraft>;

export const emptyNewEvent: NewEventDraft = {
  form: { name: '', date: '', time: '', venue: '', description: '', deadline: '' },
  invitees: noInvitees,
  questions: [attendingQuestion],
  questionText: '',
  questionType: 'text',
};

/** The problems by field, as sentences; `invitees` and `question` for text that was typed but not added. */
export type EventProblems = Partial<Record<EventField | 'invitees' | 'question', string>>;

/** The moment of judging a form: the instant in milliseconds and the host's IANA zone. */
export interface Moment {
  now: number;
  zone: string;
}

/** The problems that keep the event from being created (§5.10). */
export function problemsOf(draft: NewEventDraft, moment: Moment): EventProblems {
  return {
    ...missingOf(draft.form),
    ...timeProblemsOf(draft.form, moment),
    ...(draft.invitees.text.trim() === '' ? {} : { invitees: texts.numberNotAdded }),
    ...(draft.questionText.trim() === '' ? {} : { question: texts.questionNotAdded }),
  };
}

/** The problems without that of one field, which is being edited. */
export function withoutProblem(problems: EventProblems, field: keyof EventProblems): EventProblems {
  const { [field]: _, ...others } = problems;
  return others;
}

/**
 * The event data of a form without problems: the event at the instant of its wall time in the zone,
 * the deadline at the last millisecond of its day there (§9.6).
 */
export function toEventData({ form, questions }: NewEventDraft, zone: string): EventData {
  return {
    eventName: form.name.trim(),
    eventDateTime: new Date(instantOf(form.date, form.time, zone)).toISOString(),
    venue: form.venue.trim(),
    description: form.description.trim(),
    inviteExpiryDate: new Date(endOfDay(form.deadline, zone)).toISOString(),
    rsvpQuestionnaire: questions,
  };
}

/** The questions with one more at the end (§3.13, §5.16); unchanged for a blank text. */
export function withQuestion({
  questions,
  questionText,
  questionType,
}: Pick<NewEventDraft, 'questions' | 'questionText' | 'questionType'>): RsvpQuestion[] {
  const questionId = freeQuestionId(questions);
  return [...questions, { questionId, questionText: questionText.trim(), type: questionType }];
}

/** Whether the typed question can be added. */
export function canAddQuestion({ questions, questionText }: NewEventDraft): boolean {
  return questionText.trim() !== '' && questions.length < eventLimits.questions;
}

/** `q_custom_{n}` with the length of the list, or the next number that is free. */
function freeQuestionId(questions: readonly RsvpQuestion[]): string {
  const taken = new Set(questions.map(({ questionId }) => questionId));
  let number = questions.length;
  while (taken.has(`q_custom_${number}`)) number += 1;
  return `q_custom_${number}`;
}

function missingOf(form: EventForm): EventProblems {
  const missing = Object.entries(texts.eventFieldMissing).filter(
    ([field]) => form[field as EventField].trim() === '',
  );
  return Object.fromEntries(missing);
}

function timeProblemsOf({ date, time, deadline }: EventForm, { now, zone }: Moment): EventProblems {
  const today = dayIn(zone, new Date(now));
  const isDay = v.is(IsoDay, date);
  const isTime = v.is(WallTime, time);
  const isDeadline = v.is(IsoDay, deadline);
  const problems: EventProblems = {};
  if (date !== '' && !isDay) problems.date = texts.notADay;
  if (time !== '' && !isTime) problems.time = texts.notATime;
  if (deadline !== '' && !isDeadline) problems.deadline = texts.notADay;
  if (isDay && date < today) problems.date = texts.eventDayOver;
  else if (isDay && !isInDayRange(date)) problems.date = texts.dayOutOfRange;
  else if (isDay && isTime && instantOf(date, time, zone) <= now) {
    problems.time = texts.eventTimeOver;
  }
  if (isDeadline && deadline < today) problems.deadline = texts.deadlineOver;
  else if (isDeadline && !isInDayRange(deadline)) problems.deadline = texts.dayOutOfRange;
  else if (isDeadline && isDay && deadline > date) problems.deadline = texts.deadlineAfterEvent;
  return problems;
}
