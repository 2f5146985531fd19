import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Middleware } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';
import type { Limit, LimitedCall, Limits } from './limits.ts';

/** Counts in the database, so that the limits hold over all backends. Uses the system's clock. */
export interface RateLimiter {
  /** Counts a request for its address before any other work; 429 over the limit. */
  readonly byAddress: (call: LimitedCall) => Middleware;
  /** Counts a request for a mobile number; rejects with a 429 over the limit. */
  readonly byNumber: (call: LimitedCall, mobileNumber: string) => Promise<void>;
}

/** `trustProxy` as in the configuration. */
export function createRateLimiter(db: Database, limits: Limits, trustProxy: boolean): RateLimiter {
  const counters = {
    checkUser: countersOf(db, 'checkUser', limits),
    login: countersOf(db, 'login', limits),
    signup: countersOf(db, 'signup', limits),
  };
  return {
    byAddress: (call) => async (context, next) => {
      await consume(counters[call].address, clientAddress(context, trustProxy));
      await next();
    },
    byNumber: (call, mobileNumber) => consume(counters[call].number, mobileNumber),
  };
}

function countersOf(db: Database, call: LimitedCall, limits: Limits) {
  return {
    address: counter(db, `${call}:address`, limits[call].address),
    number: counter(db, `${call}:number`, limits[call].number),
  };
}

function counter(db: Database, keyPrefix: string, { points, seconds }: Limit) {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix,
    points,
    duration: seconds,
    // Spares the database a write for each further request over the limit.
    inMemoryBlockOnConsumed: points + 1,
  });
}

async function consume(limiter: RateLimiterDrizzle, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw refusal(429, 'Too many tries. Please wait a few minutes and try again.', {
      'Retry-After': String(seconds),
    });
  }
}
