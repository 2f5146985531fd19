import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Middleware } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';
import type { Limit, Limits, OpenCall, ProvenCall } from './limits.ts';

/** Counts requests by the system's clock and refuses (429) those over a limit. */
export interface RateLimiter {
  /** Counts a request for its address before any other work. */
  readonly byAddress: (call: OpenCall) => Middleware;
  /** Counts a request for the mobile number that it has proven, over all backends. */
  readonly byProvenNumber: (call: ProvenCall, mobileNumber: string) => Promise<void>;
  /** Refuses (429) a number that has made its accounts of a day. */
  readonly requireAccountLeft: (mobileNumber: string) => Promise<void>;
  /** Counts an account that was made with a number. */
  readonly countAccount: (mobileNumber: string) => Promise<void>;
  /** Counts a request for the signed-in person, or one that costs as much as several, in this process. */
  readonly byPerson: (userId: string, requests?: number) => Promise<void>;
}

const numberPrefixes: Readonly<Record<ProvenCall, string>> = {
  login: 'login:number',
  signup: 'signup:number',
};

const accountPrefix = 'account:number';

/** The keys under which a mobile number is counted. */
export function keysOfNumber(mobileNumber: string): string[] {
  const prefixes = [...Object.values(numberPrefixes), accountPrefix];
  return prefixes.map((prefix) => `${prefix}:${mobileNumber}`);
}

/** `trustProxy` as in the configuration. */
export function createRateLimiter(db: Database, limits: Limits, trustProxy: boolean): RateLimiter {
  const { address, provenNumber } = limits;
  const byAddress = {
    checkUser: counter(db, 'checkUser:address', address.checkUser),
    login: counter(db, 'login:address', address.login),
    signup: counter(db, 'signup:address', address.signup),
  };
  const byNumber = {
    login: counter(db, numberPrefixes.login, provenNumber.login),
    signup: counter(db, numberPrefixes.signup, provenNumber.signup),
  };
  const accounts = counter(db, accountPrefix, limits.accounts);
  // In memory, since it protects the process, and a write for each read would cost more than it.
  const byPerson = new RateLimiterMemory(optionsOf(limits.person));
  return {
    byAddress: (call) => async (context, next) => {
      await consume(byAddress[call], clientAddress(context, trustProxy));
      await next();
    },
    byProvenNumber: (call, mobileNumber) => consume(byNumber[call], mobileNumber),
    requireAccountLeft: async (mobileNumber) => {
      const made = await accounts.get(mobileNumber);
      if (made === null || made.remainingPoints > 0) return;
      throw refusal(429, (say) => say.tooManyAccounts, timeToWait(made));
    },
    countAccount: async (mobileNumber) => {
      await accounts.penalty(mobileNumber);
    },
    byPerson: (userId, requests) => consume(byPerson, userId, requests),
  };
}

/** Counts in the database, so that the limit holds over all backends. */
function counter(db: Database, keyPrefix: string, limit: Limit): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix,
    ...optionsOf(limit),
    // The library would keep a number for more than an hour: forget-expired.ts does not.
    clearExpiredByTimeout: false,
    // Spares the database a write for each further request over the limit.
    inMemoryBlockOnConsumed: limit.points + 1,
  });
}

function optionsOf({ points, seconds }: Limit) {
  return { points, duration: seconds };
}

async function consume(limiter: RateLimiterAbstract, key: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw refusal(429, (say) => say.tooManyTries, timeToWait(error));
  }
}

function timeToWait({ msBeforeNext }: RateLimiterRes) {
  return { 'Retry-After': String(Math.max(1, Math.ceil(msBeforeNext / 1000))) };
}
