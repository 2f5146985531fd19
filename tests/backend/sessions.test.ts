// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pushTokens, sessions } from '../../backend/db/schema.ts';
import {
  absoluteLifetimeMs,
  idleLifetimeMs,
  openSession,
} from '../../backend/sessions/sessions.ts';
import { send, setUpBackend } from './support/backend.ts';

const backend = setUpBackend();
const number = '+919000012345';
const minute = 60_000;
const day = 24 * 60 * minute;

describe('Sessions: lifetime', () => {
  it('a session is valid in every backend on the same database', async () => {
    const { token } = await backend.register(number);
    const response = await send(backend.another(), 'POST', '/validate-token', { token });
    expect(await response.json()).toMatchObject({ valid: true });
  });

  it('a session ends after 30 days without use', async () => {
    const { token } = await backend.register(number);
    backend.moveClock(idleLifetimeMs - 1);
    expect(await backend.isValid(token)).toBe(true);
    backend.moveClock(idleLifetimeMs);
    expect(await backend.isValid(token)).toBe(false);
  });

  it('a session in use ends 180 days after it was opened', async () => {
    const { token } = await backend.register(number);
    for (let days = 0; days < 180; days += 20) {
      expect(await backend.isValid(token), `after ${days} days`).toBe(true);
      backend.moveClock(20 * day);
    }
    expect(absoluteLifetimeMs).toBe(180 * day);
    expect(await backend.isValid(token)).toBe(false);
  });

  it('a use is stored at most once an hour', async () => {
    const { token } = await backend.register(number);
    const opened = backend.now();
    backend.moveClock(59 * minute);
    await backend.isValid(token);
    expect(await usedAt()).toEqual(opened);
    backend.moveClock(minute);
    await backend.isValid(token);
    expect(await usedAt()).toEqual(backend.now());
  });

  it('a session that is revoked in the database ends at once', async () => {
    const { token } = await backend.register(number);
    await backend.db.delete(sessions);
    expect(await backend.isValid(token)).toBe(false);
  });

  it('a session is stored without its token', async () => {
    const { token } = await backend.register(number);
    expect(JSON.stringify(await backend.db.select().from(sessions))).not.toContain(token);
  });

  it('an expired session is deleted when its owner signs in again', async () => {
    await backend.register(number);
    backend.moveClock(idleLifetimeMs);
    const bearer = backend.proof(number);
    await backend.post('/login', { mobile_number: number }, { bearer });
    expect(await backend.db.select().from(sessions)).toHaveLength(1);
  });
});

describe('Sessions: logging out', () => {
  it('a token that was logged out is refused by every backend', async () => {
    const { token } = await backend.register(number);
    expect((await leave(token)).status).toBe(200);
    expect(await backend.isValid(token)).toBe(false);
    const other = backend.another();
    const body = { token: 'device', phone: number };
    const refused = await send(other, 'POST', '/save_token', body, { bearer: token });
    expect(refused.status).toBe(401);
    expect((await leave(token)).status).toBe(401);
  });

  it('a logout leaves the other sessions of the user', async () => {
    const { token } = await backend.register(number);
    const other = await logIn();
    await leave(token);
    expect(await backend.isValid(other)).toBe(true);
  });

  it('a logout everywhere ends all sessions of the user and no session of another', async () => {
    const { token } = await backend.register(number);
    const other = await logIn();
    const stranger = await backend.register('+919000054321');
    expect((await leaveEverywhere(token)).status).toBe(200);
    expect([await backend.isValid(token), await backend.isValid(other)]).toEqual([false, false]);
    expect(await backend.isValid(stranger.token)).toBe(true);
  });

  it('a logout everywhere stops the messages to all devices of the user', async () => {
    const { token } = await backend.register(number);
    await backend.post('/save_token', { token: 'device', phone: number }, { bearer: token });
    await leaveEverywhere(token);
    expect(await backend.db.select().from(pushTokens)).toEqual([]);
  });

  it('a logout everywhere that comes late ends no session that was opened since, nor the messages to its device', async () => {
    const { token } = await backend.register(number);
    const other = await logIn();
    const save = (bearer: string) =>
      backend.post('/save_token', { token: 'device', phone: number }, { bearer });
    await save(other);
    backend.moveClock(minute);
    const since = await logIn();
    await save(since);
    await leaveEverywhere(token, { seconds_ago: 30 });
    expect([await backend.isValid(token), await backend.isValid(other)]).toEqual([false, false]);
    expect(await backend.isValid(since)).toBe(true);
    expect(await backend.db.select().from(pushTokens)).toHaveLength(1);
  });

  it('a logout everywhere ends the session that asks for it, also one that was opened since', async () => {
    const { token } = await backend.register(number);
    expect((await leaveEverywhere(token, { seconds_ago: 30 })).status).toBe(200);
    expect(await backend.isValid(token)).toBe(false);
  });

  it.each([
    ['a logout', (token: string) => leave(token)],
    ['a logout everywhere', async () => leaveEverywhere(await logIn())],
    ['the eleventh session', () => openInTurn(10)],
  ])('(§23.7) %s ends a session at once in a backend that has just served it', async (_, end) => {
    const { token } = await backend.register(number);
    const other = backend.another();
    const isServed = async () => {
      const body = { token: 'device', phone: number };
      return (await send(other, 'POST', '/save_token', body, { bearer: token })).status === 200;
    };
    expect(await isServed()).toBe(true);
    await end(token);
    expect(await isServed()).toBe(false);
  });

  it.each([-1, 0.5, '30', 40 * 24 * 60 * 60])(
    'a logout everywhere %j seconds ago is refused, and ends nothing',
    async (seconds_ago) => {
      const { token } = await backend.register(number);
      expect((await leaveEverywhere(token, { seconds_ago })).status).toBe(400);
      expect(await backend.isValid(token)).toBe(true);
    },
  );
});

