import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { RequestOf } from '#domain/contract/call.ts';
import type { updateEvent as contract } from '#domain/contract/events.ts';
import type { RsvpQuestion } from '#domain/rsvp.ts';
import { leaveCalendars } from '../calendar/attending.ts';
import { rewriteCalendars } from '../calendar/hosting.ts';
import type { Database } from '../db/database.ts';
import {
  eventChanges,
  eventInvitations,
  hostedEvents,
  isFormer,
  withdrawnInvitations,
} from '../db/event-schema.ts';
import { keepAccountsOf, lockPerson } from '../db/lock-people.ts';
import { refusal } from '../http/refusal.ts';
import { type Outbox, queueChange, queueInvitations } from '../push/outbox.ts';
import { dayBefore, type Quotas } from '../quotas/quotas.ts';
import { lockHosted } from './cancel-event.ts';
import { formerFacts } from './changes.ts';
import { fingerprint } from './fingerprint.ts';
import { type Invitation, invite, requireInvitations, requireSeats } from './invite.ts';
import { type NewEvent, requireToAnswer, requireToCome, toNewEvent } from './new-event.ts';

type Wanted = RequestOf<typeof contract>;

/**
 * Changes a host's event (§22.53): its facts, its questions and its guests, by the rules of a new one.
 * Answers stay where their question stays. Refuses with a 404 an event that is unknown or another
 * host's, and with a 409 one that is cancelled or has begun, one that was changed since the host read
 * it, and a change to what another event of the host is already. A repeat is a success.
 */
export function updateEvent(
  db: Database,
  wanted: Wanted,
  now: Date,
  quotas: Quotas,
  outbox: Outbox,
): Promise<void> {
  const { event_id: eventId, user_id: hostId, version } = wanted;
  const after = toNewEvent(wanted.eventData);
  const numbers = new Set(wanted.invitees);
  requireSeats(numbers.size);
  return db.transaction(async (transaction) => {
    await lockPerson(transaction, hostId);
    const accounts = await keepAccountsOf(transaction, [...numbers]);
    const before = await lockHosted(transaction, eventId, hostId);
    requireChangeable(before, now);
    if ((version ?? before.version) !== before.version) {
      if (await isAlready(transaction, before, { after, numbers })) return;
      throw refusal(409, (say) => say.eventChangedMeanwhile);
    }
    requireToCome(after, now);
    await requireOnce(transaction, { eventId, hostId, print: fingerprint(after) });

    const next = before.version + 1;
    const guests = { eventId, hostId, numbers, accounts, version: next, now, quotas };
    const { newcomers, invited } = await changeGuests(transaction, guests);
    if (newcomers.length > 0 || hasOtherTimes(before, after)) requireToAnswer(after, now);
    await dropAnswers(transaction, eventId, goneOf(before.rsvpQuestionnaire, after));
    const former = formerFacts(before, after);
    if (Object.keys(former).length > 0) {
      await requireFewChanges(transaction, eventId, quotas);
      await transaction.insert(eventChanges).values({ eventId, version: next, former });
    }
    await transaction
      .update(hostedEvents)
      .set({ ...after, fingerprint: fingerprint(after), version: next })
      .where(eq(hostedEvents.id, eventId));
    await rewriteCalendars(transaction, {
      eventId,
      hostId,
      title: after.eventName,
      timeSlot: after.eventDateTime,
      invited,
    });
    const news = { eventId, accounts, now };
    await queueInvitations(transaction, outbox, { ...news, numbers: newcomers });
    if (Object.keys(former).length > 0) {
      await queueChange(transaction, outbox, { ...news, version: next, newcomers, quotas });
    }
  });
}

type Hosted = typeof hostedEvents.$inferSelect;

function requireChangeable(event: Hosted, now: Date): void {
  if (event.cancelledAt !== null) {
    throw refusal(409, (say) => say.eventIsCancelled);
  }
  if (event.eventDateTime <= now) {
    throw refusal(409, (say) => say.eventBegunNotChanged);
  }
}

/** Whether an event is what is wanted already: a host whose answer was lost asks for it again. */
async function isAlready(
  db: Database,
  { id, fingerprint: print }: Hosted,
  { after, numbers }: { after: NewEvent; numbers: ReadonlySet<string> },
): Promise<boolean> {
  if (print !== fingerprint(after)) return false;
  const invited = (await invitationsOf(db, id)).filter((guest) => !isFormer(guest));
  return (
    invited.length === numbers.size && invited.every((guest) => numbers.has(guest.mobileNumber))
  );
}

type GuestRow = typeof eventInvitations.$inferSelect;

