import { describe, expect, it } from 'vitest';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { sessionMachine } from '../../src/machines/session.ts';
import { startFlow } from './harness.ts';

const userLocation = { city: 'Adoni', pincode: '518301' };
const asha: StoredSession = { userID: 'asha', token: 'token', userLocation, isAuthenticated: true };
const visitor: StoredSession = { ...emptySession, userLocation };
const expired: StoredSession = { ...visitor, hasExpired: true };
const checking = { at: 'holdingToken.checking', asked: [['validateToken', { token: 'token' }]] };
const signedIn = { at: 'holdingToken.signedIn (held)' };
const confirmed = { ...signedIn, told: [{ type: 'session.confirmed' }] };
const pausing = { at: 'holdingToken.pausing' };
const unanswered = { outcome: 'unanswered', retryAfter: null };

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

/** A check whose first try got no answer, while the second waits for its own. */
async function startSecondTry() {
  const session = start();
  await session.answer('validateToken', unanswered);
  session.wait(1_000);
  return session;
}

/** The check that is under way ends the session with its third try. */
async function expectThreeTries(session: Session) {
  for (const pause of [1_000, 2_000]) {
    await session.answer('validateToken', unanswered);
    session.wait(pause);
  }
  expect(session.fakes.waiting('validateToken')).toBe(1);
  await session.answer('validateToken', unanswered);
  expect(session.news().at).toBe('signedOut');
}

function stored({ fakes }: Session) {
  const messages = fakes.messages.splice(0).map(({ event }) => event);
  expect(messages.filter(({ type }) => type !== 'session.stored')).toEqual([]);
  return messages.map(({ session }) => session);
}

/** The device is told that the session of this token has expired, and nothing else. */
function expectExpiryStored({ fakes }: Session) {
  const messages = fakes.messages.splice(0).map(({ event }) => event);
  expect(messages).toEqual([{ type: 'session.expired', token: 'token' }]);
}

function ended(cause: string) {
  return { at: 'signedOut', told: [{ type: 'session.ended', cause, userID: 'asha' }] };
}

describe('Session: the language of the person (§22.125)', () => {
  it.each(['te', null])(
    'Session: the person’s language comes to the device with the answer of a check: %s',
    async (language) => {
      const session = start();
      await session.answer('validateToken', { outcome: 'valid', language });
      expect(session.fakes.lastMessage('sessionStore')).toEqual({
        type: 'language.told',
        userID: 'asha',
        language,
      });
    },
  );

  it('Session: the device’s language stays where the service keeps none', async () => {
    const session = await startSignedIn();
    expect(session.fakes.messages).toEqual([]);
  });
});

describe('Session: the name of the person (§22.180)', () => {
  async function startNamed() {
    const session = start();
    await session.answer('validateToken', { outcome: 'valid', name: 'Asha Reddy' });
    expect(session.context().name).toBe('Asha Reddy');
    return session;
  }

  it('Session: the person’s name is what the last check told, and is never stored on the device', async () => {
    const session = await startNamed();
    session.send({ type: 'check.requested' });
    expect(session.context().name).toBe('Asha Reddy');
    await session.answer('validateToken', { outcome: 'valid' });
    expect(session.context().name).toBeNull();
    expect(session.fakes.messages).toEqual([]);
  });

  it.each([
    { type: 'logout.requested', isEverywhere: false } as const,
    { type: 'token.refused', token: 'token' } as const,
    { type: 'session.opened', token: 'new', userID: 'ravi' } as const,
    { type: 'session.changedElsewhere', session: visitor } as const,
    {
      type: 'session.changedElsewhere',
      session: { ...asha, userID: 'ravi', token: 'new' },
    } as const,
  ])('Session: the person’s name goes with the session: $type', async (event) => {
    const session = await startNamed();
    session.send(event);
    expect(session.context().name).toBeNull();
  });
});

