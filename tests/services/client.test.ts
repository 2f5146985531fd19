import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#domain/contract/call.ts';
import { createSend, type SendOptions } from '../../src/services/api/client.ts';
import { ApiFailure, isRefusalWithSentence } from '../../src/services/api/failure.ts';
import { Patience } from '../world/patience.ts';

const Anything = v.record(v.string(), v.unknown());

const book = call({
  name: 'book',
  method: 'POST',
  path: '/rooms/{room}/book',
  request: Anything,
  response: v.object({ booked: v.boolean() }),
});

const find = call({
  name: 'find',
  method: 'GET',
  path: '/find/{what}',
  query: ['date', 'near'],
  service: 'calendar',
  request: Anything,
  response: v.object({ found: v.array(v.string()) }),
});

const signIn = call({ ...book, name: 'signIn', path: '/sign-in', endsSessionOn401: false });

const fetched = vi.fn<typeof fetch>();
const onUnauthorized = vi.fn();
let sessionToken: string | null;

beforeEach(() => {
  fetched.mockReset();
  onUnauthorized.mockReset();
  sessionToken = 'session';
  vi.stubGlobal('fetch', fetched);
});

/** A call whose answer is not read. */
const tell = call({ ...book, name: 'tell', response: v.unknown() });

describe('A request of the client', () => {
  it('has encoded fields in its path and the rest in a JSON body', async () => {
    await post({ room: 'a/b ?', date: '2026-06-15' });
    const sent = request();
    expect(sent.url).toBe('https://api.test/rooms/a%2Fb%20%3F/book');
    expect(sent.method).toBe('POST');
    expect(await sent.json()).toEqual({ date: '2026-06-15' });
  });

  it('goes to the calendar’s base address with encoded query fields when it is the calendar’s', async () => {
    fetched.mockResolvedValue(Response.json({ found: [] }));
    await sender()(find, { what: 'x', date: '2026-06-15', near: 'a&b' }, { signal: never() });
    expect(request().url).toBe('https://calendar.test/find/x?date=2026-06-15&near=a%26b');
    expect(request().body).toBeNull();
    expect(request().headers.get('content-type')).toBeNull();
  });

  it('leaves out a query field without a value, which another service may not know', async () => {
    fetched.mockResolvedValue(Response.json({ found: [] }));
    await sender()(find, { what: 'x', near: undefined }, { signal: never() });
    expect(request().url).toBe('https://calendar.test/find/x');
  });

  it('carries the session’s token as bearer', async () => {
    await post();
    expect(request().headers.get('authorization')).toBe('Bearer session');
    expect(request().headers.get('content-type')).toBe('application/json');
    expect(request().headers.get('accept')).toBe('application/json');
  });

  it('asks for the sentences of the page’s language', async () => {
    await post();
    expect(request().headers.get('accept-language')).toBe('hi');
  });

  it('carries no bearer without a session', async () => {
    sessionToken = null;
    await post();
    expect(request().headers.has('authorization')).toBe(false);
  });

  it('carries an id of its own to a service whose answers show one', async () => {
    fetched.mockImplementation(async () => named({ booked: true }));
    const send = sender();
    for (const room of ['1', '2', '3']) await send(book, { room }, { signal: never() });
    const [first, ...ids] = [0, 1, 2].map((place) => request(place).headers.get('x-request-id'));
    expect(first).toBeNull();
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('carries no id to another service, which may not let a browser send one', async () => {
    fetched.mockImplementation(async () => named({ booked: true, found: [] }));
    const send = sender();
    await send(book, { room: '1' }, { signal: never() });
    await send(find, { what: 'x' }, { signal: never() });
    expect(request(1).headers.has('x-request-id')).toBe(false);
  });

  it('carries no id for a visitor’s list, before which a browser would have to ask the service', async () => {
    sessionToken = null;
    fetched.mockImplementation(async () => named({ found: [] }));
    const send = sender();
    for (const what of ['x', 'y']) await send(find, { what }, { signal: never() });
    expect(request(1).headers.has('x-request-id')).toBe(false);
  });

  it('carries the proof of the phone instead of the session’s token', async () => {
    await post({ room: '1' }, { bearer: 'proof' });
    expect(request().headers.get('authorization')).toBe('Bearer proof');
  });
});

describe('An answer to the client', () => {
  it('is returned with the fields of the contract only', async () => {
    fetched.mockResolvedValue(Response.json({ booked: true, more: 1 }));
    expect(await send()).toEqual({ booked: true });
  });

  it.each([
    ['a field of another type', () => Response.json({ booked: 'yes' }), 'wrong: booked'],
    ['a list', () => Response.json([]), 'wrong'],
    ['JSON cut off', () => new Response('{"booked": tr'), 'wrong'],
    ['an HTML page', () => new Response('<h1>Hello</h1>'), 'wrong'],
    ['an empty body', () => new Response(''), 'wrong'],
    ['a 204', () => new Response(null, { status: 204 }), 'wrong'],
  ])('with %s is malformed and names the call', async (_, answer, cause) => {
    fetched.mockResolvedValue(answer());
    const failure = await failureOf(send());
    expect(failure).toMatchObject({
      kind: 'malformed',
      call: 'book',
      status: null,
      sentence: null,
    });
    expect(failure.message).toBe('book: malformed');
    expect(String(failure.cause)).toContain(cause);
  });

  it.each([
    ['a sentence', { error: 'Full.' }, 'Full.'],
    ['a sentence that is too long', { error: 'a'.repeat(500) }, 'a'.repeat(200)],
    ['a sentence of emoji', { error: `a${'🎉'.repeat(300)}` }, `a${'🎉'.repeat(199)}`],
    ['a sentence that is no text', { error: { text: 'Full.' } }, null],
    ['a number', { error: 42 }, null],
    ['another field', { message: 'Full.' }, null],
    ['a bare text', 'Full.', null],
  ])('with status 403 and %s is refused', async (_, body, sentence) => {
    fetched.mockResolvedValue(Response.json(body, { status: 403 }));
    const failure = await failureOf(send());
    expect(failure).toMatchObject({ kind: 'refused', call: 'book', status: 403, sentence });
    expect(isRefusalWithSentence(failure)).toBe(sentence !== null);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([500, 502, 404, 400, 429])(
    'with status %i and an HTML page is refused without a sentence',
    async (status) => {
      fetched.mockResolvedValue(new Response('<!doctype html><h1>error</h1>', { status }));
      expect(await failureOf(send())).toMatchObject({ kind: 'refused', status, sentence: null });
    },
  );

  it.each([
    ['12', 12_000],
    ['Mon, 15 Jun 2026 08:00:30 GMT', 30_000],
    ['Mon, 15 Jun 2026 07:00:00 GMT', 0],
    ['soon', null],
  ])('with a Retry-After of “%s” carries the milliseconds %s', async (text, retryAfter) => {
    vi.useFakeTimers({ now: Date.parse('2026-06-15T08:00:00Z'), toFake: ['Date'] });
    const headers = { 'retry-after': text };
    fetched.mockResolvedValue(new Response('', { status: 503, headers }));
    expect(await failureOf(send())).toMatchObject({ kind: 'refused', status: 503, retryAfter });
    vi.useRealTimers();
  });

  it.each([
    '<!DOCTYPE html><title>Café WiFi</title>',
    '\n<HTML lang="en"><body>Accept the terms</body></HTML>',
    '<!-- Café WiFi 2.1 -->\n<html><body>Accept the terms</body></html>',
    '<script>top.location.href="http://10.0.0.1/portal"</script>',
    '<meta http-equiv="refresh" content="0; url=http://10.0.0.1/portal">',
    '<?xml version="1.0"?>\n<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"></html>',
  ])('that is a page of a captive portal, %j, is none of the service', async (text) => {
    fetched.mockResolvedValue(new Response(text, { status: 200 }));
    expect(await failureOf(send())).toMatchObject({ kind: 'unavailable', status: null });
  });

  it('with a status of success whose body breaks off is a success where the body is not read, unless a captive portal sent it', async () => {
    const telling = () => sender()(tell, { room: '1' }, { signal: never(), patience: 1 });
    fetched.mockImplementation(async (_, init) => stalled(init?.signal));
    expect(await telling()).toBeUndefined();
    fetched.mockImplementation(async () => brokenOff({ status: 503 }));
    expect(await failureOf(telling())).toMatchObject({ kind: 'unavailable' });
    fetched.mockImplementation(async () => brokenOff({ headers: { 'content-type': 'text/html' } }));
    expect(await failureOf(telling())).toMatchObject({ kind: 'unavailable' });
  });

  it('in XML is one of the service, and not taken for a page', async () => {
    fetched.mockResolvedValue(new Response('<?xml version="1.0"?><saved/>', { status: 200 }));
    expect(await failureOf(send())).toMatchObject({ kind: 'malformed' });
  });

  it.each([
    ['a refused connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['a body that breaks off', async () => brokenOff()],
  ])('with %s is unavailable', async (_, answer) => {
    fetched.mockImplementation(answer);
    const failure = await failureOf(send());
    expect(failure).toMatchObject({ kind: 'unavailable', call: 'book', status: null });
    expect(failure.message).toBe('book: unavailable');
  });
});

it('A call whose answer has another form has failed where the code that reads it does not arrive', async () => {
  vi.doMock('../../src/services/api/read-answer.ts', () => Promise.reject(new Error('gone')));
  fetched.mockImplementation(async () => Response.json({ booked: 'perhaps' }));
  expect(await failureOf(send())).toMatchObject({ kind: 'unavailable', call: 'book' });
  vi.doUnmock('../../src/services/api/read-answer.ts');
});

describe('A call from a phone that gets no newer browser', () => {
  const lacking = [
    [AbortSignal, 'any'],
    [URL, 'parse'],
    [Promise, 'withResolvers'],
  ] as const;
  const had = lacking.map(([owner, name]) => Reflect.getOwnPropertyDescriptor(owner, name));

  beforeEach(() => {
    for (const [owner, name] of lacking) Reflect.deleteProperty(owner, name);
  });

  afterEach(() => {
    for (const [place, [owner, name]] of lacking.entries())
      Reflect.defineProperty(owner, name, had[place] ?? {});
  });

  it('is answered, with the link to the next page', async () => {
    const headers = { link: '<?cursor=abc>; rel="next"' };
    fetched.mockResolvedValue(Response.json({ booked: true }, { headers }));
    const onNext = vi.fn();
    const answer = sender()(book, { room: '1' }, { signal: never(), onNext });
    expect(await answer).toEqual({ booked: true });
    expect(onNext.mock.calls).toEqual([['abc']]);
  });
});

describe('A page of a list to the client', () => {
  it.each([
    ['<?host_id=asha&cursor=abc_-1>; rel="next"', 'abc_-1'],
    ['<https://other.test/a?cursor=a%20b>; title="x"; rel=next', 'a b'],
    ['<?cursor=first>; rel="first", <?cursor=next>; rel="next"', 'next'],
    ['</page/2>; rel="next"', null],
    ['<?cursor=before>; rel="prev"', null],
    ['nonsense', null],
  ])('with the link %s leads to %s', async (link, cursor) => {
    fetched.mockResolvedValue(Response.json({ booked: true }, { headers: { link } }));
    const onNext = vi.fn();
    await sender()(book, { room: '1' }, { signal: never(), onNext });
    expect(onNext.mock.calls).toEqual(cursor === null ? [] : [[cursor]]);
  });
});

describe('A 401 to the client', () => {
  const unauthorized = () => Response.json({ error: 'Log in first.' }, { status: 401 });

  it('is reported once, with the token that the call carried', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetched.mockReturnValue(promise);
    const failing = failureOf(send());
    sessionToken = 'the next session';
    resolve(unauthorized());
    expect(await failing).toMatchObject({ kind: 'unauthorized', status: 401, sentence: null });
    expect(onUnauthorized.mock.calls).toEqual([['session']]);
  });

  it('is reported without a token when the call carried none', async () => {
    sessionToken = null;
    fetched.mockResolvedValue(unauthorized());
    await failureOf(send());
    expect(onUnauthorized.mock.calls).toEqual([[null]]);
  });

  it('is not reported by a call that is exempt, or whose sender judges it', async () => {
    fetched.mockImplementation(async () => unauthorized());
    const failing = sender()(signIn, {}, { signal: never(), bearer: 'proof' });
    expect(await failureOf(failing)).toMatchObject({ kind: 'unauthorized', call: 'signIn' });
    await failureOf(send({ keepsSession: true }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('The client’s timeout', () => {
  it('is ten seconds by default', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await post();
    expect(timeout.mock.calls).toEqual([[10_000]]);
    timeout.mockRestore();
  });

  it('makes a call unavailable when no answer arrives', async () => {
    fetched.mockImplementation(untilGivenUp);
    const failure = await failureOf(send({ patience: 1 }));
    expect(failure).toMatchObject({ kind: 'unavailable', call: 'book' });
    expect(failure.cause).toMatchObject({ name: 'TimeoutError' });
  });

  it('leaves a page that was frozen beyond it a moment to read the answer that came meanwhile, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const isAnswered of [true, false]) {
      const patience = new Patience();
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(patience.timeout);
      const answered = Promise.withResolvers<Response>();
      fetched.mockImplementation((...asked) =>
        Promise.race([answered.promise, untilGivenUp(...asked)]),
      );
      const answer = send().catch((error: unknown) => error);
      vi.setSystemTime(Date.now() + 60_000);
      patience.runOut();
      if (isAnswered) answered.resolve(Response.json({ booked: true }));
      else patience.runOut();
      expect(await answer).toMatchObject(isAnswered ? { booked: true } : { kind: 'unavailable' });
      timeout.mockRestore();
    }
    vi.useRealTimers();
  });

  it('makes a call unavailable when the body stalls', async () => {
    fetched.mockImplementation(async (_, init) => stalled(init?.signal));
    expect(await failureOf(send({ patience: 1 }))).toMatchObject({ kind: 'unavailable' });
  });
});

it.each([
  ['its answer', untilGivenUp],
  ['the rest of its answer', async (_: unknown, init?: RequestInit) => stalled(init?.signal)],
])('Client: a call that is aborted before %s has come never settles', async (_, answer) => {
  fetched.mockImplementation(answer);
  const asker = new AbortController();
  const told = vi.fn();
  sender()(tell, { room: '1' }, { signal: asker.signal }).then(told, told);
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  asker.abort();
  await new Promise((done) => setImmediate(done));
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(told).not.toHaveBeenCalled();
});

function sender() {
  return createSend({
    bases: { api: 'https://api.test', calendar: 'https://calendar.test' },
    sessionToken: () => sessionToken,
    language: () => 'hi',
    onUnauthorized,
  });
}

function send(options: Partial<SendOptions> = {}) {
  return sender()(book, { room: '1' }, { signal: never(), ...options });
}

async function post(fields: Record<string, unknown> = { room: '1' }, options = {}): Promise<void> {
  fetched.mockResolvedValue(Response.json({ booked: true }));
  await sender()(book, fields, { signal: never(), ...options });
}

function request(place = 0): Request {
  const sent = fetched.mock.calls[place]?.[0];
  if (!(sent instanceof Request)) throw new Error('Nothing was sent.');
  return sent;
}

async function failureOf(answer: Promise<unknown>): Promise<ApiFailure> {
  const failure = await answer.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiFailure)) throw new Error(`No failure of a call: ${failure}`);
  return failure;
}

function never(): AbortSignal {
  return new AbortController().signal;
}

function untilGivenUp(_: unknown, init?: RequestInit): Promise<Response> {
  const { signal } = init ?? {};
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

function brokenOff(init?: ResponseInit): Response {
  return new Response(
    new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }),
    init,
  );
}

function stalled(signal: AbortSignal | null | undefined): Response {
  return new Response(
    new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    }),
  );
}

/** An answer of a service that names its requests. */
function named(body: Record<string, unknown>): Response {
  return Response.json(body, { headers: { 'x-request-id': crypto.randomUUID() } });
}
