import { expect } from 'vitest';
import { sessionModel } from './flows/session.model.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type SessionRest = Rest<typeof sessionModel.machine>;

describeFlow({
  model: sessionModel,
  states: {
    signedOut: ({ context, fakes, told, after }) => {
      expect([context.token, context.userID]).toEqual([null, null]);
      expect(fakes.waiting('validateToken')).toBe(0);
      if (after && after.type !== 'place.found') {
        expect(told.at(-1)?.type).toBe('session.ended');
        expect(told.at(-1)?.cause).toBe(endCause(after.type));
      }
      if (after?.type !== 'session.changedElsewhere') expectStoredAsItIs({ context, fakes });
    },
    'holdingToken.checking': ({ context: { token }, fakes }) => {
      expect(fakes.waiting('validateToken')).toBe(1);
      expect(fakes.calls.at(-1)).toEqual({ actor: 'validateToken', input: { token } });
    },
    'holdingToken.pausing': ({ fakes }) => {
      const asked = fakes.calls.filter(({ actor }) => actor === 'validateToken');
      expect(asked.length).toBeGreaterThan(0);
      expect(fakes.waiting('validateToken')).toBe(0);
    },
    'holdingToken.offline': ({ snapshot, context, fakes, told }) => {
      expect(context.token).not.toBeNull();
      expect(snapshot.hasTag('held')).toBe(true);
      expect(fakes.waiting('validateToken')).toBe(0);
      expect(told.filter(({ type }) => type === 'session.ended')).toEqual([]);
    },
    'holdingToken.signedIn': ({ snapshot, context, fakes, after }) => {
      expect(context.userID).toBe(`user of ${context.token}`);
      expect(snapshot.hasTag('held')).toBe(true);
      expect(fakes.waiting('validateToken')).toBe(0);
      expect(snapshot.can({ type: 'token.refused', token: 'long gone' })).toBe(false);
      expect(snapshot.can({ type: 'token.refused', token: context.token })).toBe(true);
      if (after?.type === 'session.opened') expectStoredAsItIs({ context, fakes });
    },
  },
});

function endCause(event: string): string {
  if (event === 'logout.requested') return 'loggedOut';
  if (event === 'session.changedElsewhere') return 'elsewhere';
  return event === 'token.refused' ? 'expired' : 'invalid';
}

/** What was written down last is the session as it is; nothing was if it never changed. */
function expectStoredAsItIs({ context, fakes }: Pick<SessionRest, 'context' | 'fakes'>): void {
  const { token, userID, userLocation } = context;
  const stored = fakes.lastMessage('sessionStore')?.session;
  if (stored) expect(stored).toMatchObject({ token, userID, userLocation });
}
