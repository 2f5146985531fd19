import { eq } from 'drizzle-orm';
import type { getAccount } from '#domain/contract/account.ts';
import type { ResponseOf } from '#domain/contract/call.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { partsOf } from '../sessions/device.ts';
import { openSessionsOf, type Session } from '../sessions/sessions.ts';

/** A person's account as the answer tells it (§22.60); `session` is the one that asks. */
export async function accountOf(
  db: Database,
  session: Session,
  now: Date,
): Promise<ResponseOf<typeof getAccount>> {
  const [user] = await db
    .select({ name: users.fullName, since: users.createdAt })
    .from(users)
    .where(eq(users.id, session.userId));
  const open = await openSessionsOf(db, session.userId, now);
  return {
    name: user?.name,
    mobile_number: session.mobileNumber,
    member_since: user?.since.toISOString(),
    can_download: true,
    can_delete: true,
    sessions: open.map(({ id, device, createdAt, usedAt }) => ({
      id,
      device,
      ...partsOf(device),
      signed_in_at: createdAt.toISOString(),
      last_seen_at: usedAt.toISOString(),
      is_this: id === session.id,
    })),
  };
}
