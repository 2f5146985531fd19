import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Middleware } from './http/context.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { VerifyProof } from './phone-proof/verify.ts';
import type { Outbox } from './push/outbox.ts';
import type { Quotas } from './quotas/quotas.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';
import type { KnownSessions } from './sessions/known-sessions.ts';

/** The services that routes use. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly verifyProof: VerifyProof;
  /** Refuses a request that does not come from the app, where that is asked for. */
  readonly requireApp: Middleware;
  readonly aadhaarHashKey: string;
  readonly rateLimiter: RateLimiter;
  readonly knownSessions: KnownSessions;
  readonly quotas: Quotas;
  readonly outbox: Outbox;
  readonly metrics: Metrics;
}