describe('Session: the start', () => {
  it('Session: a stored token is checked before it is trusted, and again on request', async () => {
    const session = start();
    expect(session.news()).toEqual(checking);
    await session.answer('validateToken', { outcome: 'valid' });
    expect(session.news()).toEqual(confirmed);
    session.send({ type: 'check.requested' });
    expect(session.news()).toEqual(checking);
  });

  it('Session: a visitor without a token is signed out, and nothing is checked', () => {
    const session = start(visitor);
    expect(session.news()).toEqual({ at: 'signedOut' });
    expect(session.context()).toMatchObject({ token: null, userID: null, userLocation });
    expect(session.fakes.listening.map(({ actor }) => actor)).toEqual(['sessionStore']);
  });

  it('Session: a session from a sign-in is stored, and trusted without a check', async () => {
    for (const session of [start(visitor), start(), await startSignedIn()]) {
      session.news();
      session.send({ type: 'session.opened', token: 'new', userID: 'ravi' });
      expect(session.news()).toEqual(signedIn);
      const isAuthenticated = true;
      expect(stored(session)).toEqual([
        { token: 'new', userID: 'ravi', userLocation, isAuthenticated },
      ]);
      expect(session.fakes.waiting('validateToken')).toBe(0);
    }
  });

  it('Session: a location is kept and stored by itself', async () => {
    for (const session of [start(visitor), await startSignedIn()]) {
      const location = { city: 'Kurnool', pincode: '518001' };
      session.send({ type: 'place.found', location });
      expect(session.context().userLocation).toEqual(location);
      expect(session.fakes.lastMessage('sessionStore')).toEqual({
        type: 'location.stored',
        userLocation: location,
      });
    }
  });
});

describe('Session: a place that was chosen by hand (§22.85)', () => {
  const adoni = { city: 'Adoni', pincode: '518301' };
  const chosen = { type: 'place.chosen', location: adoni, isByHand: true } as const;
  const ofDevice = { city: 'Kurnool', pincode: '518001' };

  it('Session: a chosen place wins over the device’s own, until the person asks for that', async () => {
    const session = start(visitor);
    session.send(chosen);
    expect(session.fakes.lastMessage('sessionStore')).toEqual({
      type: 'location.stored',
      userLocation: adoni,
      placeBy: null,
    });
    session.send({ type: 'place.found', location: ofDevice });
    expect(session.context().userLocation).toEqual(adoni);
    session.send({ type: 'place.chosen', location: ofDevice, isByHand: false });
    expect(session.fakes.lastMessage('sessionStore')).toEqual({
      type: 'location.stored',
      userLocation: ofDevice,
    });
    session.send({ type: 'place.found', location: adoni });
    expect(session.context().userLocation).toEqual(adoni);
  });

  it('Session: a visitor’s chosen place stays after the sign-in, and is dropped when that person logs out', () => {
    const session = start(visitor);
    session.send(chosen);
    session.send({ type: 'session.opened', token: 'new', userID: 'ravi' });
    expect(session.context()).toMatchObject({ userLocation: adoni, placeBy: 'ravi' });
    session.news();
    session.send({ type: 'logout.requested', isEverywhere: false });
    expect(session.context()).toMatchObject({ userLocation: null, placeBy: false });
    expect(session.news().told).toContainEqual({ type: 'place.wanted' });
  });

  it('Session: a chosen place stays when a session expires, for the same person alone', () => {
    for (const [userID, kept] of [
      ['ravi', adoni],
      ['meena', null],
    ] as const) {
      const session = start(visitor);
      session.send({ type: 'session.opened', token: 'new', userID: 'ravi' });
      session.send(chosen);
      session.send({ type: 'token.refused', token: 'new' });
      expect(session.context().userLocation).toEqual(adoni);
      session.news();
      session.send({ type: 'session.opened', token: 'next', userID });
      expect(session.context().userLocation).toEqual(kept);
      expect(session.news().told ?? []).toEqual(kept ? [] : [{ type: 'place.wanted' }]);
    }
  });

  it.each([
    { type: 'session.opened', token: 'new', userID: 'ravi' } as const,
    {
      type: 'session.changedElsewhere',
      session: { ...asha, userID: 'ravi', token: 'new' },
    } as const,
  ])(
    'Session: a chosen place is not handed to another person whose session replaces this one ($type)',
    (event) => {
      const session = start({ ...asha, userLocation: adoni, placeBy: 'asha' });
      session.send(event);
      expect(session.context()).toMatchObject({ userLocation: null, placeBy: false });
      expect(session.news().told).toContainEqual({ type: 'place.wanted' });
    },
  );

  it('Session: a visitor’s chosen place stays after a sign-in in another tab', () => {
    const session = start(visitor);
    session.send(chosen);
    session.send({ type: 'session.changedElsewhere', session: asha });
    expect(session.context()).toMatchObject({ userLocation: adoni, placeBy: 'asha' });
  });

  it.each([visitor, asha])(
    'Session: a chosen place is taken over from another tab of the same session, and the device’s own does not replace it',
    (here) => {
      const session = start({ ...here, userLocation: ofDevice });
      const elsewhere = { ...here, userLocation: adoni, placeBy: here.userID };
      session.send({ type: 'session.changedElsewhere', session: elsewhere });
      expect(session.context()).toMatchObject({ userLocation: adoni, placeBy: here.userID });
      session.send({ type: 'place.found', location: ofDevice });
      expect(session.context().userLocation).toEqual(adoni);
      expect(session.fakes.messages).toEqual([]);
    },
  );

  it('Session: a chosen place stays where another tab of the same session knows none', () => {
    const session = start({ ...visitor, userLocation: adoni, placeBy: null });
    session.send({ type: 'session.changedElsewhere', session: emptySession });
    expect(session.context()).toMatchObject({ userLocation: adoni, placeBy: null });
  });

  it('Session: a chosen place keeps the device from being asked for its own, also where another tab chose it', () => {
    const session = start(visitor);
    session.news();
    session.send({ type: 'lookup.requested' });
    expect(session.news().told).toEqual([{ type: 'place.wanted' }]);
    const elsewhere = { ...visitor, userLocation: adoni, placeBy: null };
    session.send({ type: 'session.changedElsewhere', session: elsewhere });
    session.send({ type: 'lookup.requested' });
    expect(session.news().told).toBeUndefined();
  });
});

