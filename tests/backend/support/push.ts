import { expect } from 'vitest';
import type { Outbox } from '../../../backend/push/outbox.ts';
import type { Delivery, Letter } from '../../../backend/push/provider.ts';
import { createReminders } from '../../../backend/push/reminders.ts';
import { createSender } from '../../../backend/push/sender.ts';
import type { Person } from '../../../scripts/many-people.ts';
import type { TestBackend } from './backend.ts';
import { logInto } from './log.ts';

/** Queues messages, which a test sends itself. */
export const openOutbox: Outbox = { isOpen: true, wake: () => {} };

/** The sending of push messages to a provider that remembers them. */
export function pushAt(backend: TestBackend) {
  const received: Letter[] = [];
  const answers = new Map<string, () => Delivery | Promise<Delivery>>();

  /** A sender as a further backend has one. */
  const sender = () =>
    createSender({
      db: backend.db,
      clock: backend.now,
      log: logInto(backend.log),
      provider: async (letter) => {
        received.push(letter);
        return answers.get(letter.token)?.() ?? { kind: 'sent' };
      },
    });

  return {
    received,
    /** What the provider answers for a device, in the place of a success. */
    answers,
    sender,
    remind: () => createReminders(backend.db)(backend.now()),
    /** Lets a person's device take messages. */
    addDevice: async ({ token: bearer }: Person, phone: string, token: string) => {
      const answer = await backend.post('/save_token', { token, phone }, { bearer });
      expect(answer.status).toBe(200);
    },
    /** Sends what is due, and returns what came to which device. */
    sendDue: async () => {
      received.length = 0;
      await sender()();
      return received.map(({ token, title, body, path }) => ({ token, title, body, path }));
    },
  };
}
