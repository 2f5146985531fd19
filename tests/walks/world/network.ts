import * as calendar from '#domain/contract/calendar.ts';
import type { Call } from '#domain/contract/call.ts';
import * as events from '#domain/contract/events.ts';
import * as invitations from '#domain/contract/invitations.ts';
import * as organisations from '#domain/contract/organisations.ts';
import * as services from '#domain/contract/services.ts';
import * as session from '#domain/contract/session.ts';
import * as signIn from '#domain/contract/sign-in.ts';
import type { Ask, Asks } from './asks.ts';
import type { Fields, Server } from './server.ts';

/** Where the app's calls end. */
export const origin = 'https://api.test';

/** A call as it left the app. */
export interface Sent {
  call: string;
  /** Whether it makes or changes something, so that sending it twice would matter. */
  isWrite: boolean;
  /** Whether only who is signed in may ask. */
  isGuarded: boolean;
  bearer: string | null;
  fields: Fields;
  /** All that it carries, as text. */
  text: string;
  /** The flow of a booking that was on the screen as it left, if one was. */
  booking: object | null;
  /** How it came out: `waiting` as long as the app waits for it. */
  end: 'waiting' | 'given up' | 'answered' | 'failed';
  /** When its answer came, as `Network.order` counts; null where none did. */
  endedAt: number | null;
  /** The status of the answer that came, if one did, and its body. */
  status: number | null;
  body: unknown;
}

/** Sentences of the service, as it refuses; one of them is longer than is ever shown. */
export const sentences = ['Please ask at the desk.', 'The desk is closed, and so on. '.repeat(12)];

const reads = /^(get|list|slots|validate|check|reverse)/;
const openToAll = ['listServices', 'reverseGeocode'];

const geocoder = { name: 'reverseGeocode', method: 'GET', path: '/reverse' } as const;

type Route = Pick<Call, 'name' | 'method' | 'path'> & { endsSessionOn401?: boolean };

const contract = [calendar, events, invitations, organisations, services, session, signIn];

const routes = [...contract.flatMap((part): Route[] => Object.values(part)), geocoder].map(
  ({ name, method, path, endsSessionOn401 = false }: Route) => ({
    name,
    method,
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? ''),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    isGuarded: endsSessionOn401 && !openToAll.includes(name),
  }),
);

/** The way to the service: every call waits until the walk says how it comes out. */
export class Network {
  /** What is on its way out: its body is still being read. */
  leaving = 0;
  /** Counts answers, and what is to be told before or after one of them. */
  order = 0;
  readonly #asks: Asks;
  readonly #server: Server;
  readonly #seeOff: (sent: Sent) => () => void;

  /** `seeOff` sees a call as it leaves, and hears when all that it carries is known. */
  constructor(asks: Asks, server: Server, seeOff: (sent: Sent) => () => void) {
    this.#asks = asks;
    this.#server = server;
    this.#seeOff = seeOff;
  }

  /** Stands in for the browser's `fetch`; as that one does, it gives up when it is told to. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input);
    const sent = sentOf(request);
    const signal = init.signal ?? request.signal;
    // What is given up before it leaves does not leave.
    signal.throwIfAborted();
    const tell = this.#seeOff(sent);
    this.leaving += 1;
    const text = await request.text();
    this.leaving -= 1;
    sent.fields = { ...sent.fields, ...(text === '' ? {} : JSON.parse(text)) };
    sent.text = `${decodeURIComponent(request.url)} ${text}`;
    tell();
    return new Promise((resolve, reject) => this.#wait(sent, signal, resolve, reject));
  };

  #wait(
    sent: Sent,
    signal: AbortSignal,
    resolve: (response: Response) => void,
    reject: (reason: unknown) => void,
  ): void {
    const giveUp = () => {
      this.#asks.drop(ask);
      sent.end = 'given up';
      reject(signal.reason);
      // What has left reaches the service all the same, now or never.
      const arrive = { arrives: () => this.#do(sent) };
      if (sent.isWrite) this.#asks.add(`${sent.call}, given up`, arrive, false);
    };
    const answer = (status: number, text: string, body: unknown) => {
      signal.removeEventListener('abort', giveUp);
      this.order += 1;
      Object.assign(sent, { end: 'answered', endedAt: this.order, status, body });
      resolve(new Response(text, { status }));
    };
    const lose = () => {
      signal.removeEventListener('abort', giveUp);
      sent.end = 'failed';
      reject(new TypeError('fetch failed'));
    };
    const say = ([status, body]: [number, unknown]) => answer(status, JSON.stringify(body), body);
    const ways: Ask['ways'] = {
      well: () => say(this.#do(sent)),
      'no connection': lose,
      'a broken connection': () => {
        this.#do(sent);
        lose();
      },
      'a crash': () => answer(500, '<h1>Internal Server Error</h1>', null),
      'no JSON': () => answer(this.#do(sent)[0], '<h1>Welcome to the hotel</h1>', null),
      'a wrong shape': () => say([this.#do(sent)[0], { strange: true }]),
      'a refusal': () => say([409, { error: sentences[0] }]),
      'a long refusal': () => say([422, { error: sentences[1] }]),
      'too late': () => say([410, { error: sentences[0] }]),
      'no session': () => {
        if (sent.isGuarded && sent.bearer) this.#server.revoke(sent.bearer);
        say([401, { error: 'Please log in.' }]);
      },
    };
    const ask = this.#asks.add(sent.call, ways);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  }

  #do({ call, bearer, fields }: Sent): [number, unknown] {
    return this.#server.handle(call, bearer, fields);
  }
}

function sentOf(request: Request): Sent {
  const { pathname, searchParams } = new URL(request.url);
  for (const { name, method, names, pattern, isGuarded } of routes) {
    const found = method === request.method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const inPath = names.map((field, place) => [field, decodeURIComponent(found[place + 1] ?? '')]);
    return {
      call: name,
      isWrite: !reads.test(name),
      isGuarded,
      bearer: request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null,
      fields: { ...Object.fromEntries(searchParams), ...Object.fromEntries(inPath) },
      text: '',
      booking: null,
      end: 'waiting',
      endedAt: null,
      status: null,
      body: null,
    };
  }
  throw new Error(`Nobody should call ${request.method} ${pathname}.`);
}
