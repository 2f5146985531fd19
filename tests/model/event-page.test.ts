import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { eventPageModel } from './flows/event-page.model.ts';
import { answered, atGarba, garba, holi } from './flows/hosting.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type PageRest = Rest<typeof eventPageModel.machine>;

describeFlow({
  model: eventPageModel,
  states: {
    loading: (rest) => {
      expectAsked(rest);
      expect(rest.context.event).toBeNull();
    },
    missing: ({ snapshot, context, fakes, told, after }) => {
      expect(after?.output).toEqual({ outcome: 'listed', events: [] });
      expect(context.event).toBeNull();
      expect(fakes.waiting('awaitInstant')).toBe(0);
      expect(snapshot.can({ type: 'event.retried' })).toBe(false);
      expect(told.filter(({ toast }) => toast?.text === texts.sessionExpired)).toEqual([]);
    },
    failed: ({ snapshot, context, told, after }) => {
      expect(context.event).toBeNull();
      expect(snapshot.can({ type: 'event.retried' })).toBe(true);
      const text = after?.output ? texts.sessionExpired : texts.eventsFailed;
      expect(told.at(-1)).toEqual({ type: 'toast.raised', toast: { text, tone: 'failure' } });
    },
    'shown.clock.active': ({ context, fakes }) => {
      expect(context.event).toMatchObject({ eventName: 'Garba night' });
      const awaited = fakes.calls.findLast(({ actor }) => actor === 'awaitInstant');
      expect(awaited?.input).toEqual({ at: atGarba + 1 });
      expect(fakes.waiting('awaitInstant')).toBeLessThan(2);
    },
    'shown.clock.completed': ({ context, fakes }) => {
      expect(fakes.waiting('awaitInstant')).toBe(0);
      if (context.event !== holi) expect(context.now).toBe(atGarba + 1);
    },
    'shown.answers.refreshing': (rest) => {
      expectAsked(rest);
      expect(rest.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
      expect([garba, answered, holi]).toContainEqual(rest.context.event);
    },
    'shown.answers.fresh': ({ context, fakes, told, after }) => {
      expect(fakes.waiting('getEvents')).toBe(0);
      const isFound = after?.output?.events?.length > 0;
      if (isFound && context.id !== 'holi') expect(context.event).toEqual(answered);
      expect(context.event).not.toBeNull();
      if (after?.type !== 'event.refreshed') expect(told.length).toBeLessThanOrEqual(1);
    },
  },
});

/** The events that this person hosts are asked for, once at a time. */
function expectAsked({ fakes }: PageRest): void {
  expect(fakes.waiting('getEvents')).toBe(1);
  const asked = fakes.calls.findLast(({ actor }) => actor === 'getEvents')?.input;
  expect(asked).toEqual({ userID: 'asha' });
}
