import { expect } from 'vitest';
import { garba, invitationsModel, trust } from './flows/invitations.model.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type InvitationsRest = Rest<typeof invitationsModel.machine>;

describeFlow({
  model: invitationsModel,
  states: {
    'events.loading': (rest) => {
      expectAsked('getUserEvents', rest);
      expect(rest.snapshot.hasTag('loading')).toBe(true);
      expect(rest.context.events).toBeNull();
    },
    'events.listing': ({ snapshot, context, fakes, told, after }) => {
      expect(snapshot.hasTag('loading')).toBe(false);
      expect(fakes.waiting('getUserEvents')).toBe(0);
      if (after?.type === 'xstate.done.actor.getUserEvents') {
        expect(context.events).toEqual(after.output);
      }
      expect([[garba], []]).toContainEqual(context.events);
      if (after?.type !== 'xstate.error.actor.getUserEvents') return;
      // One of them came, and this one failed quietly.
      const asked = fakes.calls.filter(({ actor }) => actor === 'getUserEvents');
      expect(told.length).toBeLessThanOrEqual(asked.length - 2);
    },
    'events.refreshing': (rest) => {
      expectAsked('getUserEvents', rest);
      expect(rest.snapshot.hasTag('loading')).toBe(false);
      expect([[garba], []]).toContainEqual(rest.context.events);
    },
    'events.failed': ({ snapshot, context, told, after }) => {
      expect(context.events).toBeNull();
      expect(snapshot.can({ type: 'invitations.retried' })).toBe(true);
      if (after?.type !== 'xstate.error.actor.getUserEvents') return;
      const text = 'Failed to load events or invites. Please try again.';
      expect(told.at(-1)).toEqual({ type: 'toast.raised', toast: { text, tone: 'failure' } });
    },
    'organisations.loading': (rest) => {
      expectAsked('getUserMemberInvites', rest);
      expect([[trust], []]).toContainEqual(rest.context.invites);
    },
    'organisations.listing': ({ snapshot, context, fakes, told, after }) => {
      expect(fakes.waiting('getUserMemberInvites')).toBe(0);
      expect(fakes.listening).toEqual([{ actor: 'pageLooks', input: undefined }]);
      if (after?.type === 'xstate.done.actor.getUserMemberInvites') {
        expect(context.invites).toEqual(after.output);
      }
      if (after?.type !== 'xstate.error.actor.getUserMemberInvites') return;
      expect([[trust], []]).toContainEqual(context.invites);
      const isFirst = fakes.calls.length === 2;
      if (isFirst && !snapshot.matches({ events: 'failed' })) expect(told).toEqual([]);
    },
  },
});

/** Asked once at a time, for this person. */
function expectAsked(actor: string, { fakes }: InvitationsRest): void {
  expect(fakes.waiting(actor)).toBe(1);
  const { input } = fakes.calls.findLast((call) => call.actor === actor) ?? {};
  expect(input).toEqual({ userID: 'asha' });
}
