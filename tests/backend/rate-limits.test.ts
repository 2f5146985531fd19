// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventLimits } from '#domain/event.ts';
import type { App } from '../../backend/http/context.ts';
import { defaultQuotas } from '../../backend/quotas/quotas.ts';
import {
  defaultLimits,
  type Limit,
  type Limits,
  type OpenCall,
  type ProvenCall,
} from '../../backend/rate-limits/limits.ts';
import type { Person } from '../../scripts/many-people.ts';
import { root } from '../../scripts/stack/root.ts';
import { aadhaarHashKey, demoNumber, registration, send, setUpBackend } from './support/backend.ts';
import { hostingAt } from './support/hosting.ts';
import { twoNumbers } from './support/two-people.ts';

const roomy = { points: 1000, seconds: 60 };
const three = { points: 3, seconds: 60 };
const noLimits: Limits = {
  address: { checkUser: roomy, login: roomy, signup: roomy },
  provenNumber: { login: roomy, signup: roomy },
  accounts: roomy,
  person: roomy,
};
const backend = setUpBackend();

describe.each(['checkUser', 'login', 'signup'] as const)(
  'Rate limits: too many requests of %s from one address',
  (call) => {
    it('are refused with the time to wait, before any other work', async () => {
      const app = limited();
      const statuses = await inTurn(5, (n) => ask(app, call, numberOf(n), {}));
      expect(statuses.slice(0, 3)).not.toContain(429);
      expect(statuses.slice(3)).toEqual([429, 429]);
      await expectTimeToWait(await send(app, 'POST', pathOf[call], '{', {}));
    });

    it('are counted over all backends', async () => {
      const apps = [limited(), limited(), limited(), limited()];
      const statuses = await Promise.all(
        apps.map(async (app, n) => (await ask(app, call, numberOf(n), {})).status),
      );
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    });

    function limited() {
      return backend.another({
        limits: { ...noLimits, address: { ...noLimits.address, [call]: three } },
      });
    }
  },
);

it('Rate limits: the proofs of deletions count with those of logins by their address', async () => {
  const address = { ...noLimits.address, login: three };
  const app = backend.another({ limits: { ...noLimits, address } });
  const body = { user_id: 'nobody', proof: 'nonsense' };
  const tries = await inTurn(4, () => send(app, 'POST', '/account/delete', body, {}));
  expect(tries).toEqual([401, 401, 401, 429]);
});

it.each(['login', 'signup'] as const)(
  'Rate limits: too many requests of %s that prove one number are refused, whatever their addresses and backends',
  async (call) => {
    const statuses = await inTurn(5, (n) =>
      ask(provenLimited(call), call, demoNumber, { address: `203.0.113.${n}` }),
    );
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.slice(3)).toEqual([429, 429]);
    expect((await ask(provenLimited(call), call, numberOf(9), {})).status).not.toBe(429);
  },
);