describe('Session: the check of the token', () => {
  it('Session: several requests at once share one check', async () => {
    const session = await startSignedIn();
    session.send({ type: 'check.requested' });
    session.send({ type: 'check.requested' });
    expect(session.news()).toEqual(checking);
  });

  it.each([
    ['invalid', { outcome: 'invalid' }],
    ['broken', null],
  ])('Session: a check that is %s ends the session and keeps the location', async (_, answer) => {
    const session = start();
    session.news();
    if (answer) await session.answer('validateToken', answer);
    else await session.fail('validateToken');
    expect(session.news()).toEqual(ended('invalid'));
    expect(session.context()).toMatchObject({ token: null, userID: null, userLocation });
    expectExpiryStored(session);
  });

  it('Session: a check without an answer is repeated after a second and again after two, and then ends the session', async () => {
    const session = start();
    for (const pause of [1_000, 2_000]) {
      expect(session.news()).toEqual(checking);
      await session.answer('validateToken', unanswered);
      session.wait(pause - 1);
      expect(session.news()).toEqual(pausing);
      session.wait(1);
    }
    session.news();
    await session.answer('validateToken', unanswered);
    expect(session.news()).toEqual(ended('invalid'));
  });

  it.each([
    [500, 1_000],
    [7_000, 7_000],
    [10_000, 10_000],
    [60_000, 10_000],
  ])(
    'Session: a service that asks for a pause of %i ms is asked again after %i ms',
    async (retryAfter, pause) => {
      const session = start();
      await session.answer('validateToken', { outcome: 'unanswered', retryAfter });
      session.news();
      session.wait(pause - 1);
      expect(session.news()).toEqual(pausing);
      session.wait(1);
      expect(session.news()).toEqual(checking);
    },
  );

  it.each(['valid', 'offline'])(
    'Session: the next check after %s has three tries again',
    async (outcome) => {
      const session = await startSecondTry();
      await session.answer('validateToken', { outcome });
      session.send({ type: 'check.requested' });
      await expectThreeTries(session);
    },
  );

  it('Session: the first check of the next session has three tries, however the last one ended', async () => {
    const session = { ...asha, userID: 'ravi', token: 'other' };
    const next = { type: 'session.changedElsewhere', session } as const;
    const ends = [
      { type: 'logout.requested', isEverywhere: false },
      { type: 'token.refused', token: 'token' },
      { type: 'session.changedElsewhere', session: visitor },
    ] as const;
    for (const end of ends) {
      const checked = await startSecondTry();
      checked.send(end);
      checked.send(next);
      await expectThreeTries(checked);
    }
    const replaced = await startSecondTry();
    replaced.send(next);
    await expectThreeTries(replaced);
    const opened = await startSecondTry();
    opened.send({ type: 'session.opened', token: 'new', userID: 'asha' });
    opened.send({ type: 'check.requested' });
    await expectThreeTries(opened);
  });

  it.each(['network.returned', 'check.requested'] as const)(
    'Session: a token is held without a network, and checked on %s',
    async (type) => {
      const session = start();
      await session.answer('validateToken', { outcome: 'offline' });
      session.news();
      expect(session.news()).toEqual({ at: 'holdingToken.offline (held)' });
      session.send({ type });
      expect(session.news()).toEqual(checking);
    },
  );
});

