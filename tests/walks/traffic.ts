import { type CallName, endsSessionOn401, routes } from '../world/calls.ts';
import { type Answer, Network, type Sent } from '../world/network.ts';
import type { Ask, Asks } from './asks.ts';
import type { Fields } from './reply.ts';
import type { Service } from './service.ts';

/** The session and the page of the app at a moment. */
export interface SessionThen {
  token: string | null;
  userID: string | null;
  /** The person whose page is open: signed in, or signed in until a moment ago. */
  owner: string | null;
}

/** A call on its way, and how it came out. */
export interface Call extends Sent {
  /** Whether it makes or changes something, so that sending it twice would matter. */
  isWrite: boolean;
  /** Whether it needs a session. */
  isGuarded: boolean;
  fields: Fields;
  /** When it left, by the clock of the walk, and when its answer came; null before. */
  leftAt: number;
  answeredAt: number | null;
  /** All that it carries, as text. */
  text: string;
  /** The session that the app held as the call left. */
  session: SessionThen;
  /** The flow of a booking that was on the screen as the call left. */
  booking: object | null;
  /** `waiting` as long as the app waits for the answer. */
  end: 'waiting' | 'given up' | 'answered' | 'failed';
  /** When its answer came, as `Traffic.order` counts; null before. */
  endedAt: number | null;
  status: number | null;
  answer: unknown;
}

/** Sentences of the service in a refusal; the second is longer than the app ever shows. */
export const sentences = ['Please ask at the desk.', 'The desk is closed, and so on. '.repeat(12)];

const reads = /^(get|list|search|slots|validate|check|reverse)/;
const openToAll: readonly CallName[] = [
  'listServices',
  'searchServices',
  'reverseGeocode',
  'searchPlaces',
];

/** The calls between the app and the service: each waits until the walk says how it comes out. */
export class Traffic {
  readonly network: Network;
  readonly calls: Call[] = [];
  /** Counts answers, to tell whether one came before or after another moment. */
  order = 0;
  readonly #asks: Asks;
  readonly #service: Service;
  readonly #departures = new WeakMap<Sent, Pick<Call, 'session' | 'booking' | 'leftAt'>>();

  constructor(
    asks: Asks,
    service: Service,
    watch: { atDeparture: () => Pick<Call, 'session' | 'booking'>; left: (call: Call) => void },
  ) {
    this.#asks = asks;
    this.#service = service;
    const answer: Answer = (sent) => {
      const call = this.#callOf(sent);
      this.calls.push(call);
      watch.left(call);
      return new Promise((resolve, reject) => this.#wait(call, resolve, reject));
    };
    const names = Object.keys(routes) as CallName[];
    const answers = Object.fromEntries(names.map((name) => [name, answer]));
    this.network = new Network(answers as Record<CallName, Answer>);
    this.network.onDeparture = (sent) =>
      this.#departures.set(sent, { ...watch.atDeparture(), leftAt: Date.now() });
  }

  #callOf(sent: Sent): Call {
    const departure = this.#departures.get(sent);
    if (!departure) throw new Error(`${sent.call} arrived without having left.`);
    return {
      ...sent,
      ...departure,
      isWrite: !reads.test(sent.call),
      isGuarded: endsSessionOn401(sent.call) && !openToAll.includes(sent.call),
      fields: fieldsOf(sent),
      text: `${decodeURIComponent(sent.path)} ${JSON.stringify(sent.body)}`,
      end: 'waiting',
      endedAt: null,
      answeredAt: null,
      status: null,
      answer: null,
    };
  }

  #wait(
    call: Call,
    resolve: (response: Response) => void,
    reject: (reason: unknown) => void,
  ): void {
    const { signal } = call;
    const giveUp = () => {
      this.#asks.drop(ask);
      // A call whose time is up has failed: the person sees it, and may try again.
      call.end = signal.reason?.name === 'TimeoutError' ? 'failed' : 'given up';
      // The request may reach the service all the same.
      const arrive = { arrives: () => void this.#do(call) };
      if (call.isWrite) this.#asks.add(`${call.call}, given up`, arrive, false);
    };
    const come = (status: number, text: string, answer: unknown, next?: string) => {
      signal.removeEventListener('abort', giveUp);
      this.order += 1;
      const answeredAt = Date.now();
      Object.assign(call, { end: 'answered', endedAt: this.order, answeredAt, status, answer });
      const headers = new Headers(next ? { link: `<?cursor=${next}>; rel="next"` } : {});
      resolve(new Response(text, { status, headers }));
    };
    const lose = () => {
      signal.removeEventListener('abort', giveUp);
      call.end = 'failed';
      reject(new TypeError('fetch failed'));
    };
    const say = ([status, answer, next]: readonly [number, unknown, string?]) =>
      come(status, JSON.stringify(answer), answer, next);
    const ways: Ask['ways'] = {
      well: () => say(this.#do(call)),
      'no connection': lose,
      'a broken connection': () => {
        this.#do(call);
        lose();
      },
      'a crash': () => come(500, '<h1>Internal Server Error</h1>', null),
      'a database that answers too late': () => {
        this.#do(call);
        say([503, { error: sentences[0] }]);
      },
      'no JSON': () => come(this.#do(call)[0], '<h1>Welcome to the hotel</h1>', null),
      'a wrong shape': () => say([this.#do(call)[0], { strange: true }]),
      'a refusal': () => say([409, { error: sentences[0] }]),
      'a long refusal': () => say([422, { error: sentences[1] }]),
      'no such call': () => say([404, { error: 'Not found.' }]),
      'too late': () => say([410, { error: sentences[0] }]),
      'no session': () => {
        if (call.isGuarded && call.bearer) this.#service.revoke(call.bearer);
        say([401, { error: 'Please log in.' }]);
      },
    };
    const isFurther = call.fields.cursor !== undefined;
    const ask = this.#asks.add(isFurther ? `${call.call}, a further page` : call.call, ways);
    // It may have been given up while its body was read.
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  }

  #do({ call, bearer, fields }: Call) {
    return this.#service.handle(call, bearer, fields);
  }
}

/** The fields of the path, the query and the body together. */
function fieldsOf({ call, path, body }: Sent): Fields {
  const { pathname, searchParams } = new URL(path, 'https://any.test');
  const template = routes[call].path;
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const values = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname) ?? [];
  const inPath = names.map((name, at) => [name, decodeURIComponent(values[at + 1] ?? '')]);
  return {
    ...Object.fromEntries(searchParams),
    ...Object.fromEntries(inPath),
    ...Object(body),
  };
}
