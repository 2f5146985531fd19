import * as v from 'valibot';
import { AnsweredInstant, AnsweredTime } from './answered-time.ts';
import { type EventFacts, EventVersion, eventNameOf } from './event.ts';
import { EventChanges } from './event-changes.ts';
import { AnsweredId, IsoDay } from './ids.ts';
import { AnsweredName } from './name.ts';
import {
  attendingQuestion,
  GivenAnswers,
  RsvpQuestion,
  RsvpResponses,
  responseStatus,
} from './rsvp.ts';
import { dayIn } from './working-hours.ts';
import { endOfDay } from './zoned-time.ts';

const invitation = {
  response_status: responseStatus('pending'),
  inviteExpiryDate: v.nullish(AnsweredTime),
  rsvpQuestionnaire: v.nullish(v.array(RsvpQuestion), []),
  rsvpResponses: v.nullish(RsvpResponses, {}),
};

/**
 * An event that a person is invited to (§3.14); `date` and `inviteExpiryDate` as ISO texts. Only some
 * services tell its description and the name of its host (§22.22), that it is cancelled (§22.51), and
 * the version that an answer is given to (§22.58).
 */
export const InvitedEvent = v.object({
  event_id: AnsweredId,
  title: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((title) => eventNameOf({ title })),
  ),
  date: v.nullish(AnsweredTime),
  location: v.nullish(v.string()),
  description: v.nullish(v.string()),
  host_name: v.nullish(v.string()),
  cancelled_at: v.nullish(AnsweredInstant),
  cancel_message: v.nullish(v.string()),
  changed: v.nullish(EventChanges),
  version: v.nullish(EventVersion),
  ...invitation,
});

export type InvitedEvent = v.InferOutput<typeof InvitedEvent>;

/** An invitation to become a member of an organisation. */
export const MemberInvite = v.object({ org_id: AnsweredId, org_name: AnsweredName, ...invitation });

export type MemberInvite = v.InferOutput<typeof MemberInvite>;

/** The two kinds of invitations that a person answers. */
export type InvitationKind = 'event' | 'organisation';

/** The outcomes of looking for one event among those that a person is invited to. */
export type FindInvitationOutcome =
  | { outcome: 'found'; invitation: InvitedEvent }
  | { outcome: 'notFound' }
  | { outcome: 'unauthorized' };

/**
 * The outcomes of answering an invitation; `expired` is the service's own judgement. An `outdated`
 * answer was given to another time than that of the event now. A `disputed` one was refused for what
 * it says, so that the invitation may be other than it was shown.
 */
export type RespondOutcome =
  | { outcome: 'answered' }
  | { outcome: 'expired' }
  | { outcome: 'outdated'; message: string }
  | { outcome: 'disputed'; message: string | null }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unauthorized' };

/** The draft of an answer, per user and invitation; `answers` is null while nothing was chosen or typed. */
export const RsvpDraft = v.object({ answers: v.nullable(GivenAnswers), isChanging: v.boolean() });

export type RsvpDraft = v.InferOutput<typeof RsvpDraft>;

/** A guest's answer. */
export type Answer = 'accepted' | 'rejected' | 'responded' | 'waiting';

/** The facts of its event that an invitation has. */
export function eventOf({ title, date, location, description }: InvitedEvent): EventFacts {
  return { eventName: title, eventDateTime: date, venue: location, description };
}

/**
 * Whether an invitation has been answered (§4.17). Another service may have a word of its own for an
 * answer, such as 'rejected': then the answer to q_attending says so.
 */
export function isAnswered({ response_status: status, rsvpResponses }: Answered): boolean {
  if (status === 'responded' || status === 'accepted') return true;
  return status !== 'pending' && pillOf(rsvpResponses) !== 'responded';
}

type Answered = Pick<InvitedEvent, 'response_status' | 'rsvpResponses'>;

/** The pill of an answered invitation, taken from q_attending (§4.19, §19.4). */
export function pillOf(answers: Readonly<Record<string, unknown>>): Exclude<Answer, 'waiting'> {
  const isAttending = answers[attendingQuestion.questionId];
  if (typeof isAttending !== 'boolean') return 'responded';
  return isAttending ? 'accepted' : 'rejected';
}

/**
 * The last instant, in milliseconds, at which an invitation can be answered; null for a missing or
 * unreadable deadline. A day without a time ends in the person's zone. An instant in the last second
 * of a quarter of an hour is the end of a day already, in the host's zone, and some services keep it
 * without its milliseconds; any other stands for the person's day that it lies in (§4.22).
 */
export function deadlineOf(
  inviteExpiryDate: string | null | undefined,
  zone: string,
): number | null {
  if (inviteExpiryDate === null || inviteExpiryDate === undefined) return null;
  const day = inviteExpiryDate.slice(0, 10);
  // Browsers differ in how they read texts that are not ISO 8601, and days that do not exist.
  if (!v.is(IsoDay, day)) return null;
  if (day === inviteExpiryDate) return endOfDay(day, zone);
  const instant = Date.parse(inviteExpiryDate);
  if (Number.isNaN(instant)) return null;
  const isEndOfDay = instant % quarter >= quarter - second;
  if (isEndOfDay) return instant - (instant % second) + second - 1;
  return endOfDay(dayIn(zone, new Date(instant)), zone);
}

/** In milliseconds; in every zone days end with a quarter of an hour of UTC. */
const [second, quarter] = [1_000, 900_000];

/** Whether the deadline has passed; `now` in milliseconds. */
export function isExpired(deadline: number | null, now: number): boolean {
  return deadline !== null && now > deadline;
}

/** The event invitations to show: expired ones are left out (§4.23). */
export function openInvitations(
  events: readonly InvitedEvent[],
  now: number,
  zone: string,
): InvitedEvent[] {
  return events.filter(
    ({ inviteExpiryDate }) => !isExpired(deadlineOf(inviteExpiryDate, zone), now),
  );
}

/** The organisation invitations to list: pending ones only (§4.18). */
export function pendingInvites(invites: readonly MemberInvite[]): MemberInvite[] {
  return invites.filter(({ response_status }) => response_status === 'pending');
}
