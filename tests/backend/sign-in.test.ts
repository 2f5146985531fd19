// @vitest-environment node
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions, users } from '../../backend/db/schema.ts';
import { demoNumber, registration, setUpBackend } from './support/backend.ts';
import { twoNumbers } from './support/two-people.ts';

const backend = setUpBackend();
const [newNumber, otherNumber] = twoNumbers;

describe('Sign-in: checking a number', () => {
  it('the demonstration’s person is known from the first start on', async () => {
    const response = await backend.post('/check-user', { mobile_number: demoNumber });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ exists: true, userID: expect.any(String) });
  });

  it('an unknown number is answered as unknown', async () => {
    const response = await backend.post('/check-user', { mobile_number: newNumber });
    expect(await response.json()).toEqual({ exists: false, userID: null });
  });
});

describe('Sign-in: login', () => {
  it('login opens a session for a number whose phone is proven', async () => {
    const response = await login(demoNumber, backend.proof(demoNumber));
    expect(response.status).toBe(200);
    const { token, userID } = await response.json();
    expect(token).toMatch(/^[\w-]{43}$/);
    const valid = await backend.post('/validate-token', { token });
    expect(await valid.json()).toMatchObject({ valid: true });
    expect(await accountOf(demoNumber)).toMatchObject({ id: userID });
  });

  it('each login gets a token of its own', async () => {
    const first = await (await login(demoNumber, backend.proof(demoNumber))).json();
    const second = await (await login(demoNumber, backend.proof(demoNumber))).json();
    expect(first.token).not.toBe(second.token);
    expect(first.userID).toBe(second.userID);
  });

  it('login is refused for a number without an account', async () => {
    const response = await login(newNumber, backend.proof(newNumber));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is no account with this number yet.' });
  });

  it('login with only a mobile number is refused', async () => {
    const response = await backend.post('/login', { mobile_number: demoNumber });
    expect(response.status).toBe(403);
    expect(await backend.db.select().from(sessions)).toEqual([]);
  });

  it('login with the proof of another person’s phone is refused', async () => {
    const response = await login(demoNumber, backend.proof(newNumber));
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: expect.stringContaining('new code') });
  });

  it('a person without proof does not learn whether a number has an account', async () => {
    expect((await login(newNumber, 'nonsense')).status).toBe(403);
    expect((await login(demoNumber, 'nonsense')).status).toBe(403);
  });
});

describe('Sign-in: registration', () => {
  it('registration creates an account and a session, and login works from then on', async () => {
    const response = await signup(registration(newNumber));
    expect(response.status).toBe(200);
    const { userID, token } = await response.json();
    expect(await (await backend.post('/validate-token', { token })).json()).toMatchObject({
      valid: true,
    });
    const again = await login(newNumber, backend.proof(newNumber));
    expect(await again.json()).toMatchObject({ userID });
  });

  it('a name in any script is stored as typed, without surrounding blanks', async () => {
    const name = 'శ్రీనివాస్ रेड्डी O’Connor 🌿 <b>"x"; drop table users;--';
    await signup(registration(newNumber, { full_name: `  ${name}  ` }));
    expect(await accountOf(newNumber)).toMatchObject({ fullName: name });
  });

  it('a name is stored without the signs that would turn the rest of its line round', async () => {
    await signup(registration(newNumber, { full_name: '\u202eRavi\u2066 Teja' }));
    expect(await accountOf(newNumber)).toMatchObject({ fullName: 'Ravi Teja' });
  });

  it('a number that has an account is refused, and the account does not change', async () => {
    const before = await accountOf(demoNumber);
    const response = await signup(registration(demoNumber, { full_name: 'Someone Else' }));
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: expect.stringContaining('log in') });
    expect(await accountOf(demoNumber)).toEqual(before);
  });

  it('parallel registrations of different people create one account and one session', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        signup(registration(newNumber, { full_name: `Ravi ${place}` })),
      ),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await backend.db.select().from(sessions)).toHaveLength(1);
  });

  it('a registration that is repeated after a lost answer opens a session of the same account', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => signup(registration(newNumber))));
    const opened = await Promise.all(responses.map((response) => response.json()));
    expect(new Set(opened.map(({ userID }) => userID)).size).toBe(1);
    expect(new Set(opened.map(({ token }) => token)).size).toBe(3);
  });

  it.each([
    ['name', { full_name: 'Someone Else' }],
    ['date of birth', { dob: '1991-01-01' }],
    ['Aadhaar', { aadhaar6: '111111' }],
  ])(
    'a registration of a number that has an account of another %s is refused',
    async (_, other) => {
      await signup(registration(newNumber));
      expect((await signup(registration(newNumber, other))).status).toBe(409);
    },
  );

  it('registration without proof of the phone is refused and creates no account', async () => {
    const response = await backend.post('/signup', registration(newNumber));
    expect(response.status).toBe(403);
    expect(await accountOf(newNumber)).toBeUndefined();
  });

  it('a date of birth can be today somewhere on earth, and no later', async () => {
    backend.moveClock(2 * 60 * 60_000);
    expect((await signup(registration(newNumber, { dob: '2026-03-15' }))).status).toBe(200);
    const response = await signup(registration(otherNumber, { dob: '2026-03-16' }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining('date of birth') });
  });

  it.each([
    ['a name of which nothing is seen', { full_name: '\u200b\u3164' }],
    [
      'half a character in the name, which would be stored as another one',
      { full_name: 'Ravi \ud83c' },
    ],
    ['a birthday in 1899', { dob: '1899-12-31' }],
  ])('registration with %s is refused', async (_, changed) => {
    const response = await signup(registration(newNumber, changed));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(await accountOf(newNumber)).toBeUndefined();
  });

  it('Aadhaar digits are stored only as a keyed hash that differs from person to person', async () => {
    await signup(registration(newNumber));
    await signup(registration(otherNumber));
    const first = await accountOf(newNumber);
    const second = await accountOf(otherNumber);
    expect(JSON.stringify(first)).not.toContain('482915');
    expect(first?.aadhaarHash).toMatch(/^[\w-]{43}$/);
    expect(first?.aadhaarHash).not.toBe(second?.aadhaarHash);
  });
});

function login(number: string, bearer: string) {
  return backend.post('/login', { mobile_number: number }, { bearer });
}

function signup(body: ReturnType<typeof registration>) {
  return backend.post('/signup', body, { bearer: backend.proof(body.mobile_number) });
}

async function accountOf(number: string) {
  const [user] = await backend.db.select().from(users).where(eq(users.mobileNumber, number));
  return user;
}
