import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { cancelEventDraft, cancelEventMachine } from '../../src/machines/cancel-event.ts';
import { startFlow, toast } from './harness.ts';

const confirmed = { type: 'cancel.confirmed' } as const;
const closed = { type: 'cancel.closed' } as const;
const typed = { type: 'message.changed', text: ' We are ill. ' } as const;
const asked = [['cancelEvent', { userID: 'asha', id: 'garba', message: 'We are ill.' }]];

function startAsking(draft: { message: string } | null = null) {
  const cancelling = startFlow(cancelEventMachine, (shell) => ({
    shell,
    owner: shell,
    userID: 'asha',
    id: 'garba',
    draft,
  }));
  cancelling.news();
  return cancelling;
}

function startCancelling() {
  const cancelling = startAsking();
  cancelling.send(typed);
  cancelling.send(confirmed);
  return cancelling;
}

describe('Cancelling an event (§22.50)', () => {
  it('Cancelling an event: a question comes first; an event that is kept stays, and so does the sentence that was typed', () => {
    const cancelling = startAsking();
    expect(cancelling.context().message).toBe('');
    cancelling.send(typed);
    cancelling.send(closed);
    expect(cancelling.news()).toEqual({ at: 'asking (draft)', told: [{ type: 'event.kept' }] });
    const draft = v.parse(cancelEventDraft.schema, cancelEventDraft.of(cancelling.snapshot()));
    expect(cancelEventDraft.flow).toBe('cancel-event');
    expect(startAsking(draft).context().message).toBe(' We are ill. ');
  });

  it('Cancelling an event: several presses send the sentence once, and it can neither be left nor retyped meanwhile', async () => {
    const cancelling = startCancelling();
    for (const event of [confirmed, closed, { ...typed, text: 'Never mind.' }]) {
      cancelling.send(event);
    }
    expect(cancelling.news()).toEqual({ at: 'cancelling (busy)', asked });
    await cancelling.answer('cancelEvent', { outcome: 'cancelled' });
    expect(cancelling.news()).toEqual({
      at: 'cancelled',
      told: [
        { type: 'event.cancelled', message: 'We are ill.' },
        toast(texts.eventCancelled, 'success'),
      ],
    });
    expect(cancelling.snapshot().status).toBe('done');
  });

  it.each([
    [
      'is refused says the service’s sentence and doubts the page',
      { outcome: 'refused', message: 'This event has begun.' },
      'This event has begun.',
      [{ type: 'event.doubted' }],
    ],
    [
      'gets no answer says so and doubts the page',
      null,
      texts.eventNotCancelled,
      [{ type: 'event.doubted' }],
    ],
    ['meets an expired session says nothing', { outcome: 'unauthorized' }, null, undefined],
  ])(
    'Cancelling an event: a request that %s, and keeps what was typed',
    async (_, answer, failure, told) => {
      const cancelling = startCancelling();
      cancelling.news();
      if (answer) await cancelling.answer('cancelEvent', answer);
      else await cancelling.fail('cancelEvent');
      expect(cancelling.news()).toEqual({ at: 'asking (draft)', ...(told && { told }) });
      expect(cancelling.context()).toMatchObject({ message: ' We are ill. ', failure });
      cancelling.send(confirmed);
      expect(cancelling.news()).toEqual({ at: 'cancelling (busy)', asked });
      expect(cancelling.context().failure).toBeNull();
    },
  );
});