function invitationsOf(db: Database, eventId: string): Promise<GuestRow[]> {
  return db.select().from(eventInvitations).where(eq(eventInvitations.eventId, eventId));
}

/** Refuses (409) a change that makes an event equal to another one of the host. */
async function requireOnce(
  db: Database,
  { eventId, hostId, print }: { eventId: string; hostId: string; print: string },
): Promise<void> {
  const [other] = await db
    .select({ id: hostedEvents.id })
    .from(hostedEvents)
    .where(
      and(
        eq(hostedEvents.hostId, hostId),
        eq(hostedEvents.fingerprint, print),
        isNull(hostedEvents.cancelledAt),
        ne(hostedEvents.id, eventId),
      ),
    );
  if (other !== undefined) throw refusal(409, (say) => say.eventExists);
}

/** Refuses (422) one change more than an event may have. Reliable only while the event is locked. */
async function requireFewChanges(
  db: Database,
  eventId: string,
  { changesOfAnEvent }: Quotas,
): Promise<void> {
  const changes = await db.$count(eventChanges, eq(eventChanges.eventId, eventId));
  if (changes >= changesOfAnEvent) {
    throw refusal(422, (say) => say.tooManyChanges(changesOfAnEvent));
  }
}

/** Whether the event or the deadline is at another time: then guests are asked for an answer. */
function hasOtherTimes(before: NewEvent, after: NewEvent): boolean {
  return (
    before.eventDateTime.getTime() !== after.eventDateTime.getTime() ||
    before.inviteExpiryDate.getTime() !== after.inviteExpiryDate.getTime()
  );
}

interface Guests {
  readonly eventId: string;
  readonly hostId: string;
  readonly numbers: ReadonlySet<string>;
  readonly accounts: Invitation['accounts'];
  readonly version: number;
  readonly now: Date;
  readonly quotas: Quotas;
}

/**
 * Takes back the invitations of numbers that are not wanted any more, and invites the new ones. Returns
 * these, and how many people are invited then: former guests count on.
 */
async function changeGuests(
  db: Database,
  { eventId, hostId, numbers, accounts, version, now, quotas }: Guests,
): Promise<{ newcomers: string[]; invited: number }> {
  const rows = await invitationsOf(db, eventId);
  const invited = new Set(rows.map(({ mobileNumber }) => mobileNumber));
  const fresh = [...numbers].filter((number) => !invited.has(number));
  // Former guests have no number by which a host could keep them.
  const removed = rows.filter((row) => !isFormer(row) && !numbers.has(row.mobileNumber));
  const count = rows.length - removed.length + fresh.length;
  requireSeats(count);
  await requireInvitations(db, hostId, fresh, now, quotas);
  await withdraw(db, { eventId, hostId, removed, now });
  await invite(db, { eventId, numbers: fresh, accounts, version, now });
  return { newcomers: fresh, invited: count };
}

interface Withdrawal {
  readonly eventId: string;
  readonly hostId: string;
  readonly removed: readonly GuestRow[];
  readonly now: Date;
}

async function withdraw(db: Database, { eventId, hostId, removed, now }: Withdrawal) {
  if (removed.length === 0) return;
  const numbers = removed.map(({ mobileNumber }) => mobileNumber);
  await db
    .delete(eventInvitations)
    .where(
      and(eq(eventInvitations.eventId, eventId), inArray(eventInvitations.mobileNumber, numbers)),
    );
  const ids = removed.flatMap(({ userId }) => userId ?? []);
  await leaveCalendars(
    db,
    eventId,
    ids.filter((id) => id !== hostId),
  );
  const lately = removed.filter(({ invitedAt }) => invitedAt > dayBefore(now));
  if (lately.length === 0) return;
  await db
    .insert(withdrawnInvitations)
    .values(lately.map(({ mobileNumber, invitedAt }) => ({ hostId, mobileNumber, invitedAt })));
}

/** The ids of questions that are no longer asked, or ask for something else. */
function goneOf(before: readonly RsvpQuestion[], { rsvpQuestionnaire }: NewEvent): string[] {
  const stays = new Map(rsvpQuestionnaire.map(({ questionId, type }) => [questionId, type]));
  return before
    .filter(({ questionId, type }) => stays.get(questionId) !== type)
    .map(({ questionId }) => questionId);
}

async function dropAnswers(db: Database, eventId: string, questions: string[]): Promise<void> {
  if (questions.length === 0) return;
  await db
    .update(eventInvitations)
    .set({ responses: sql`${eventInvitations.responses} - ${sql.param(questions)}::text[]` })
    .where(eq(eventInvitations.eventId, eventId));
}
