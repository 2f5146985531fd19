// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../backend/rate-limits/limits.ts';
import { aadhaarHashKey, demoNumber, registration, send, setUpBackend } from './support/backend.ts';

const roomy = { points: 1000, seconds: 60 };
const three = { points: 3, seconds: 60 };
const roomyCall = { address: roomy, number: roomy };
const noLimits = { checkUser: roomyCall, login: roomyCall, signup: roomyCall };
const calls = ['checkUser', 'login', 'signup'] as const;
const backend = setUpBackend();

describe.each(calls)('Rate limits: too many requests of %s', (call) => {
  it('requests from one address are refused with the time to wait, before any other work', async () => {
    const app = limited({ address: three, number: roomy });
    const statuses = await inTurn(5, (n) => ask(app, call, numberOf(n), {}));
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.slice(3)).toEqual([429, 429]);
    const response = await send(app, 'POST', pathOf[call], '{', {});
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await response.json()).toEqual({ error: expect.stringContaining('wait') });
  });

  it('requests for one number are refused, whatever their addresses', async () => {
    const app = limited({ address: roomy, number: three });
    const statuses = await inTurn(5, (n) =>
      ask(app, call, demoNumber, { address: `203.0.113.${n}` }),
    );
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.slice(3)).toEqual([429, 429]);
    expect((await ask(app, call, numberOf(9), {})).status).not.toBe(429);
  });

  it('requests are counted over all backends', async () => {
    const limits = { address: three, number: roomy };
    const apps = [limited(limits), limited(limits), limited(limits), limited(limits)];
    const statuses = await Promise.all(
      apps.map(async (app, n) => (await ask(app, call, numberOf(n), {})).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  function limited(limits: (typeof noLimits)['login']) {
    return backend.another({ limits: { ...noLimits, [call]: limits } });
  }
});

describe('Rate limits: fairness', () => {
  it('a stranger without proof cannot use up the limit of a number', async () => {
    const limits = { ...noLimits, login: { address: roomy, number: three } };
    const app = backend.another({ limits });
    const body = { mobile_number: demoNumber };
    for (let n = 0; n < 5; n++) await send(app, 'POST', '/login', body, { bearer: 'nonsense' });
    expect((await ask(app, 'login', demoNumber, {})).status).toBe(200);
  });

  it('the limit of one call does not affect another call', async () => {
    const app = backend.another({
      limits: { ...noLimits, checkUser: { address: three, number: three } },
    });
    await inTurn(4, () => ask(app, 'checkUser', demoNumber, {}));
    expect((await ask(app, 'login', demoNumber, {})).status).toBe(200);
  });

  it('the limits suffice for a family behind one address and for a person who mistypes', () => {
    for (const call of calls) {
      expect(defaultLimits[call].address.points).toBeGreaterThanOrEqual(300);
      expect(defaultLimits[call].number.points).toBeGreaterThanOrEqual(20);
    }
  });
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

  function byAddress(trustProxy: boolean) {
    return backend.another({
      config: { allowedOrigins: [], aadhaarHashKey, trustProxy },
      limits: { ...noLimits, checkUser: { address: three, number: roomy } },
    });
  }
});

const pathOf = { checkUser: '/check-user', login: '/login', signup: '/signup' };

function ask(
  app: Parameters<typeof send>[0],
  call: (typeof calls)[number],
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
