import { type Bases, type CallAddress, type CallRequest, requestOf } from './request.ts';

/** A fact that the device knows before the app's code has come; `id` is the last part of the address. */
export type EarlyFact = 'token' | 'userID' | 'zone' | 'id';

/** A call of a page's first screen, and which fact each of its fields has. */
export interface EarlyCall extends CallAddress {
  readonly fields: Readonly<Record<string, EarlyFact>>;
}

/** The calls that a page's HTML sends, as it names them. */
export interface EarlyPage {
  readonly bases: Bases;
  readonly check: EarlyCall;
  readonly calls: readonly EarlyCall[];
}

interface Sent {
  readonly answer: Promise<Response>;
  /** Milliseconds since the page was opened. */
  readonly at: number;
}

declare global {
  /** The calls that left before the app's code had come, by their requests. */
  var earlyCalls: Map<string, Sent> | undefined;
}

/** Milliseconds; what was answered earlier may have changed since. */
const freshness = 30_000;

/** Milliseconds that a call may take. */
const patience = 10_000;

/**
 * Sends the calls of a first screen from the page's HTML, beside the app's code: the check of the
 * token, and once it holds those that the page begins with. The app takes their answers.
 */
export async function sendEarly(
  { bases, check, calls }: EarlyPage,
  facts: Readonly<Record<EarlyFact | 'language', string>>,
): Promise<void> {
  const sent = new Map<string, Sent>();
  globalThis.earlyCalls = sent;
  const send = ({ fields, ...call }: EarlyCall) => {
    const given = Object.entries(fields).map(([name, fact]) => [name, facts[fact]] as const);
    const request = requestOf(call, Object.fromEntries(given), facts, bases);
    const signal = AbortSignal.timeout(patience);
    // With its body: a browser gives up one that is still unread when the time is up, as on a network so slow
    // that the app's code comes later.
    const answer = fetch(request.url, { ...request.init, signal }).then(async (response) => {
      const body = await response.blob();
      // An answer without content, such as a 204, may not be made with a body.
      return new Response(body.size ? body : null, response);
    });
    // The app sends a call again that has failed.
    answer.catch(() => undefined);
    sent.set(keyOf(request), { answer, at: performance.now() });
    return answer;
  };
  const checked = await send(check);
  const answer: unknown = checked.ok && (await checked.clone().json());
  if (Reflect.get(Object(answer), 'valid') === true) for (const call of calls) send(call);
}

/** Whether this page's HTML has sent calls. */
export function isSentEarly(): boolean {
  return globalThis.earlyCalls !== undefined;
}

/**
 * The answer to a request: the one that is on its way since the page was opened, or a new one, for
 * which these headers are sent as well.
 */
export async function answerTo(
  request: CallRequest,
  signal: AbortSignal,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  signal.throwIfAborted();
  const key = keyOf(request);
  const early = globalThis.earlyCalls?.get(key);
  globalThis.earlyCalls?.delete(key);
  const { url, init } = request;
  const headers = { ...init.headers, ...more };
  const send = () => fetch(new Request(url, { ...init, headers }), { signal });
  if (!early || performance.now() - early.at > freshness) return send();
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([early.answer.catch(send), stopped]);
}

function keyOf(request: CallRequest): string {
  return JSON.stringify(request);
}