describe('Rate limits (§22.3): a number that deletes its account and registers again', () => {
  it('has a day’s quotas three times a day, with one proof or with several, however often it repeats a registration', async () => {
    const { hostEvent } = hostingAt(backend);
    const bearer = backend.proof(twoNumbers[0]);
    const signUp = () => backend.post('/signup', registration(twoNumbers[0]), { bearer });
    for (const _ of Array.from({ length: 3 })) {
      // A registration that is repeated after a lost answer, or beside it, makes no further account.
      const [answer, beside] = await Promise.all([signUp(), signUp()]);
      expect([answer.status, beside.status, (await signUp()).status]).toEqual([200, 200, 200]);
      const host: Person = await answer.json();
      await hostEvent(host, [twoNumbers[1]]);
      const deletion = { user_id: host.userID, proof: bearer };
      const deleted = await backend.post('/account/delete', deletion, { bearer: host.token });
      expect(deleted.status).toBe(200);
    }
    for (const proof of [bearer, backend.proof(twoNumbers[0])]) {
      const refused = await backend.post('/signup', registration(twoNumbers[0]), { bearer: proof });
      expect([refused.status, await refused.json()]).toEqual([
        429,
        { error: 'This number was registered several times today. Please try again tomorrow.' },
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
    }
    expect((await ask(backend.another(), 'signup', twoNumbers[1], {})).status).toBe(200);
  });
});

describe('Rate limits (§13.4): a stranger who knows a number', () => {
  it('cannot keep its owner at another address from signing in', async () => {
    const attacker = { address: '198.51.100.66', bearer: 'nonsense' };
    const attacks = [
      ['/check-user', { mobile_number: demoNumber }],
      ['/login', { mobile_number: demoNumber }],
      ['/signup', registration(demoNumber)],
    ] as const;
    for (const [path, body] of attacks) {
      const most = Math.max(...Object.values(defaultLimits.address).map(({ points }) => points));
      await inTurn(most + 1, () => backend.post(path, body, attacker));
      expect((await backend.post(path, body, attacker)).status).toBe(429);
    }

    const victim = { address: '203.0.113.7', bearer: backend.proof(demoNumber) };
    const body = { mobile_number: demoNumber };
    const known = await backend.post('/check-user', body, victim);
    expect([known.status, await known.json()]).toEqual([
      200,
      { exists: true, userID: expect.any(String) },
    ]);
    expect((await backend.post('/login', body, victim)).status).toBe(200);
  });

  it('cannot use up the limit of the number without proof', async () => {
    const app = provenLimited('login');
    const body = { mobile_number: demoNumber };
    await inTurn(5, () => send(app, 'POST', '/login', body, { bearer: 'nonsense' }));
    expect((await ask(app, 'login', demoNumber, {})).status).toBe(200);
  });
});

describe('Rate limits (§13.4): a signed-in person', () => {
  it('too many requests are refused with the time to wait, whatever they ask for', async () => {
    const app = backend.another({ limits: { ...noLimits, person: three } });
    const person = await backend.register(twoNumbers[0]);
    const reads = [
      `/get_events?host_id=${person.userID}`,
      `/get-tasks/${person.userID}`,
      `/get-user-organisations?userId=${person.userID}`,
    ];
    for (const path of reads) expect((await read(app, path, person)).status).toBe(200);
    await expectTimeToWait(await read(app, `/get-tasks/${person.userID}`, person));

    const other = await backend.register(twoNumbers[1]);
    expect((await read(app, `/get-tasks/${other.userID}`, other)).status).toBe(200);
  });

  function read(app: App, path: string, { token }: Person) {
    return send(app, 'GET', path, undefined, { bearer: token });
  }
});

describe('Rate limits: fairness', () => {
  it('the limit of one call does not affect another call', async () => {
    const address = { ...noLimits.address, checkUser: three };
    const app = backend.another({ limits: { ...noLimits, address } });
    await inTurn(4, () => ask(app, 'checkUser', demoNumber, {}));
    expect((await ask(app, 'login', demoNumber, {})).status).toBe(200);
  });

  it('the limits and quotas are those that SECURITY.md promises', () => {
    const security = readFileSync(join(root, 'SECURITY.md'), 'utf8');
    const { address, provenNumber, accounts, person } = defaultLimits;
    const { events, calendarEntries, openBookings, ...most } = defaultQuotas;
    const count = (number: number) => number.toLocaleString('en');
    expect([address.signup, provenNumber.signup]).toEqual([address.login, provenNumber.login]);
    for (const row of [
      `\`/check-user\` ${address.checkUser.points}, \`/login\` and \`/signup\` ${within(address.login)} by address`,
      `\`/login\` and \`/signup\` ${within(provenNumber.login)} by number`,
      `${accounts.points} accounts ${accounts.seconds === 86_400 && 'a day'} of one number`,
      `${person.points} calls ${person.seconds === 60 && 'a minute'} of one person`,
      `${events.aDay} events and ${calendarEntries.aDay} calendar entries of each kind a day, ${count(events.inAll)} and ${count(calendarEntries.inAll)} in all`,
      `${count(most.invitationsADay)} invitations a day of one host, ${most.invitationsToOneNumberADay} of them to one number, ${eventLimits.invitees} invitees`,
      `${most.changesOfAnEvent} changes of what the guests`,
      `${most.changesToldADay} messages a day about changes of one host's events`,
      `${openBookings.withPartnerADay} open bookings with one partner on one day, ${openBookings.inAll} in all, ${most.openResourceSlots} slots of resources`,
    ])
      expect(security).toContain(`| ${row}`);
  });

  function within({ points, seconds }: Limit): string {
    return `${points} in ${seconds / 60} minutes`;
  }
});

describe('Rate limits: the counted address', () => {
  it.each([
    [
      'one IPv6 network',
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::a'],
    ],
    [
      'an IPv4 address, mapped or not,',
      ['198.51.100.1', '::ffff:198.51.100.1', '198.51.100.1', '::ffff:198.51.100.1'],
    ],
  ])('requests from %s count as one address', async (_, addresses) => {
    const app = byAddress(false);
    const statuses = await inTurn(4, (n) =>
      ask(app, 'checkUser', numberOf(n), { address: addresses[n] ?? '' }),
    );
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('two IPv6 networks count apart', async () => {
    const app = byAddress(false);
    const statuses = await inTurn(4, (n) =>
      ask(app, 'checkUser', numberOf(n), { address: `2001:db8:1:${n}::1` }),
    );
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it('the socket’s address counts, whatever a client claims', async () => {
    const app = byAddress(false);
    const statuses = await inTurn(4, (n) =>
      ask(app, 'checkUser', numberOf(n), { headers: { 'x-forwarded-for': `198.51.100.${n}` } }),
    );
    expect(statuses.at(-1)).toBe(429);
  });

  it('the address added by a trusted proxy counts, whatever the client put before it', async () => {
    const app = byAddress(true);
    const statuses = await inTurn(4, (n) =>
      ask(app, 'checkUser', numberOf(n), {
        headers: { 'x-forwarded-for': `10.0.0.${n}, 198.51.100.1` },
      }),
    );
    expect(statuses.at(-1)).toBe(429);
    const headers = { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' };
    expect((await ask(app, 'checkUser', numberOf(5), { headers })).status).toBe(200);
  });

  it.each([
    ['198.51.100.1', ['198.51.100.1:5678', '198.51.100.1', '198.51.100.1:1']],
    ['2001:db8:1:2', ['[2001:db8:1:2::1]:80', '[2001:db8:1:2::2]', '2001:db8:1:2::3']],
  ])('the port that a trusted proxy adds to %s does not count', async (_, forwarded) => {
    const app = byAddress(true);
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const statuses = await inTurn(3, (n) =>
      ask(app, 'checkUser', numberOf(n), from(forwarded[n] ?? '')),
    );
    expect(statuses).toEqual([200, 200, 200]);
    expect((await ask(app, 'checkUser', numberOf(4), from(forwarded[0] ?? ''))).status).toBe(429);
    expect((await ask(app, 'checkUser', numberOf(5), from('203.0.113.9:5678'))).status).toBe(200);
  });

  function byAddress(trustProxy: boolean) {
    return backend.another({
      config: { allowedOrigins: [], aadhaarHashKey, trustProxy },
      limits: { ...noLimits, address: { ...noLimits.address, checkUser: three } },
    });
  }
});

const pathOf = { checkUser: '/check-user', login: '/login', signup: '/signup' };

async function expectTimeToWait(response: Response): Promise<void> {
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await response.json()).toEqual({ error: expect.stringContaining('wait') });
}

function provenLimited(call: ProvenCall): App {
  const provenNumber = { ...noLimits.provenNumber, [call]: three };
  return backend.another({ limits: { ...noLimits, provenNumber } });
}

function ask(
  app: App,
  call: OpenCall,
  number: string,
  from: { address?: string; headers?: Record<string, string> },
) {
  const body = call === 'signup' ? registration(number) : { mobile_number: number };
  return send(app, 'POST', pathOf[call], body, { ...from, bearer: backend.proof(number) });
}

async function inTurn(times: number, request: (n: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await request(n)).status);
  return statuses;
}

function numberOf(n: number): string {
  return `+9190000${String(n).padStart(5, '0')}`;
}
