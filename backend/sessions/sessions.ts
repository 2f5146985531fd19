import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import { mostSessions, sessionIdleSeconds } from '#domain/left-sessions.ts';
import type { Database } from '../db/database.ts';
import { lockPerson } from '../db/lock-people.ts';
import { prepared } from '../db/prepared.ts';
import { pushTokens, sessions, users } from '../db/schema.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { notSignedIn } from '../http/refusal.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A session ends after this long without a use, in milliseconds (§22.8). */
export const idleLifetimeMs = sessionIdleSeconds * 1_000;

/** A session ends this long after it was opened, in milliseconds. */
export const absoluteLifetimeMs = 180 * dayMs;

/** A use is stored at most this often, in milliseconds. */
const useResolutionMs = hourMs;

/** A person with an account. */
export interface Person {
  readonly userId: string;
  /** E.164, verified at registration. */
  readonly mobileNumber: string;
}

/** The person whom a session belongs to. */
export interface Session extends Person {
  readonly id: string;
  /** The language that the person chose for the app, if they did. */
  readonly language: Language | null;
  readonly fullName: string;
}

/**
 * Opens a session and returns its token, 256 random bits as base64url, which is never stored. Of more
 * than `mostSessions` of a user the oldest end. `device` is a name, or null for an unknown one.
 */
export function openSession(
  db: Database,
  userId: string,
  now: Date,
  device: string | null = null,
): Promise<string> {
  return db.transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    await transaction.delete(sessions).where(and(eq(sessions.userId, userId), isOver(now)));
    const token = randomBytes(32).toString('base64url');
    const tokenHash = hash(token);
    await transaction
      .insert(sessions)
      .values({ tokenHash, userId, device, createdAt: now, usedAt: now });
    const outnumbered = transaction
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
      .orderBy(desc(sessions.createdAt))
      .offset(mostSessions - 1);
    await transaction.delete(sessions).where(inArray(sessions.tokenHash, outnumbered));
    return token;
  });
}

/** Ends a session. */
export function endSession(db: Database, { userId, id }: Session): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    await transaction.delete(sessions).where(eq(sessions.id, id));
  });
}

/** Ends one session of a user, and stops the messages to its device. */
export function endSessionById(db: Database, userId: string, id: string): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    await transaction
      .delete(pushTokens)
      .where(and(eq(pushTokens.userId, userId), eq(pushTokens.sessionId, id)));
    await transaction.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
  });
}

/** A user's open sessions, the one that was used last first. */
export function openSessionsOf(db: Database, userId: string, now: Date) {
  const { id, device, createdAt, usedAt } = sessions;
  return db
    .select({ id, device, createdAt, usedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), not(isOver(now))))
    .orderBy(desc(usedAt), desc(createdAt), id);
}

/**
 * Ends a session and its user's others that were open at an instant, and stops the messages to their
 * devices.
 */
export function endSessionsOf(db: Database, { userId, id }: Session, at: Date): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    await transaction
      .delete(sessions)
      .where(
        and(eq(sessions.userId, userId), or(eq(sessions.id, id), lte(sessions.createdAt, at))),
      );
    await transaction
      .delete(pushTokens)
      .where(and(eq(pushTokens.userId, userId), lte(pushTokens.savedAt, at)));
  });
}

/** The session of a token; undefined for an unknown or expired token. Counts as a use. */
export async function findSession(
  db: Database,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hash(token);
  const [found] = await openSessionOf(db).execute({
    tokenHash,
    usedAfter: before(now, idleLifetimeMs),
    createdAfter: before(now, absoluteLifetimeMs),
  });
  if (found === undefined) return undefined;
  const { usedAt, ...session } = found;
  if (now.getTime() - usedAt.getTime() >= useResolutionMs) {
    await storeUse(db, tokenHash, now);
  }
  return session;
}

/** A database that can store nothing now knows its sessions still: to refuse one would sign its person out. */
async function storeUse(db: Database, tokenHash: string, usedAt: Date): Promise<void> {
  try {
    await db.update(sessions).set({ usedAt }).where(eq(sessions.tokenHash, tokenHash));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/** Asked by each request: only the row itself says at once that the session was ended elsewhere. */
const openSessionOf = prepared((db) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      mobileNumber: users.mobileNumber,
      language: users.language,
      fullName: users.fullName,
      usedAt: sessions.usedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.usedAt, sql.placeholder('usedAfter')),
        gt(sessions.createdAt, sql.placeholder('createdAfter')),
      ),
    )
    .prepare('open_session_of_token'),
);

/**
 * The condition of a statement that the session of its placeholder `sessionId` has not been ended; null
 * asks nothing.
 */
export function isStillOpen(): SQL {
  const id = sql`${sql.placeholder('sessionId')}::uuid`;
  return sql`(${id} is null or exists (select from ${sessions} where ${sessions.id} = ${id}))`;
}

/** Refuses (401) an account that has been deleted, and a session that has been ended. */
export async function requireStillOpen(
  db: Database,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string | null },
): Promise<void> {
  const [found] = await personStillSignedIn(db).execute({ userId, sessionId });
  if (found === undefined) throw notSignedIn();
}

const personStillSignedIn = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), isStillOpen()))
    .prepare('person_still_signed_in'),
);

/** The condition that a session has ended by itself. */
export function isOver(now: Date): SQL {
  const used = before(now, idleLifetimeMs);
  const created = before(now, absoluteLifetimeMs);
  return sql`(${lte(sessions.usedAt, used)} or ${lte(sessions.createdAt, created)})`;
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** The only form in which a token of a session is kept, and by which a push token is found. */
export function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
