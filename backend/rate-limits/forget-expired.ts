import { lte } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { describeError, type Log } from '../log.ts';

const pauseMs = 60_000;

/**
 * Deletes counts that have ended, each minute until it is closed: some name a mobile number, which may be
 * of an account that was deleted (§22.64).
 */
export function forgetExpired({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      await db.delete(rateLimits).where(lte(rateLimits.expire, clock()));
    } catch (error) {
      log.error({ error: describeError(error) }, 'ended counts stay');
    }
  }

  const timer = setInterval(() => {
    working = work();
  }, pauseMs);
  return {
    close: async (): Promise<void> => {
      clearInterval(timer);
      await working;
    },
  };
}
