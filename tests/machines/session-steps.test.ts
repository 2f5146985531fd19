import { describe, expect, it } from 'vitest';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { sessionMachine } from '../../src/machines/session.ts';
import { startFlow } from './harness.ts';

const userLocation = { city: 'Adoni', pincode: '518301' };
const asha: StoredSession = { userID: 'asha', token: 'token', userLocation, isAuthenticated: true };
const nobody: StoredSession = { ...emptySession, userLocation };
const checking = { at: 'holdingToken.checking', asked: [['validateToken', { token: 'token' }]] };

function start(stored: StoredSession = asha) {
  return startFlow(sessionMachine, (owner) => ({ owner, stored }));
}

type Session = ReturnType<typeof start>;

async function startSignedIn() {
  const session = start();
  await session.answer('validateToken', { outcome: 'valid' });
  session.news();
  return session;
}

function stored({ fakes }: Session) {
  return fakes.messages.splice(0).map(({ event }) => event.session);
}

function ended(cause: string) {
  return { at: 'signedOut', told: [{ type: 'session.ended', cause, userID: 'asha' }] };
}

describe('a session (specification, 4)', () => {
  it('that is stored is asked about before it is trusted', async () => {
    const session = start();
    expect(session.news()).toEqual(checking);
    await session.answer('validateToken', { outcome: 'valid' });
    expect(session.news()).toEqual({ at: 'holdingToken.signedIn (held)' });
    session.send({ type: 'check.requested' });
    expect(session.news()).toEqual(checking);
  });

  it('of nobody has nothing to ask about', () => {
    const session = start(nobody);
    expect(session.news()).toEqual({ at: 'signedOut' });
    expect(session.context()).toMatchObject({ token: null, userID: null, userLocation });
    expect(session.fakes.listening.map(({ actor }) => actor)).toEqual(['sessionStore']);
  });

  it('that is opened is stored, and trusted at once', async () => {
    for (const session of [start(nobody), await startSignedIn()]) {
      session.send({ type: 'session.opened', token: 'new', userID: 'ravi' });
      expect(session.news()).toEqual({ at: 'holdingToken.signedIn (held)' });
      const isAuthenticated = true;
      expect(stored(session)).toEqual([
        { token: 'new', userID: 'ravi', userLocation, isAuthenticated },
      ]);
    }
  });

  it.each([
    ['invalid', { outcome: 'invalid' }],
    ['broken', null],
  ])('whose check is %s ends', async (_, answer) => {
    const session = start();
    session.news();
    if (answer) await session.answer('validateToken', answer);
    else await session.fail('validateToken');
    expect(session.news()).toEqual(ended('invalid'));
    expect(stored(session)).toEqual([nobody]);
  });

  it('is asked about three times in all, a second apart, while there is no answer', async () => {
    const session = start();
    for (const _ of [1, 2]) {
      expect(session.news()).toEqual(checking);
      await session.answer('validateToken', { outcome: 'unanswered' });
      expect(session.news()).toEqual({ at: 'holdingToken.pausing' });
      session.wait(999);
      expect(session.news()).toEqual({ at: 'holdingToken.pausing' });
      session.wait(1);
    }
    session.news();
    await session.answer('validateToken', { outcome: 'unanswered' });
    expect(session.news()).toEqual(ended('invalid'));
    expect(session.context().triesInVain).toBe(0);
  });

  it('has three tries again once one was answered, or the network was gone', async () => {
    for (const outcome of ['valid', 'offline']) {
      const session = start();
      await session.answer('validateToken', { outcome: 'unanswered' });
      session.wait(1_000);
      await session.answer('validateToken', { outcome });
      expect(session.context().triesInVain).toBe(0);
    }
  });

  it('is held without a network, and asked about with it or when somebody asks', async () => {
    for (const type of ['network.returned', 'check.requested'] as const) {
      const session = start();
      await session.answer('validateToken', { outcome: 'offline' });
      session.news();
      expect(session.news()).toEqual({ at: 'holdingToken.offline (held)' });
      session.send({ type });
      expect(session.news()).toEqual(checking);
    }
  });
});

describe('a session ends (specification, 4)', () => {
  it('when the person leaves', async () => {
    const session = await startSignedIn();
    session.send({ type: 'logout.requested' });
    expect(session.news()).toEqual(ended('loggedOut'));
    expect(stored(session)).toEqual([nobody]);
  });

  it('when a call with its token is refused, and not with another one', async () => {
    const session = await startSignedIn();
    session.send({ type: 'token.refused', token: 'before' });
    expect(session.news()).toEqual({ at: 'holdingToken.signedIn (held)' });
    session.send({ type: 'token.refused', token: 'token' });
    expect(session.news()).toEqual(ended('expired'));
    expect(stored(session)).toEqual([nobody]);
  });

  it('for somebody without a token as well, whose call was refused', () => {
    const session = start(nobody);
    session.send({ type: 'token.refused', token: 'before' });
    expect(session.news()).toEqual({ at: 'signedOut' });
    session.send({ type: 'token.refused', token: null });
    const told = [{ type: 'session.ended', cause: 'expired', userID: null }];
    expect(session.news()).toEqual({ at: 'signedOut', told });
  });

  it('when it ended in another tab, which has stored that already', async () => {
    const session = await startSignedIn();
    session.send({ type: 'session.changedElsewhere', session: nobody });
    expect(session.news()).toEqual(ended('elsewhere'));
    expect(session.context()).toMatchObject({ token: null, userID: null });
    expect(stored(session)).toEqual([]);
  });
});

describe('a session of another tab', () => {
  const ravi = { ...asha, userID: 'ravi', token: 'other' };

  it('is taken over, and asked about', async () => {
    for (const session of [start(nobody), start(), await startSignedIn()]) {
      session.news();
      session.send({ type: 'session.changedElsewhere', session: ravi });
      expect(session.news()).toEqual({
        at: 'holdingToken.checking',
        asked: [['validateToken', { token: 'other' }]],
        told: [{ type: 'session.adopted', userID: 'ravi' }],
      });
      expect(session.fakes.waiting('validateToken')).toBe(1);
    }
  });

  it('that is the same changes nothing', async () => {
    const session = await startSignedIn();
    session.send({ type: 'session.changedElsewhere', session: asha });
    expect(session.news()).toEqual({ at: 'holdingToken.signedIn (held)' });
    const none = start(nobody);
    none.send({ type: 'session.changedElsewhere', session: nobody });
    expect(none.news()).toEqual({ at: 'signedOut' });
  });
});

it('a place that was found is kept and stored by itself', async () => {
  for (const session of [start(nobody), await startSignedIn()]) {
    const location = { city: 'Kurnool', pincode: '518001' };
    session.send({ type: 'place.found', location });
    expect(session.context().userLocation).toEqual(location);
    expect(session.fakes.lastMessage('sessionStore')).toEqual({
      type: 'location.stored',
      userLocation: location,
    });
  }
});
