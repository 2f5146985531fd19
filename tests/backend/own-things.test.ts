// @vitest-environment node
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pushTokens, sessions } from '../../backend/db/schema.ts';
import { demoNumber, setUpBackend } from './support/backend.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

const backend = setUpBackend();
const [number, another] = twoNumbers;
const [person, other] = setUpTwoPeople(backend);

describe('Devices: saving a push token', () => {
  it('a device’s token is saved for its person', async () => {
    const response = await save('device-1', number);
    expect(response.status).toBe(200);
    expect(await devices()).toEqual([['device-1', person.userID]]);
  });

  it('a token that is saved again is stored once', async () => {
    await Promise.all([save('device-1', number), save('device-1', number)]);
    await save('device-1', number);
    expect(await devices()).toEqual([['device-1', person.userID]]);
  });

  it('a device belongs to the person who signed in there last', async () => {
    await save('device-1', number);
    await save('device-1', another, other.token);
    expect(await devices()).toEqual([['device-1', other.userID]]);
  });

  it('another person’s number is refused', async () => {
    const response = await save('device-1', demoNumber);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(await devices()).toEqual([]);
  });

  it('a token can be any text of up to 4,096 characters', async () => {
    const long = Array.from({ length: 4096 }, (_, index) =>
      String.fromCodePoint(0x900 + ((index * 7919) % 128)),
    ).join('');
    expect((await save(long, number)).status).toBe(200);
    expect(await devices()).toEqual([[long, person.userID]]);
  });
});

function save(token: string, phone: string, bearer = person.token) {
  return backend.post('/save_token', { token, phone }, { bearer });
}

/** The devices that take messages, each with its person, of whom the session is as well. */
async function devices() {
  const rows = await backend.db
    .select({ token: pushTokens.token, userId: pushTokens.userId })
    .from(pushTokens)
    .innerJoin(
      sessions,
      and(eq(sessions.id, pushTokens.sessionId), eq(sessions.userId, pushTokens.userId)),
    );
  return rows.map(({ token, userId }) => [token, userId]);
}