describe('Session: the end', () => {
  it.each([false, true])(
    'Session: a logout ends the session, and hands over its token; everywhere: %s',
    async (isEverywhere) => {
      const session = await startSignedIn();
      session.send({ type: 'logout.requested', isEverywhere });
      const { at, told } = ended('loggedOut');
      const left = { type: 'session.left', token: 'token', isEverywhere };
      expect(session.news()).toEqual({ at, told: [...told, left] });
      expect(stored(session)).toEqual([visitor]);
    },
  );

  it('Session: a deleted account ends the session, and leaves none to end on the service', async () => {
    const session = await startSignedIn();
    session.send({ type: 'account.deleted' });
    expect(session.news()).toEqual(ended('deleted'));
    expect(stored(session)).toEqual([visitor]);
  });

  it('Session: a deleted account is told also where the session expired before, and no expiry stays stored', () => {
    const session = start(expired);
    session.news();
    session.send({ type: 'account.deleted' });
    const told = [{ type: 'session.ended', cause: 'deleted', userID: null }];
    expect(session.news()).toEqual({ at: 'signedOut', told });
    expect(stored(session)).toEqual([visitor]);
  });

  it('Session: a deleted account drops the place that its person chose by hand', async () => {
    const session = start({ ...asha, placeBy: 'asha' });
    session.news();
    session.send({ type: 'account.deleted' });
    expect(session.news().told).toEqual([...ended('deleted').told, { type: 'place.wanted' }]);
    expect(stored(session)).toEqual([{ ...visitor, userLocation: null }]);
  });

  it('Session: a 401 ends the session of its own token only', async () => {
    const session = await startSignedIn();
    session.send({ type: 'token.refused', token: 'before' });
    expect(session.news()).toEqual(signedIn);
    session.send({ type: 'token.refused', token: 'token' });
    expect(session.news()).toEqual(ended('expired'));
    expectExpiryStored(session);
  });

  it('Session: a 401 for a call without a token asks a visitor to log in', () => {
    const session = start(visitor);
    session.send({ type: 'token.refused', token: 'before' });
    expect(session.news()).toEqual({ at: 'signedOut' });
    session.send({ type: 'token.refused', token: null });
    const told = [{ type: 'session.ended', cause: 'expired', userID: null }];
    expect(session.news()).toEqual({ at: 'signedOut', told });
  });
});

