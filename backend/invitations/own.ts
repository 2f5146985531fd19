import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { refusal } from '../http/refusal.ts';
import type { Session } from '../sessions/sessions.ts';

/** What invitations of both kinds are found by. */
interface Invited {
  readonly userId: PgColumn;
  readonly mobileNumber: PgColumn;
}

/**
 * Those of a person: linked to the account, or to nobody yet and made to its verified number. By the
 * account alone, one that is made at the very moment its number signs up would never be found.
 */
export function isOwn(invitations: Invited, { userId, mobileNumber }: Session): SQL | undefined {
  return or(
    eq(invitations.userId, userId),
    and(isNull(invitations.userId), eq(invitations.mobileNumber, mobileNumber)),
  );
}

/** The refusal (404) of an invitation that is not there, or not for this person: nobody can tell which. */
export function noInvitation() {
  return refusal(404, 'You have no such invitation.');
}

/** Refuses (410) with this sentence what is answered after the deadline; its own millisecond counts. */
export function requireOpen(deadline: Date, now: Date, sentence: string): void {
  if (now > deadline) throw refusal(410, sentence);
}
