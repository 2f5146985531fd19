import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { hash, type Session } from './sessions.ts';

/** How long a session is known after it was found open, in milliseconds. */
const lifetimeMs = 60 * 1_000;

/** How many sessions are known at most, those that were found last. */
const most = 10_000;

/** Sessions that were found open a short time ago, by their tokens. One of them may have been ended meanwhile. */
export interface KnownSessions {
  readonly get: (token: string) => Session | undefined;
  readonly set: (token: string, session: Session) => void;
  readonly delete: (token: string) => void;
}

/** Known in this process alone. Tokens are kept as their hashes. */
export function createKnownSessions(clock: Clock): KnownSessions {
  const known = new LRUCache<string, Session>({
    max: most,
    ttl: lifetimeMs,
    perf: { now: () => clock().getTime() },
  });
  return {
    get: (token) => known.get(hash(token)),
    set: (token, session) => known.set(hash(token), session),
    delete: (token) => known.delete(hash(token)),
  };
}
