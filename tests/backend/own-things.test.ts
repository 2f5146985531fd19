// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { pushTokens } from '../../backend/db/schema.ts';
import { demoNumber, setUpBackend } from './support/backend.ts';

const backend = setUpBackend();
const number = '+919000012345';
const another = '+919000012346';
let person: { userID: string; token: string };

beforeEach(async () => {
  person = await backend.register(number);
});

describe('saving where push messages go', () => {
  it('keeps the token of a device for its person', async () => {
    const response = await save('device-1', number);
    expect(response.status).toBe(200);
    expect(await devices()).toEqual([['device-1', person.userID]]);
  });

  it('keeps a token once, however often it is saved', async () => {
    await Promise.all([save('device-1', number), save('device-1', number)]);
    await save('device-1', number);
    expect(await devices()).toEqual([['device-1', person.userID]]);
  });

  it('gives a device to whoever signed in there last', async () => {
    await save('device-1', number);
    const next = await backend.register(another);
    await save('device-1', another, next.token);
    expect(await devices()).toEqual([['device-1', next.userID]]);
  });

  it("refuses another person's number", async () => {
    const response = await save('device-1', demoNumber);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(await devices()).toEqual([]);
  });

  it('takes a token of any kind of text up to 4096 characters', async () => {
    const long = Array.from({ length: 4096 }, (_, index) =>
      String.fromCodePoint(0x900 + ((index * 7919) % 128)),
    ).join('');
    expect((await save(long, number)).status).toBe(200);
    expect(await devices()).toEqual([[long, person.userID]]);
  });

  it.each([
    ['no token', { token: undefined }],
    ['an empty token', { token: '' }],
    ['a token of 4097 characters', { token: 'x'.repeat(4097) }],
    ['a token with a character that cannot be kept', { token: 'a\0b' }],
    ['no phone', { phone: undefined }],
    ['a phone that is a map', { phone: { $ne: '' } }],
  ])('refuses %s', async (_, changed) => {
    const body = { token: 'device-1', phone: number, ...changed };
    const response = await backend.post('/save_token', body, { bearer: person.token });
    expect(response.status).toBe(400);
    expect(await devices()).toEqual([]);
  });
});

describe('linking pending invitations', () => {
  it('claims none where none was made to the number', async () => {
    const response = await link(person.userID, number);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ linked: 0 });
  });

  it("refuses another person's id", async () => {
    const other = await backend.register(another);
    expect((await link(other.userID, number)).status).toBe(403);
    expect((await link('no-such-person', number)).status).toBe(403);
  });

  it("refuses another person's number, and one's own without its plus sign", async () => {
    expect((await link(person.userID, another)).status).toBe(403);
    expect((await link(person.userID, number.slice(1))).status).toBe(403);
  });

  it('refuses an anonymous visitor', async () => {
    const response = await backend.post('/link_pending', {
      user_id: person.userID,
      contact: number,
    });
    expect(response.status).toBe(401);
  });
});

function save(token: string, phone: string, bearer = person.token) {
  return backend.post('/save_token', { token, phone }, { bearer });
}

function link(user_id: string, contact: string) {
  return backend.post('/link_pending', { user_id, contact }, { bearer: person.token });
}

async function devices() {
  const rows = await backend.db.select().from(pushTokens);
  return rows.map(({ token, userId }) => [token, userId]);
}
