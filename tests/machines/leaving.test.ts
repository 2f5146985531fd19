import { describe, expect, it } from 'vitest';
import { leavingMachine } from '../../src/machines/leaving.ts';
import { startFlow } from './harness.ts';

const left = (token: string, isEverywhere = false) =>
  ({ type: 'session.left', token, isEverywhere }) as const;
const ending = (session: object | null) => ({
  at: 'ending',
  asked: [['endSessions', { left: session }]],
});

function start() {
  return startFlow(leavingMachine, () => undefined);
}

async function startWaiting() {
  const leaving = start();
  leaving.send(left('token'));
  await leaving.answer('endSessions', { outcome: 'unanswered' });
  leaving.news();
  return leaving;
}

describe('Leaving: a session that was left', () => {
  it.each([false, true])(
    'Leaving: a session that was left is ended on the service; everywhere: %s',
    async (isEverywhere) => {
      const leaving = start();
      expect(leaving.news()).toEqual({ at: 'idle' });
      leaving.send(left('token', isEverywhere));
      expect(leaving.news()).toEqual(ending({ token: 'token', isEverywhere }));
      await leaving.answer('endSessions', { outcome: 'ended' });
      expect(leaving.news()).toEqual({ at: 'idle' });
    },
  );

  it('Leaving: the end of a session that is left replaces a request that is under way, which is repeated later', async () => {
    const leaving = start();
    leaving.send(left('first'));
    leaving.news();
    leaving.send(left('second'));
    expect(leaving.news()).toEqual(ending({ token: 'second', isEverywhere: false }));
    expect(leaving.fakes.waiting('endSessions')).toBe(1);
  });
});

describe('Leaving: sessions that the service has not ended yet', () => {
  it('Leaving: the return of the network during a request begins it anew', () => {
    const leaving = start();
    leaving.send(left('token'));
    leaving.news();
    leaving.send({ type: 'network.returned' });
    expect(leaving.news()).toEqual(ending(null));
    expect(leaving.fakes.waiting('endSessions')).toBe(1);
  });

  it.each(['leaving.resumed', 'network.returned'] as const)(
    'Leaving: sessions that are still open are ended on %s, by another tab as well',
    (type) => {
      const leaving = start();
      leaving.news();
      leaving.send({ type });
      expect(leaving.news()).toEqual(ending(null));
    },
  );

  it.each(['unanswered', null])(
    'Leaving: a request is repeated after half a minute when the answer was %j',
    async (outcome) => {
      const leaving = start();
      leaving.send(left('token'));
      leaving.news();
      if (outcome) await leaving.answer('endSessions', { outcome });
      else await leaving.fail('endSessions');
      leaving.wait(29_999);
      expect(leaving.news()).toEqual({ at: 'waiting' });
      leaving.wait(1);
      expect(leaving.news()).toEqual(ending(null));
    },
  );

  it('Leaving: after its first repeat a request is repeated each ten minutes, and the next session begins anew', async () => {
    const leaving = await startWaiting();
    leaving.wait(30_000);
    for (const _ of [1, 2]) {
      await leaving.answer('endSessions', { outcome: 'unanswered' });
      leaving.news();
      leaving.wait(599_999);
      expect(leaving.news()).toEqual({ at: 'waiting' });
      leaving.wait(1);
      expect(leaving.news()).toEqual(ending(null));
    }
    await leaving.answer('endSessions', { outcome: 'ended' });
    leaving.send(left('other'));
    await leaving.answer('endSessions', { outcome: 'unanswered' });
    leaving.news();
    leaving.wait(30_000);
    expect(leaving.news()).toEqual(ending(null));
  });

  it('Leaving: a session that is left while an earlier one waits for ten minutes is asked about again after half a minute', async () => {
    const leaving = await startWaiting();
    leaving.wait(30_000);
    await leaving.answer('endSessions', { outcome: 'unanswered' });
    leaving.send(left('other'));
    await leaving.answer('endSessions', { outcome: 'unanswered' });
    leaving.news();
    leaving.wait(30_000);
    expect(leaving.news()).toEqual(ending(null));
  });

  it('Leaving: a request without an answer is repeated as soon as the network is back', async () => {
    const leaving = await startWaiting();
    leaving.send({ type: 'network.returned' });
    expect(leaving.news()).toEqual(ending(null));
  });

  it('Leaving: a request without an answer is repeated with the next session that is left', async () => {
    const leaving = await startWaiting();
    leaving.send(left('other'));
    expect(leaving.news()).toEqual(ending({ token: 'other', isEverywhere: false }));
  });
});