describe('Sessions: how many a user has', () => {
  it('the eleventh session of a user ends the one that was opened first', async () => {
    const { token: first } = await backend.register(number);
    const others: string[] = [];
    for (let count = 0; count < 9; count += 1) {
      backend.moveClock(minute);
      others.push(await logIn());
    }
    expect(await backend.isValid(first)).toBe(true);
    backend.moveClock(minute);
    const eleventh = await logIn();
    expect(await backend.isValid(first)).toBe(false);
    for (const token of [...others, eleventh]) expect(await backend.isValid(token)).toBe(true);
  });

  it('sessions that are opened at once are at most ten as well', async () => {
    const { userID } = await backend.register(number);
    const opened = Array.from({ length: 150 }, () =>
      openSession(backend.db, userID, backend.now()),
    );
    await Promise.all(opened);
    const left = await backend.db.select().from(sessions);
    expect(left.length).toBeLessThanOrEqual(10);
  });

  it('the sessions of one user end none of another', async () => {
    const { token } = await backend.register('+919000054321');
    const { userID } = await backend.register(number);
    for (let count = 0; count < 12; count += 1) {
      await openSession(backend.db, userID, backend.now());
    }
    expect(await backend.isValid(token)).toBe(true);
  });
});

describe('Sessions: validating a token', () => {
  it.each([
    'unknown',
    'A'.repeat(43),
    'A'.repeat(4096),
    '../../etc/passwd',
    "' or 1=1 --",
    'टोकन\u0007',
    '\ud800',
    'null',
  ])('the token %j is answered as not valid', async (token) => {
    const response = await backend.post('/validate-token', { token });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ valid: false });
  });
});

describe('Sessions: guarded calls', () => {
  const body = { token: 'device', phone: number };

  it.each([
    ['no bearer', undefined],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['an unknown token', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['nonsense', { authorization: "Bearer ' or 1=1 --" }],
  ])('a call with %s is answered with 401', async (_, headers) => {
    const response = await backend.post('/save_token', body, headers && { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({ error: 'Please sign in.' });
  });
});

async function logIn(): Promise<string> {
  return (await backend.logIn(number)).token;
}

async function openInTurn(count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += 1) {
    backend.moveClock(minute);
    await logIn();
  }
}

function leave(token: string): Promise<Response> {
  return backend.post('/logout', {}, { bearer: token });
}

function leaveEverywhere(token: string, body: object = {}): Promise<Response> {
  return backend.post('/logout-everywhere', body, { bearer: token });
}

async function usedAt(): Promise<Date | undefined> {
  const [session] = await backend.db.select().from(sessions);
  return session?.usedAt;
}
