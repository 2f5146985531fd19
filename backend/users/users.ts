import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { RequestOf } from '#domain/contract/call.ts';
import type { signup } from '#domain/contract/sign-in.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { inviteNewcomer } from '../invitations/open-to-everyone.ts';
import { joinOpenOrganisations } from '../organisations/members.ts';
import { openSession } from '../sessions/sessions.ts';
import { hashAadhaar } from './aadhaar.ts';

type Registration = RequestOf<typeof signup>;

/** An account and the token of a session that was opened for it; `isNew` if it was made just now. */
export interface SignedIn {
  readonly userID: string;
  readonly token: string;
  readonly isNew: boolean;
}

/** The id of the account with this number (E.164); undefined without one. */
export async function findUserId(db: Database, mobileNumber: string): Promise<string | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.mobileNumber, mobileNumber));
  return user?.id;
}

/**
 * Creates an account with its organisations, its invitations to everything that is open to
 * everyone, and a session, in one transaction. An account that has these details already was made by
 * an earlier request, whose answer may be lost: it gets a session. Undefined if the number has another
 * account.
 */
export function createUser(
  db: Database,
  registration: Registration,
  { aadhaarHashKey, device, now }: { aadhaarHashKey: string; device: string | null; now: Date },
): Promise<SignedIn | undefined> {
  return db.transaction(async (transaction) => {
    const userID = await insertUser(transaction, registration, aadhaarHashKey, now);
    if (userID === undefined) {
      const known = await findRegistered(transaction, registration, aadhaarHashKey);
      if (known === undefined) return undefined;
      const token = await openSession(transaction, known, now, device);
      return { userID: known, token, isNew: false };
    }
    await joinOpenOrganisations(transaction, userID);
    await inviteNewcomer(transaction, userID, now);
    return { userID, token: await openSession(transaction, userID, now, device), isNew: true };
  });
}

/** The id of the account that was made with these very details; undefined without one. */
async function findRegistered(
  db: Database,
  { mobile_number, full_name, dob, aadhaar6 }: Registration,
  aadhaarHashKey: string,
): Promise<string | undefined> {
  const [user] = await db.select().from(users).where(eq(users.mobileNumber, mobile_number));
  if (user?.fullName !== full_name || user.dateOfBirth !== dob) return undefined;
  return user.aadhaarHash === hashAadhaar(aadhaarHashKey, user.id, aadhaar6) ? user.id : undefined;
}

/**
 * Creates an account and returns its id; undefined if the number has an account. An update that changes
 * nothing waits for an account that is being deleted, where 'do nothing' would take it for one that stays.
 */
export async function insertUser(
  db: Database,
  registration: Registration,
  aadhaarHashKey: string,
  now: Date,
): Promise<string | undefined> {
  const id = randomUUID();
  const [created] = await db
    .insert(users)
    .values({
      id,
      fullName: registration.full_name,
      mobileNumber: registration.mobile_number,
      aadhaarHash: hashAadhaar(aadhaarHashKey, id, registration.aadhaar6),
      dateOfBirth: registration.dob,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: users.mobileNumber,
      set: { language: users.language },
      setWhere: sql`false`,
    })
    .returning({ id: users.id });
  return created?.id;
}
