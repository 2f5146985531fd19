import { and, eq, inArray, not } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pushTokens, sessions } from '../db/schema.ts';
import { isOver } from '../sessions/sessions.ts';

/** A device that takes push messages. */
export interface Device {
  readonly token: string;
  readonly tokenHash: string;
}

/** The devices on which a person is signed in and wants messages. */
export function devicesOf(db: Database, userId: string, now: Date): Promise<Device[]> {
  return db
    .select({ token: pushTokens.token, tokenHash: pushTokens.tokenHash })
    .from(pushTokens)
    .innerJoin(sessions, eq(sessions.id, pushTokens.sessionId))
    .where(and(eq(pushTokens.userId, userId), eq(sessions.userId, userId), not(isOver(now))));
}

/** Forgets tokens that the provider knows no more. */
export async function forgetDevices(db: Database, devices: readonly Device[]): Promise<void> {
  if (devices.length === 0) return;
  const hashes = devices.map(({ tokenHash }) => tokenHash);
  await db.delete(pushTokens).where(inArray(pushTokens.tokenHash, hashes));
}
