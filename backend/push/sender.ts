import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { pushMessages } from '../db/push-schema.ts';
import type { Log } from '../log.ts';
import { devicesOf, forgetDevices } from './devices.ts';
import type { Provider } from './provider.ts';
import { wordsOf } from './words.ts';

/** A sender that took a message and ended is followed by another one after so long. */
export const leaseMs = 60_000;
/** How many messages a sender takes at once. */
const batch = 20;
const mostTries = 10;
const firstPauseMs = 15_000;
/** Also of what the provider asks for: a wrong `Retry-After` would silence all messages. */
const longestPauseMs = 30 * 60_000;
/** How long the rest waits at least when the provider asks for another try. */
const restMs = 5_000;

type Message = typeof pushMessages.$inferSelect;

export interface SenderParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: Provider;
  readonly log: Log;
}

/**
 * Sends what is due until nothing is, or until `signal` is aborted (§22.153). Any number of senders
 * share the messages: each takes its own, for the time of a lease. When the provider asks to wait, all
 * messages wait: more requests would make its trouble worse.
 */
export function createSender({ db, clock, provider, log }: SenderParts) {
  let restsUntil = new Date(0);

  return async function sendDue(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted && restsUntil <= clock()) {
      const taken = await take();
      if (taken.length === 0) return;
      const ends = await Promise.allSettled(taken.map(send));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    }
  };

  async function take(): Promise<Message[]> {
    const now = clock();
    const due = db.$with('due').as(
      db
        .select({ id: pushMessages.id })
        .from(pushMessages)
        .where(and(isNull(pushMessages.settledAt), lte(pushMessages.nextTryAt, now)))
        .orderBy(pushMessages.nextTryAt, pushMessages.id)
        .limit(batch)
        .for('update', { skipLocked: true }),
    );
    return db
      .with(due)
      .update(pushMessages)
      .set({
        tries: sql`${pushMessages.tries} + 1`,
        nextTryAt: new Date(now.getTime() + leaseMs),
      })
      .where(inArray(pushMessages.id, sql`(select id from ${due})`))
      .returning();
  }

  async function send(message: Message): Promise<void> {
    // Its tries ended without an answer, as where its words cannot be made.
    if (message.tries > mostTries) return giveUp(message, 'no try came to an end');
    const now = clock();
    const words = await wordsOf(db, message, now);
    if (words === null) return withdraw(message);
    const devices = await devicesOf(db, message.userId, now);
    const left = devices.filter(({ tokenHash }) => !message.sentTo.includes(tokenHash));
    const deliveries = await Promise.all(
      left.map(async (device) => {
        const delivery = await provider({ ...words, token: device.token, tag: message.id }, now);
        if (delivery.kind === 'sent') await noteSent(message, device.tokenHash);
        if (delivery.kind === 'gone') await forgetDevices(db, [device]);
        if (delivery.kind === 'refused') {
          log.warn({ reason: delivery.reason }, 'push message refused');
        }
        return delivery;
      }),
    );
    const later = deliveries.filter((delivery) => delivery.kind === 'later');
    const [first] = later;
    if (first === undefined) return settle(message);
    const asked = Math.max(restMs, ...later.map(({ afterMs }) => afterMs));
    const waitMs = Math.min(asked, longestPauseMs);
    // Once for a pause, however many messages were under way.
    if (restsUntil <= now)
      log.warn({ reason: first.reason }, 'push messages wait for their provider');
    restsUntil = new Date(Math.max(restsUntil.getTime(), now.getTime() + waitMs));
    if (message.tries < mostTries) return postpone(message, Math.max(waitMs, pauseMs(message)));
    return giveUp(message, first.reason);
  }

  function giveUp(message: Message, reason: string): Promise<void> {
    log.warn({ tries: mostTries, reason }, 'push message given up');
    return settle(message);
  }

  /** Of a message that no device has got, the occasion may come again, as a deadline that is moved back. */
  async function withdraw(message: Message): Promise<void> {
    if (message.sentTo.length > 0) return settle(message);
    await db.delete(pushMessages).where(isStillOurs(message));
  }

  async function noteSent(message: Message, tokenHash: string): Promise<void> {
    const sentTo = sql`array_append(${pushMessages.sentTo}, ${tokenHash})`;
    await db.update(pushMessages).set({ sentTo }).where(eq(pushMessages.id, message.id));
  }

  async function settle(message: Message): Promise<void> {
    await db.update(pushMessages).set({ settledAt: clock() }).where(isStillOurs(message));
  }

  async function postpone(message: Message, ms: number): Promise<void> {
    const nextTryAt = new Date(clock().getTime() + ms);
    await db.update(pushMessages).set({ nextTryAt }).where(isStillOurs(message));
  }
}

/** Another sender counts a try more when it takes over after a lease. */
function isStillOurs({ id, tries }: Message) {
  return and(eq(pushMessages.id, id), eq(pushMessages.tries, tries));
}

/** Doubles with each try, and differs for each message, so that they do not all come at once. */
function pauseMs({ tries }: Message): number {
  const pause = Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
  return pause * (0.5 + Math.random());
}
