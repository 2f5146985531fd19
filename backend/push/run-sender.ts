import { AsyncLocalStorage } from 'node:async_hooks';
import { describeError } from '../log.ts';
import type { Outbox } from './outbox.ts';
import { createReminders } from './reminders.ts';
import { createSender, type SenderParts } from './sender.ts';

/** How often a sender looks for what other backends have queued, and for another try. */
const lookMs = 10_000;
const remindersMs = 60_000;

/** A sender at work; `close` resolves when it has ended. */
export interface RunningSender {
  readonly outbox: Outbox;
  readonly close: () => Promise<void>;
}

/** Sends what is queued at once, and looks for the rest now and then, until it is closed. */
export function runSender(parts: SenderParts): RunningSender {
  const { db, clock, log } = parts;
  const sendDue = createSender(parts);
  const queueReminders = createReminders(db);
  const closing = new AbortController();
  const { signal } = closing;
  // A request that wakes it would go on in the statements of the sender, and its trace with it.
  const apart = AsyncLocalStorage.snapshot();
  let remindersAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;
  let isWoken = false;

  async function work(): Promise<void> {
    do {
      isWoken = false;
      try {
        if (performance.now() >= remindersAt) {
          remindersAt = performance.now() + remindersMs;
          await queueReminders(clock(), signal);
        }
        await sendDue(signal);
      } catch (error) {
        log.error({ error: describeError(error) }, 'push messages wait');
      }
    } while (isWoken && !signal.aborted);
    working = null;
    if (!signal.aborted) timer = setTimeout(wake, lookMs);
  }

  function wake(): void {
    if (signal.aborted) return;
    isWoken = true;
    if (working !== null) return;
    clearTimeout(timer);
    working = apart(work);
  }

  wake();
  return {
    outbox: { isOpen: true, wake },
    close: async () => {
      closing.abort();
      clearTimeout(timer);
      await working;
    },
  };
}
