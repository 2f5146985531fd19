import * as v from 'valibot';
import {
  answersUntil,
  type EventData,
  EventVersion,
  eventLimits,
  eventTimeOf,
  type HostedEvent,
  Invitee,
} from './event.ts';
import { InviteesDraft, noInvitees } from './invitees.ts';
import { E164 } from './phone.ts';
import { attendingQuestion, questionsToAsk, questionTypes, RsvpQuestion } from './rsvp.ts';
import { isBlank } from './shown-text.ts';
import { wallTimeIn } from './working-hours.ts';
import { dayTold, endOfDay, instantOf, KnownZone } from './zoned-time.ts';

/**
 * The fields of an event to host, as they were typed: `date` and `deadline` as `YYYY-MM-DD`, `time`
 * as `HH:MM`, all in the host's zone.
 */
export const EventForm = v.object({
  name: v.string(),
  date: v.string(),
  time: v.string(),
  venue: v.string(),
  description: v.string(),
  deadline: v.string(),
});

export type EventForm = v.InferOutput<typeof EventForm>;

export type EventField = keyof EventForm;

/**
 * The draft of an event, per user: every field, invitee and question, however long, since a service may
 * hold more than the form takes. One of an event that is changed begins with this version of it, where the
 * service tells one, and has its times in this zone.
 */
export const NewEventDraft = v.object({
  form: EventForm,
  invitees: InviteesDraft,
  questions: v.pipe(v.array(RsvpQuestion), v.minLength(1)),
  questionText: v.string(),
  questionType: v.picklist(questionTypes),
  version: v.optional(EventVersion),
  zone: v.optional(KnownZone),
});

export type NewEventDraft = v.InferOutput<typeof NewEventDraft>;

export const emptyNewEvent: NewEventDraft = {
  form: { name: '', date: '', time: '', venue: '', description: '', deadline: '' },
  invitees: noInvitees,
  questions: [attendingQuestion],
  questionText: '',
  questionType: 'text',
};

/** Whether nothing was typed, chosen or added. */
export function isEmpty(draft: NewEventDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyNewEvent);
}

/**
 * The draft of an event that is changed, with its times in the host's zone. A number that could not be
 * sent back is left out.
 */
export function draftOf(event: HostedEvent, zone: string): NewEventDraft {
  const at = eventTimeOf(event);
  const until = answersUntil(event, zone);
  const numbers = (event.invitees ?? []).map(({ mobile_number }) => mobile_number);
  const version = event.version ?? undefined;
  return {
    ...emptyNewEvent,
    form: {
      name: event.eventName ?? event.title ?? '',
      date: dayTold(event.eventDateTime, zone) ?? '',
      time: Number.isNaN(at) ? '' : wallTimeIn(zone, at).time,
      venue: event.venue ?? '',
      description: event.description ?? '',
      deadline: until === null ? '' : wallTimeIn(zone, until).day,
    },
    invitees: {
      ...noInvitees,
      numbers: [...new Set(numbers)].filter((number) => v.is(E164, number)),
    },
    questions: questionsToAsk(event.rsvpQuestionnaire ?? []),
    ...(version !== undefined && { version }),
  };
}

/**
 * The draft of an event that is changed, in a zone in which it may not have been typed: times that are
 * still those of the event stay at their instants, and typed ones are of the new zone (§22.183). One that
 * says what the event says, such as after a change whose answer was lost, is of the event's version.
 */
export function draftIn(
  zone: string,
  { zone: typedIn = zone, ...draft }: NewEventDraft,
  event: HostedEvent,
): NewEventDraft {
  const { form } = draft;
  const was = draftOf(event, typedIn).form;
  const saved = draftOf(event, zone);
  const { date, time, deadline } = saved.form;
  const isTimeKept = form.date === was.date && form.time === was.time;
  const kept = {
    ...(isTimeKept && { date, time }),
    ...(form.deadline === was.deadline && { deadline }),
  };
  const here = { ...draft, form: { ...form, ...kept } };
  return differences(here, saved).length > 0 ? here : { ...here, version: saved.version };
}

/**
 * The draft without the guests whom the event had before and has no more: a change that was begun before would
 * invite anew who has deleted their account (§22.64).
 */
