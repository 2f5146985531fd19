import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { refusal } from '../http/refusal.ts';
import type { Sentence } from '../languages/sentences.ts';
import type { Person } from '../sessions/sessions.ts';

/** The columns that identify the invited person. */
interface Invited {
  readonly userId: PgColumn;
  readonly mobileNumber: PgColumn;
}

/**
 * The person's invitations: linked to the account, or not linked yet and made to its verified
 * number. The account alone would miss an invitation that is written at the moment its number signs
 * up.
 */
export function isOwn(invitations: Invited, { userId, mobileNumber }: Person): SQL | undefined {
  return or(
    eq(invitations.userId, userId),
    and(isNull(invitations.userId), eq(invitations.mobileNumber, mobileNumber)),
  );
}

/**
 * The refusal (404) of an invitation that does not exist or is another person's; the answer does
 * not say which.
 */
export function noInvitation() {
  return refusal(404, (say) => say.noInvitation);
}

/**
 * Refuses (410) with this sentence an answer after the deadline; the deadline's own millisecond
 * counts as in time.
 */
export function requireOpen(deadline: Date, now: Date, sentence: Sentence): void {
  if (now > deadline) throw refusal(410, sentence);
}
