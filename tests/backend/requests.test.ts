// @vitest-environment node
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverOf } from '../../backend/http/server.ts';
import { listen } from '../../backend/listen.ts';
import { appOrigin, demoNumber, registration, send, setUpBackend } from './support/backend.ts';

const backend = setUpBackend();
const number = '+919000012345';
const requestId = '0198f2a4-6c1b-4d7e-8f00-1a2b3c4d5e6f';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('Requests: unreadable bodies', () => {
  it('an unreadable body is refused with a sentence', async () => {
    for (const body of ['', '{', 'null', '[]', '"text"', '1', '{"a":1}', `${'['.repeat(30_000)}`]) {
      const response = await backend.post('/login', body);
      expect(response.status, body.slice(0, 20)).toBe(400);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('the content type %j is refused', async (type) => {
    const headers = { 'content-type': type };
    const response = await backend.post('/check-user', { mobile_number: number }, { headers });
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  it('a body in another encoding than UTF-8 is refused: its letters would be kept as others', async () => {
    const headers = { 'content-type': 'application/json' };
    const answerTo = async (body: Buffer) => {
      const init = { method: 'POST', headers, body: new Uint8Array(body) };
      return (await backend.another().request('/validate-token', init)).status;
    };
    const text = '{"token":"é\ufffd"}';
    const statuses = [answerTo(Buffer.from(text, 'latin1')), answerTo(Buffer.from(text))];
    expect(await Promise.all(statuses)).toEqual([400, 200]);
  });

  it('a content type with a charset is accepted', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const response = await backend.post('/check-user', { mobile_number: number }, { headers });
    expect(response.status).toBe(200);
  });

  it.each([
    ['whose length is stated', 'content-length: 100\r\n\r\n{"token"'],
    ['of no stated length', 'transfer-encoding: chunked\r\n\r\n8\r\n{"token"\r\n'],
  ])(
    'a phone that loses its network while it sends a body %s is no failure of the service',
    async (_, sent) => {
      const server = serverOf(backend.another());
      const { url, close } = await listen(server, '127.0.0.1', 0);
      onTestFinished(close);
      const arrived = once(server, 'request');
      const phone = connect(Number(new URL(url).port), '127.0.0.1');
      const head = 'POST /validate-token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json';
      phone.write(`${head}\r\n${sent}`);
      await arrived;
      phone.destroy();
      await expect.poll(() => backend.log).not.toEqual([]);
      expect(backend.log).toMatchObject([{ level: 'info', status: 400, msg: 'request' }]);
    },
  );

  it.each([
    ['whose length is stated', (text: string) => text],
    ['that comes in pieces of no stated length', (text: string) => new Blob([text]).stream()],
  ])(
    'over a socket, a body %s is read, and refused if it is larger than 384 KiB',
    async (_, sent) => {
      const server = serverOf(backend.another());
      const { url, close } = await listen(server, '127.0.0.1', 0);
      onTestFinished(close);
      const answerTo = async (bytes: number) => {
        const body = sent(JSON.stringify({ token: 'x', more: 'x'.repeat(bytes) }));
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body, duplex: 'half' };
        const response = await fetch(`${url}/validate-token`, init);
        return [response.status, await response.json()];
      };
      const tooLarge = [413, { error: 'What was sent is too large.' }];
      expect(await answerTo(384 * 1024)).toEqual(tooLarge);
      expect(await answerTo(1024 * 1024)).toEqual(tooLarge);
      expect(await answerTo(380 * 1024)).toEqual([200, { valid: false }]);
    },
  );

  it('a refusal names the field that is wrong, and never repeats the request', async () => {
    const aadhaar6 = '4829157';
    const response = await backend.post('/signup', registration(number, { aadhaar6 }), {
      bearer: backend.proof(number),
    });
    const text = await response.text();
    expect(text).toContain('aadhaar6');
    expect(text).not.toContain(aadhaar6);
  });
});

it.each(['/healthz', '/readyz'])(
  '(§22.140) %s answers a load balancer that asks by HTTP/1.0 and names no host',
  async (path) => {
    const { url, close } = await listen(serverOf(backend.another()), '127.0.0.1', 0);
    onTestFinished(close);
    const probe = connect(Number(new URL(url).port), '127.0.0.1');
    probe.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect(await text(probe)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

describe('Requests: unknown addresses', () => {
  it.each([
    '/',
    '/nope',
    '/login/',
    '/services/category/',
    '/%00',
    '/..%2f',
    `/${'x'.repeat(5000)}`,
  ])('%s is answered with a sentence', async (path) => {
    const response = await backend.get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.' });
  });

  it.each([
    ['GET', '/login', 'POST'],
    ['GET', '/bookings/1/cancel', 'POST'],
    ['POST', '/healthz', 'GET'],
  ] as const)(
    '%s %s is answered with the method that is served there',
    async (method, path, allow) => {
      const response = await send(backend.another(), method, path, {});
      expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
      expect(await response.json()).toEqual({ error: 'Send the request by another method.' });
    },
  );
});

describe('Requests: the app’s own origin', () => {
  it('the app’s origin can read answers, refusals and failures', async () => {
    const headers = { origin: appOrigin };
    for (const path of ['/services/category/Doctor', '/services/category/Plumber', '/nope']) {
      const response = await backend.get(path, { headers });
      expect(response.headers.get('access-control-allow-origin'), path).toBe(appOrigin);
      expect(response.headers.get('vary')?.toLowerCase()).toContain('origin');
    }
    const tooLarge = await backend.post('/login', { token: 'x'.repeat(1_000_000) }, { headers });
    expect(tooLarge.headers.get('access-control-allow-origin')).toBe(appOrigin);
  });

  it('the app’s origin can send a bearer, JSON and a token of App Check, and read how long to wait and the request’s id', async () => {
    const response = await preflight(appOrigin);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toBe(
      'authorization,content-type,x-request-id,x-firebase-appcheck',
    );
    const answer = await backend.get('/nope', { headers: { origin: appOrigin } });
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'Retry-After,Link,X-Request-Id',
    );
  });

  it.each([
    'https://evil.example',
    'null',
    `${appOrigin}.evil.example`,
    'http://app.timewell.example',
  ])('the origin %s is not allowed', async (origin) => {
    const response = await backend.get('/services/category/Doctor', { headers: { origin } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
  });

  function preflight(origin: string) {
    return backend.another().request('/login', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  }
});

describe('Requests: headers', () => {
  it('every answer forbids a browser to guess its type, frame it and cache it', async () => {
    for (const path of ['/healthz', '/nope', '/services/category/Plumber']) {
      const { headers } = await backend.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('Requests: the log', () => {
  it('the log has one line a request, with its route and id, and without what was sent', async () => {
    const { token } = await backend.register(number);
    const headers = { 'x-request-id': requestId };
    await backend.post('/validate-token', { token }, { headers });
    await backend.get(`/nope/${token}?number=${encodeURIComponent(number)}`);
    await backend.get('/reverse?lat=15.83&lon=78.04');
    const line = {
      level: 'info',
      time: expect.any(String),
      pid: process.pid,
      msg: 'request',
      requestId: expect.stringMatching(uuid),
      ms: expect.any(Number),
    };
    expect(backend.log).toEqual([
      { ...line, method: 'POST', route: '/signup', status: 200 },
      { ...line, method: 'POST', route: '/validate-token', status: 200, requestId },
      { ...line, method: 'GET', route: '/*', status: 404 },
      { ...line, method: 'GET', route: '/reverse', status: 200 },
    ]);
  });

  it('the probes of load balancers are logged for those who debug only', async () => {
    for (const path of ['/healthz', '/readyz']) await backend.get(path);
    expect(backend.log.map(({ level }) => level)).toEqual(['debug', 'debug']);
  });
});

describe('Requests: the id of a request', () => {
  it('an answer carries the id that the request came with', async () => {
    const headers = { 'x-request-id': requestId, origin: appOrigin };
    for (const path of ['/services/category/Doctor', '/nope']) {
      const answer = await backend.get(path, { headers });
      expect(answer.headers.get('x-request-id')).toBe(requestId);
    }
  });

  it.each([['none'], [number], ['a word'], [`${requestId}0`], ['9'.repeat(36)]])(
    'a request with the id %s gets one of the backend’s own',
    async (given) => {
      const headers: Record<string, string> = given === 'none' ? {} : { 'x-request-id': given };
      const answer = await backend.get('/nope', { headers });
      expect(answer.headers.get('x-request-id')).toMatch(uuid);
      expect(backend.log).toEqual([
        expect.objectContaining({ requestId: answer.headers.get('x-request-id') }),
      ]);
    },
  );
});

describe('Requests: while the database fails', () => {
  const parts = () => ({ db: failing() });

  it('a call answers 500 and reveals nothing, neither in the answer nor in the log, which names the request', async () => {
    const headers = { origin: appOrigin, 'x-request-id': requestId };
    const body = { mobile_number: demoNumber };
    const response = await send(backend.another(parts()), 'POST', '/check-user', body, { headers });
    expect(response.status).toBe(500);
    expect(response.headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(await response.json()).toEqual({
      error: 'Something went wrong on our side. Please try again.',
    });
    expect(backend.log).toMatchObject([
      { level: 'error', error: expect.stringMatching(/^Error at /), requestId },
      { msg: 'request', status: 500, requestId },
    ]);
    expect(JSON.stringify(backend.log)).not.toContain(demoNumber);
  });

  it('the backend is alive and not ready, and the log says why', async () => {
    const app = backend.another(parts());
    expect((await send(app, 'GET', '/healthz')).status).toBe(200);
    const response = await send(app, 'GET', '/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: 'The database does not answer.' });
    expect(backend.log.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({
        msg: 'a dependency does not answer',
        refusal: 'databaseSilent',
        error: expect.stringMatching(/^Error at .+ < Error at /),
      }),
    ]);
    expect(JSON.stringify(backend.log)).not.toContain(demoNumber);
  });

  it('a failed statement leaves its values out of the log', async () => {
    await backend.db.execute(sql`alter table users rename to gone`);
    const response = await backend.post('/check-user', { mobile_number: demoNumber });
    await backend.db.execute(sql`alter table gone rename to users`);
    expect(response.status).toBe(500);
    expect(backend.log[0]).toMatchObject({ error: expect.stringContaining('(42P01)') });
    expect(JSON.stringify(backend.log)).not.toContain(demoNumber.slice(1));
  });

  function failing() {
    return new Proxy(backend.db, {
      get: () => () => {
        throw new Error(`Failed query\n    at params: ${demoNumber}`);
      },
    });
  }
});
