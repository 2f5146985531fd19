// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/account.ts';
import { pushTokens, sessions } from '../../backend/db/schema.ts';
import { registration, setUpBackend } from './support/backend.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

const backend = setUpBackend();
const [number, strangersNumber] = twoNumbers;
const day = 24 * 60 * 60_000;
const pixel =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const [me, stranger] = setUpTwoPeople(backend);

describe('Account (§22.60)', () => {
  it('tells name, number and since when, and each device that is signed in, the most recently used one first', async () => {
    const opened = backend.now().toISOString();
    backend.moveClock(day);
    const other = await logIn(pixel);
    const asked = await account(me.token);
    expect(asked).toEqual({
      name: 'Ravi Teja',
      mobile_number: number,
      member_since: opened,
      can_download: true,
      can_delete: true,
      sessions: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          device: 'Chrome on Android',
          browser: 'Chrome',
          system: 'Android',
          signed_in_at: backend.now().toISOString(),
          last_seen_at: backend.now().toISOString(),
          is_this: false,
        },
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          device: null,
          signed_in_at: opened,
          last_seen_at: backend.now().toISOString(),
          is_this: true,
        },
      ],
    });
    expect(JSON.stringify(asked)).not.toContain(other);
    const { tokenHash = '' } = (await backend.db.select().from(sessions))[0] ?? {};
    expect(JSON.stringify(asked)).not.toContain(tokenHash);
  });

  it('names the device that registered as well as one that logged in', async () => {
    const headers = { 'user-agent': pixel };
    const person = '+919000054321';
    const sent = { bearer: backend.proof(person), headers };
    const answer = await backend.post('/signup', registration(person), sent);
    const { token, userID } = await answer.json();
    const { sessions: open } = await account(token, userID);
    expect(open.map(({ device }) => device)).toEqual(['Chrome on Android']);
  });

  it('lists no session that has ended by itself', async () => {
    await logIn();
    backend.moveClock(20 * day);
    await account(me.token);
    backend.moveClock(20 * day);
    expect((await account(me.token)).sessions).toHaveLength(1);
  });
});

describe('Account: logging out one device (§22.61)', () => {
  it('ends that session alone, and its repeat is a success', async () => {
    const other = await logIn();
    const third = await logIn();
    const { sessions: open } = await account(other);
    const id = open.find(({ is_this }) => is_this)?.id ?? '';
    for (const _ of [1, 2]) expect((await end(id)).status).toBe(200);
    expect([
      await backend.isValid(me.token),
      await backend.isValid(other),
      await backend.isValid(third),
    ]).toEqual([true, false, true]);
  });

  it('stops the messages to that device, and to no other', async () => {
    const other = await logIn();
    await savePushToken('mine', me.token);
    await savePushToken('theirs', other);
    const { sessions: open } = await account(other);
    await end(open.find(({ is_this }) => is_this)?.id ?? '');
    const left = await backend.db.select().from(pushTokens);
    expect(left.map(({ token }) => token)).toEqual(['mine']);
  });

  it('leaves sessions of other people open, and answers as for a session that has ended', async () => {
    const id = (await account(stranger.token, stranger.userID)).sessions[0]?.id ?? '';
    await savePushToken('theirs', stranger.token, strangersNumber);
    for (const wanted of [id, 'no-such-session', me.token]) {
      const answer = await end(wanted);
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
    }
    expect([await backend.isValid(stranger.token), await backend.isValid(me.token)]).toEqual([
      true,
      true,
    ]);
    expect(await backend.db.$count(pushTokens)).toBe(1);
  });
});

describe('The name of a person (§22.180)', () => {
  it('is told by each check of their token', async () => {
    const answer = await backend.post('/validate-token', { token: me.token });
    expect(await answer.json()).toMatchObject({ valid: true, name: 'Ravi Teja' });
  });
});

describe('The language of a person (§22.125)', () => {
  it('is told by each check of their token once they have chosen one, also on another device', async () => {
    const other = await logIn(pixel);
    expect(await check(other)).toMatchObject({ valid: true, language: null });
    for (const language of ['hi', 'te']) {
      const answer = await choose(language);
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
      expect(await check(other)).toMatchObject({ valid: true, language });
    }
    expect(await check('a token of nobody')).toEqual({ valid: false });
  });

  it('is one of the app’s', async () => {
    expect((await choose('fr')).status).toBe(400);
    expect(await check(me.token)).toMatchObject({ valid: true, language: null });
  });

  async function check(token: string): Promise<unknown> {
    return (await backend.post('/validate-token', { token })).json();
  }

  function choose(language: string) {
    const body = { user_id: me.userID, language };
    return backend.post('/account/language', body, { bearer: me.token });
  }
});

async function account(token: string, userID = me.userID): Promise<Account> {
  return (await backend.get(`/account?user_id=${userID}`, { bearer: token })).json();
}

function end(id: string): Promise<Response> {
  const body = { user_id: me.userID };
  return backend.post(`/sessions/${encodeURIComponent(id)}/end`, body, { bearer: me.token });
}

async function logIn(userAgent?: string): Promise<string> {
  return (await backend.logIn(number, userAgent)).token;
}

function savePushToken(token: string, bearer: string, phone = number): Promise<Response> {
  return backend.post('/save_token', { token, phone }, { bearer });
}