export function withoutGone(
  draft: NewEventDraft,
  before: NewEventDraft,
  newest: NewEventDraft,
): NewEventDraft {
  const { numbers } = newest.invitees;
  const gone = before.invitees.numbers.filter((number) => !numbers.includes(number));
  const left = draft.invitees.numbers.filter((number) => !gone.includes(number));
  return { ...draft, invitees: { ...draft.invitees, numbers: left } };
}

/** The parts of an event that two drafts say differently; a guest who was added or removed counts. */
export function differences(one: NewEventDraft, other: NewEventDraft): EventPart[] {
  const parts = (draft: NewEventDraft): Record<EventPart, string> => ({
    ...draft.form,
    guests: draft.invitees.numbers.toSorted().join(),
    questions: JSON.stringify(
      draft.questions.map(({ questionId, questionText, type }) => [
        questionId,
        questionText.trim(),
        type,
      ]),
    ),
  });
  const [here, there] = [parts(one), parts(other)];
  return (Object.keys(here) as EventPart[]).filter(
    (part) => here[part].trim() !== there[part].trim(),
  );
}

/** A field of the form, its guests or its questions. */
export type EventPart = EventField | 'guests' | 'questions';

/**
 * The event data of a form without problems: the event at the instant of its wall time in the zone, the
 * deadline at the last millisecond of its day there (§9.6, §18.2). While day and time are those of the
 * former event, its instants stay to the millisecond.
 */
export function toEventData(
  { form, questions }: NewEventDraft,
  zone: string,
  former: HostedEvent | null,
): EventData {
  const was = former && draftOf(former, zone).form;
  const isSameTime = was !== null && form.date === was.date && form.time === was.time;
  const until = former && form.deadline === was?.deadline ? answersUntil(former, zone) : null;
  const at = former && isSameTime ? eventTimeOf(former) : instantOf(form.date, form.time, zone);
  return {
    eventName: form.name.trim(),
    eventDateTime: new Date(at).toISOString(),
    venue: form.venue.trim(),
    description: form.description.trim(),
    inviteExpiryDate: new Date(until ?? endOfDay(form.deadline, zone)).toISOString(),
    rsvpQuestionnaire: questions.map((question) => ({
      ...question,
      questionText: question.questionText.trim(),
    })),
  };
}

/**
 * An event as its host has changed it: guests who were invited before keep their answers, also those
 * whose number could not be sent back. Its version stays the former one: a next change of it is compared
 * with the newest event, which may have been changed elsewhere too.
 */
export function eventAfter(draft: NewEventDraft, zone: string, former: HostedEvent): HostedEvent {
  const known = former.invitees ?? [];
  const { numbers } = draft.invitees;
  const added = numbers.filter((number) => !known.some(({ mobile_number: of }) => of === number));
  const invitees = [
    ...known.filter(({ mobile_number: of }) => numbers.includes(of) || !v.is(E164, of)),
    ...added.map((number) => v.parse(Invitee, number)),
  ];
  return { ...former, ...toEventData(draft, zone, former), invitees };
}

/**
 * The questions with one more at the end (§3.13, §5.16). Its id differs from those of the `former` ones,
 * whose answers would otherwise count for it.
 */
export function withQuestion(
  {
    questions,
    questionText,
    questionType,
  }: Pick<NewEventDraft, 'questions' | 'questionText' | 'questionType'>,
  former: readonly RsvpQuestion[],
): RsvpQuestion[] {
  const questionId = freeQuestionId(questions, former);
  return [...questions, { questionId, questionText: questionText.trim(), type: questionType }];
}

/** Whether the typed question can be added. */
export function canAddQuestion({ questions, questionText }: NewEventDraft): boolean {
  return !isBlank(questionText) && questions.length < eventLimits.questions;
}

/** `q_custom_{n}` with the length of the list, or the next number that is free (§18.4). */
function freeQuestionId(
  questions: readonly RsvpQuestion[],
  former: readonly RsvpQuestion[],
): string {
  const taken = new Set([...questions, ...former].map(({ questionId }) => questionId));
  let number = questions.length;
  while (taken.has(`q_custom_${number}`)) number += 1;
  return `q_custom_${number}`;
}