describe('Session: a deletion without an answer (§22.65)', () => {
  async function startDoubted() {
    const session = await startSignedIn();
    session.send({ type: 'account.doubted' });
    expect(session.news()).toEqual(checking);
    return session;
  }

  it('Session: after a deletion without an answer, an invalid token says that the account is gone, and the person is forgotten', async () => {
    const session = await startDoubted();
    await session.answer('validateToken', { outcome: 'invalid' });
    expect(session.news()).toEqual(ended('deleted'));
    expect(stored(session)).toEqual([visitor]);
  });

  it('Session: after a deletion without an answer, a valid token says that the account is there, and its session expires as any other', async () => {
    const session = await startDoubted();
    await session.answer('validateToken', { outcome: 'valid' });
    expect(session.news()).toEqual(confirmed);
    session.send({ type: 'token.refused', token: 'token' });
    expect(session.news()).toEqual(ended('expired'));
  });

  it('Session: after a deletion without an answer, an unanswered check keeps the session, and the next 401 says that the account is gone', async () => {
    const session = await startDoubted();
    for (const pause of [1_000, 2_000]) {
      await session.answer('validateToken', unanswered);
      session.wait(pause);
    }
    await session.answer('validateToken', unanswered);
    expect(session.news().at).toBe(signedIn.at);
    session.send({ type: 'token.refused', token: 'before' });
    expect(session.news().at).toBe(signedIn.at);
    session.send({ type: 'token.refused', token: 'token' });
    expect(session.news()).toEqual(ended('deleted'));
  });

  it('Session: after a deletion without an answer, a 401 in another tab says that the account is gone', async () => {
    const session = await startDoubted();
    session.send({ type: 'session.changedElsewhere', session: { ...visitor, hasExpired: true } });
    expect(session.news()).toEqual(ended('deleted'));
    expect(stored(session)).toEqual([visitor]);
  });

  it('Session: after a deletion without an answer, a device without a network asks once it has one again', async () => {
    const session = await startDoubted();
    await session.answer('validateToken', { outcome: 'offline' });
    session.news();
    session.send({ type: 'network.returned' });
    await session.answer('validateToken', { outcome: 'invalid' });
    expect(session.news()).toMatchObject(ended('deleted'));
  });

  it.each([
    { type: 'session.opened', token: 'new', userID: 'ravi' } as const,
    { type: 'session.changedElsewhere', session: { ...asha, token: 'new' } } as const,
  ])(
    'Session: a deletion without an answer says nothing about the next session ($type)',
    async (begun) => {
      const session = await startDoubted();
      session.send(begun);
      session.news();
      session.send({ type: 'token.refused', token: 'new' });
      expect(session.news().told).toMatchObject([{ type: 'session.ended', cause: 'expired' }]);
    },
  );
});

describe('Session: other tabs', () => {
  const ravi = { ...asha, userID: 'ravi', token: 'other' };

  it('Session: a logout in another tab ends the session, and stores nothing again', async () => {
    const session = await startSignedIn();
    session.send({ type: 'session.changedElsewhere', session: visitor });
    expect(session.news()).toEqual(ended('elsewhere'));
    expect(session.context()).toMatchObject({ token: null, userID: null });
    expect(stored(session)).toEqual([]);
  });

  it('Session: a session that expires in another tab expires here too', async () => {
    const session = await startSignedIn();
    session.send({ type: 'session.changedElsewhere', session: expired });
    expect(session.news()).toEqual(ended('expired'));
    expect(session.context()).toMatchObject({ token: null, userID: null });
  });

  it('Session: a person whose session has expired leaves with a logout in another tab, of whose sign-in this one was not told', async () => {
    const here = await startSignedIn();
    here.send({ type: 'token.refused', token: 'token' });
    for (const session of [here, start(expired)]) {
      session.news();
      session.send({ type: 'session.changedElsewhere', session: visitor });
      expect(session.news()).toEqual({
        at: 'signedOut',
        told: [{ type: 'session.ended', cause: 'elsewhere', userID: null }],
      });
      session.send({ type: 'session.changedElsewhere', session: visitor });
      expect(session.news()).toEqual({ at: 'signedOut' });
    }
  });

  it('Session: a session of another tab is adopted and checked', async () => {
    for (const session of [start(visitor), start(), await startSignedIn()]) {
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

  it('Session: the same session in another tab changes nothing', async () => {
    const session = await startSignedIn();
    session.send({ type: 'session.changedElsewhere', session: asha });
    expect(session.news()).toEqual(signedIn);
    const signedOut = start(visitor);
    for (const other of [visitor, expired]) {
      signedOut.send({ type: 'session.changedElsewhere', session: other });
      expect(signedOut.news()).toEqual({ at: 'signedOut' });
    }
  });
});
