import { type CallName, routes } from './calls.ts';

/** A request as it left the app. */
export interface Sent {
  call: CallName;
  method: string;
  /** With its query. */
  path: string;
  bearer: string | null;
  /** The parsed JSON, or null where there was none. */
  body: unknown;
  signal: AbortSignal;
}

/** How a call is answered; a rejection is a connection that failed. */
export type Answer = (sent: Sent) => Response | Promise<Response>;

/** Where the app's calls end in these tests; `settings` lead here. */
export const origin = 'https://api.test';

const patterns = Object.values(routes).map(({ name, method, path }) => ({
  name: name as CallName,
  method,
  pattern: patternOf(path),
}));

/** The network under a test's control: it answers each call with its latest answer, and records requests. */
export class Network {
  readonly requests: Sent[] = [];
  /** Requests that are no call of the contract: a test that made one fails. */
  readonly strangers: string[] = [];
  /** No connection comes about, whatever a call is to be answered with. */
  down = false;
  /** Requests whose bodies are still being read. */
  leaving = 0;
  /** Sees a request at the moment it leaves, before its body is read. */
  onDeparture: (sent: Sent) => void = () => undefined;
  readonly #answers: Record<CallName, Answer>;

  constructor(answers: Readonly<Record<CallName, Answer>>) {
    this.#answers = { ...answers };
  }

  /** Answers this call so from now on. */
  answer(call: CallName, answer: Answer): void {
    this.#answers[call] = answer;
  }

  /** Lets this call wait, until the returned function answers all that wait. */
  hold(call: CallName): (answer: Answer) => void {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.answer(call, async (sent) => (await promise)(sent));
    return resolve;
  }

  sent(call: CallName): Sent[] {
    return this.requests.filter((sent) => sent.call === call);
  }

  /** Stands in for the browser's `fetch`; like `fetch` it ends with its abort signal. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input);
    const { method, headers } = request;
    const { pathname, search } = new URL(request.url);
    if (pathname === '/robots.txt') return this.#answerOfHost();
    const call = callAt(method, pathname);
    if (!call) {
      this.strangers.push(`${method} ${pathname}`);
      throw new TypeError(`No call of the contract is ${method} ${pathname}.`);
    }
    const signal = init.signal ?? request.signal;
    // A request that is given up before it leaves does not leave.
    signal.throwIfAborted();
    const sent: Sent = {
      call,
      method,
      path: pathname + search,
      bearer: headers.get('authorization')?.replace(/^Bearer /, '') ?? null,
      body: null,
      signal,
    };
    this.onDeparture(sent);
    this.leaving += 1;
    const text = await request.text();
    this.leaving -= 1;
    if (text !== '') sent.body = JSON.parse(text);
    this.requests.push(sent);
    if (this.down) throw new TypeError('fetch failed');
    return Promise.race([givenUp(signal), this.#answers[call](sent)]);
  };

  #answerOfHost(): Response {
    if (this.down) throw new TypeError('fetch failed');
    return new Response();
  }
}

function callAt(method: string, pathname: string): CallName | undefined {
  const path = decodeURIComponent(pathname);
  return patterns.find((call) => call.method === method && call.pattern.test(path))?.name;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
