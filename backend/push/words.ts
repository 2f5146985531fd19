import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import { bookingPath, eventPath } from '#domain/page-paths.ts';
import { bookingOf } from '../bookings/list-bookings.ts';
import type { Database } from '../db/database.ts';
import { eventInvitations, hostedEvents } from '../db/event-schema.ts';
import { pushMessages } from '../db/push-schema.ts';
import { users } from '../db/schema.ts';
import { changedAfter, changesOf } from '../events/changes.ts';
import { inLanguage, type Sentence } from '../languages/sentences.ts';

/** A message in its recipient's language, with the page that it opens. */
export interface Words {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** When it is of no use any more. */
  readonly until: Date;
}

type Message = typeof pushMessages.$inferSelect;

const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN', te: 'te-IN' };

/**
 * The words of a message by what is true now; null if there is nothing to tell any more, since it is
 * cancelled, taken back, answered, moved or over.
 */
export async function wordsOf(db: Database, message: Message, now: Date): Promise<Words | null> {
  const [person] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, message.userId));
  const language = person?.language ?? 'en';
  const words =
    message.kind === 'booking'
      ? await ofBooking(db, message, language, now)
      : await ofEvent(db, message, language);
  return words !== null && words.until > now ? words : null;
}

async function ofBooking(
  db: Database,
  { userId, subjectId: bookingId, occasion }: Message,
  language: Language,
  now: Date,
): Promise<Words | null> {
  const booking = await bookingOf(db, { userId, bookingId, now });
  if (booking?.starts_at !== occasion) return null;
  const { title, provider, zone } = booking;
  const until = new Date(occasion);
  const begins = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    numberingSystem: 'latn',
    timeZone: zone ?? 'UTC',
  }).format(until);
  return {
    title,
    body: inLanguage(language, (say) => say.pushed.booking(begins, provider ?? title)),
    path: bookingPath(bookingId),
    until,
  };
}

async function ofEvent(db: Database, message: Message, language: Language): Promise<Words | null> {
  const invited = await invitationOf(db, message);
  const sentence = invited && sentenceFor(message, invited);
  if (!sentence) return null;
  const { id, eventName, eventDateTime, inviteExpiryDate } = invited.event;
  const asksUntil = inviteExpiryDate < eventDateTime ? inviteExpiryDate : eventDateTime;
  const isAsking = message.kind === 'invitation' || message.kind === 'deadline';
  return {
    title: eventName,
    body: inLanguage(language, sentence),
    path: eventPath(id),
    until: isAsking ? asksUntil : eventDateTime,
  };
}

type Invited = NonNullable<Awaited<ReturnType<typeof invitationOf>>>;

function sentenceFor(
  { kind, occasion }: Message,
  { event, invitation, host, changes, toldVersion }: Invited,
): Sentence | null {
  const isPending = invitation.respondedAt === null;
  const isDeclined = invitation.responses.q_attending === false;
  if (kind === 'event_cancelled') {
    return event.cancelledAt === null || isDeclined ? null : (say) => say.hostCancelled;
  }
  if (event.cancelledAt !== null) return null;
  if (kind === 'invitation') return isPending ? (say) => say.pushed.invitation(host) : null;
  if (kind === 'deadline') {
    const isTheSame = event.inviteExpiryDate.toISOString() === occasion;
    return isPending && isTheSame ? (say) => say.pushed.deadline(host) : null;
  }
  if (isDeclined) return null;
  const version = Number(occasion);
  // Of several edits that wait, only the last one is told.
  if (changes.some((later) => later.version > version)) return null;
  const { invitedVersion, answeredVersion } = invitation;
  const known = Math.max(isPending ? invitedVersion : answeredVersion, toldVersion);
  const changed = changedAfter(known, event, changes);
  if (changed.length === 0) return null;
  const isMoved = changed.some(({ field }) => field === 'time');
  return (say) => (isMoved ? say.pushed.timeChanged : say.pushed.eventChanged);
}

async function invitationOf(db: Database, message: Message) {
  const { userId, subjectId } = message;
  const [found] = await db
    .select({
      event: hostedEvents,
      invitation: eventInvitations,
      host: users.fullName,
      changes: changesOf(db),
      toldVersion: toldBefore(db, message),
    })
    .from(eventInvitations)
    .innerJoin(hostedEvents, eq(hostedEvents.id, eventInvitations.eventId))
    .innerJoin(users, eq(users.id, hostedEvents.hostId))
    .where(and(eq(eventInvitations.eventId, subjectId), eq(eventInvitations.userId, userId)));
  return found;
}

/** The newest version of an event of which another message has told the person; 0 if none has. */
function toldBefore(db: Database, { id, userId, subjectId }: Message): SQL<number> {
  const told = db
    .select({ newest: sql`coalesce(max(${pushMessages.occasion}::integer), 0)` })
    .from(pushMessages)
    .where(
      and(
        eq(pushMessages.userId, userId),
        eq(pushMessages.kind, 'event_changed'),
        eq(pushMessages.subjectId, subjectId),
        ne(pushMessages.id, id),
        sql`cardinality(${pushMessages.sentTo}) > 0`,
      ),
    );
  return sql`${told}`;
}
