import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { hostedEventsModel } from './flows/hosted-events.model.ts';
import { atGarba, garba, holi, nameless, now, outcomes } from './flows/hosting.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type ListRest = Rest<typeof hostedEventsModel.machine>;

describeFlow({
  model: hostedEventsModel,
  states: {
    closed: ({ context, fakes, told, after }) => {
      expect(context.events).toEqual([]);
      expect([fakes.waiting('getEvents'), fakes.waiting('awaitInstant')]).toEqual([0, 0]);
      if (after?.type === 'event.chosen') {
        expect(after.event).toEqual(garba);
        const to = '/event/garba%2F1';
        expect(told.at(-1)).toEqual({ type: 'route.requested', to, state: garba });
      }
      if (after?.type !== 'events.opened') return;
      expect(context.userID).toBeNull();
      expect(fakes.calls).toEqual([]);
      const toast = { text: 'User not logged in.', tone: 'failure' };
      expect(told).toEqual([{ type: 'toast.raised', toast }]);
    },
    'open.loading': ({ context, fakes }) => {
      expect(context.events).toEqual([]);
      expect(fakes.waiting('getEvents')).toBe(1);
      expect(fakes.calls.at(-1)).toEqual({ actor: 'getEvents', input: { userID: 'asha' } });
    },
    'open.listing.awaiting': (rest) => {
      const { fakes, context } = rest;
      const at = context.now === now ? atGarba : Date.parse(nameless.eventDateTime);
      expect(fakes.calls.at(-1)).toEqual({ actor: 'awaitInstant', input: { at: at + 1 } });
      expectListed(rest);
    },
    'open.listing.over': (rest) => {
      expect(rest.fakes.waiting('awaitInstant')).toBe(0);
      expectListed(rest);
    },
    'open.empty': ({ context, told }) => {
      expect(context.events).toEqual([]);
      expect(told.filter(({ type }) => type === 'toast.raised')).toEqual([]);
    },
    'open.failed': ({ snapshot, context, told, after }) => {
      expect(context.events).toEqual([]);
      expect(snapshot.can({ type: 'events.retried' })).toBe(true);
      const text = after?.output ? texts.sessionExpired : texts.eventsFailed;
      expect(told.at(-1)).toEqual({ type: 'toast.raised', toast: { text, tone: 'failure' } });
    },
  },
});

/** Only what is to come, and can be found again, leads to its page. */
function expectListed({ snapshot, context }: ListRest): void {
  const { events } = outcomes.some;
  expect(context.events).toEqual(events);
  const canOpen = events.filter((event) => snapshot.can({ type: 'event.chosen', event }));
  expect(canOpen).toEqual(context.now === now ? [garba] : []);
  expect(canOpen).not.toContain(holi);
}
