import { afterEach, beforeEach, vi } from 'vitest';
import { createSend, type Send } from '../../src/services/api/client.ts';

/** The session's token, which nothing but a request may say. */
export const token = 'secret token';

/** The network under the calls of the service API, anew for each test. */
export const fetched = vi.fn<typeof fetch>();

/** Takes what is logged as a warning. */
export const logged = vi.fn<typeof console.warn>();

/** Puts the network and the log in place for each test of a file. */
export function setUpApi(): void {
  beforeEach(() => {
    fetched.mockReset();
    logged.mockReset();
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(console, 'warn').mockImplementation(logged);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Makes a call of the API as its port does. */
export function ask<Input, Answer>(
  call: (send: Send, input: Input, signal: AbortSignal) => Promise<Answer>,
  input: Input,
): Promise<Answer> {
  return call(send, input, new AbortController().signal);
}

/** Sends a call as the app does. */
export const send: Send = createSend({
  bases: { api: 'https://api.test', calendar: 'https://calendar.test' },
  sessionToken: () => token,
  language: () => 'en-IN',
  onUnauthorized: () => undefined,
});

/** Every request is answered with this. */
export function answer(body: unknown, status = 200): void {
  fetched.mockImplementation(async () => Response.json(body, { status }));
}

type Reply = () => Response | Promise<Response>;

/** The next requests are answered by these in turn, and all after them by the last. */
export function answerBy(...replies: [Reply, ...Reply[]]): void {
  let [reply, ...later] = replies;
  fetched.mockImplementation(async () => {
    const answered = reply();
    [reply = reply, ...later] = later;
    return answered;
  });
}

/** A page of a list that names the cursor of the next one. */
export function pageBefore(cursor: string, body: unknown): Response {
  return Response.json(body, { headers: { link: `<?cursor=${cursor}>; rel="next"` } });
}

/** One of the requests, the first unless another place is named. */
export function request(place = 0): Request {
  const sent = fetched.mock.calls.at(place)?.[0];
  if (!(sent instanceof Request)) throw new Error('Nothing was sent.');
  return sent;
}
