import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerTo, isSentEarly, sendEarly } from '../../src/services/api/early-calls.ts';
import { requestOf } from '../../src/services/api/request.ts';

const bases = { api: 'https://api.test', calendar: 'https://calendar.test' };
const facts = { token: 'session', userID: 'u/1', zone: 'Asia/Kolkata', id: 'r1', language: 'hi' };
const check = {
  method: 'POST',
  path: '/validate-token',
  query: [],
  service: 'api',
  fields: { token: 'token' },
} as const;
const items = {
  method: 'GET',
  path: '/items/{userId}',
  query: ['zone'],
  service: 'calendar',
  fields: { userId: 'userID', zone: 'zone' },
} as const;
const sender = { token: 'session', language: 'hi' };
const itemsOfApp = requestOf(items, { userId: 'u/1', zone: 'Asia/Kolkata' }, sender, bases);

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  globalThis.earlyCalls = undefined;
});

/** Opens a page that sends the calls; the check is answered with this, the items with 'early'. */
async function openPage(answer: unknown, status = 200): Promise<void> {
  fetched.mockImplementation(async (input) =>
    String(input).endsWith('/validate-token')
      ? Response.json(answer, { status })
      : new Response('early'),
  );
  await sendEarly({ bases, check, calls: [items] }, facts);
  fetched.mockClear();
  fetched.mockImplementation(async () => new Response('late'));
}

async function ask(signal = new AbortController().signal): Promise<string> {
  return (await answerTo(itemsOfApp, signal)).text();
}

describe('A call that the page’s HTML has sent', () => {
  it('answers the app’s own call, once', async () => {
    await openPage({ valid: true });
    expect(isSentEarly()).toBe(true);
    expect(await ask()).toBe('early');
    expect(fetched).not.toHaveBeenCalled();
    expect(await ask()).toBe('late');
  });

  it('answers the app’s own call also where its answer has no content', async () => {
    await openPage({ valid: true });
    fetched.mockImplementation(async (input) =>
      String(input).includes('/items/')
        ? new Response(null, { status: 204 })
        : Response.json({ valid: true }),
    );
    await sendEarly({ bases, check, calls: [items] }, facts);
    fetched.mockClear();
    expect((await answerTo(itemsOfApp, new AbortController().signal)).status).toBe(204);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('answers no call of another person, in another language or with another field', async () => {
    await openPage({ valid: true });
    const others = [
      requestOf(
        items,
        { userId: 'u/1', zone: 'Asia/Kolkata' },
        { ...sender, token: 'other' },
        bases,
      ),
      requestOf(
        items,
        { userId: 'u/1', zone: 'Asia/Kolkata' },
        { ...sender, language: 'te' },
        bases,
      ),
      requestOf(items, { userId: 'u/1', zone: 'Europe/Paris' }, sender, bases),
    ];
    for (const other of others) {
      const answer = await answerTo(other, new AbortController().signal);
      expect(await answer.text()).toBe('late');
    }
  });

  it('is used for 30 seconds, since what it says may change', async () => {
    await openPage({ valid: true });
    vi.advanceTimersByTime(30_000);
    expect(await ask()).toBe('early');
    await openPage({ valid: true });
    vi.advanceTimersByTime(30_001);
    expect(await ask()).toBe('late');
  });

  it('answers the app’s own call, however late the app’s code asks: what has arrived is not given up', async () => {
    const patience = new AbortController();
    const read = Promise.withResolvers<void>();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    fetched.mockImplementation(async (_, init) =>
      init?.method === 'POST'
        ? Response.json({ valid: true })
        : new Response(lasting(init, read.resolve)),
    );
    await sendEarly({ bases, check, calls: [items] }, facts);
    await read.promise;
    patience.abort(new Error('ten seconds are over'));
    expect(await ask()).toBe('early');
    vi.restoreAllMocks();
  });

  it.each([
    ['is answered with false', { valid: false }, 200],
    ['is answered with null', null, 200],
    ['is refused', { valid: true }, 401],
  ])('is not sent where the check of the token %s', async (_, answer, status) => {
    await openPage(answer, status);
    expect(await ask()).toBe('late');
  });

  it('is sent anew by the app where it fails', async () => {
    await openPage({ valid: true });
    fetched.mockImplementation(async (input) => {
      if (typeof input === 'string' && input.includes('/items/')) throw new TypeError('offline');
      return input instanceof Request ? new Response('late') : Response.json({ valid: true });
    });
    await sendEarly({ bases, check, calls: [items] }, facts);
    expect(await ask()).toBe('late');
  });

  it('is waited for no longer than the app’s own call would be', async () => {
    await openPage({ valid: true });
    fetched.mockImplementation(async (input) =>
      String(input).includes('/items/')
        ? new Promise(() => undefined)
        : Response.json({ valid: true }),
    );
    await sendEarly({ bases, check, calls: [items] }, facts);
    const stop = new AbortController();
    const answer = ask(stop.signal);
    stop.abort(new Error('too late'));
    await expect(answer).rejects.toThrow('too late');
  });
});

/** A body that has arrived: as in a browser it fails with the signal of its request until it was read. */
function lasting(init: RequestInit | undefined, read: () => void): ReadableStream {
  const source: UnderlyingDefaultSource = {
    start(body) {
      init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason));
    },
    pull(body) {
      body.enqueue(new TextEncoder().encode('early'));
      body.close();
      read();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

describe('A page whose HTML sends no calls', () => {
  it('leaves each call to the app', async () => {
    fetched.mockImplementation(async () => new Response('late'));
    expect(isSentEarly()).toBe(false);
    expect(await ask()).toBe('late');
  });
});
