import type { CDPSession, Page } from '@playwright/test';
import type * as v from 'valibot';
import type { Call } from '#domain/contract/call.ts';
import { answerHeld } from '../../../scripts/open-answer.ts';
import { Moment } from './moment.ts';

/** Something that the app asks for: a call of the contract, or what has a path as such a call. */
export type Asked = Pick<Call, 'method' | 'path'>;

/** What answers a call at once, however often it is made. */
export type Standing = readonly (readonly [Asked, unknown])[];

interface Held {
  id: string;
  /** By which the browser tells that it was given up. */
  networkId: string | undefined;
  method: string;
  url: string;
  body: string;
}

/**
 * The network between the page and everything that it asks, under a test's control: what has no
 * standing answer waits until the test answers it. It stops requests by the browser's own protocol
 * and not by routes, which would switch off the cache of the app's files.
 */
export class Network {
  readonly #session: CDPSession;
  readonly #change = new Moment();
  #standing: Standing = [];
  #held: Held[] = [];
  #sent: Held[] = [];
  /** Requests that the page gave up, also when it went. */
  readonly #givenUp = new Set<string>();

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Fetch.requestPaused', ({ requestId: id, networkId, request }) => {
      const { method, url, postData: body = '' } = request;
      const held = { id, networkId, method, url, body };
      // The news that it was given up may be here first, and the next page asks for the same.
      if (networkId && this.#givenUp.has(networkId)) return;
      if (method === 'OPTIONS') this.#reply(held, 204, null);
      else this.#arrived(held);
    });
    session.on('Network.loadingFailed', ({ requestId }) => {
      this.#givenUp.add(requestId);
      this.#held = this.#held.filter(({ networkId }) => networkId !== requestId);
      this.#change.passed();
    });
  }

  /** Stands before these addresses; `*` in them is anything. */
  static async before(page: Page, addresses: readonly string[]): Promise<Network> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Fetch.enable', {
      patterns: addresses.map((urlPattern) => ({ urlPattern })),
    });
    return new Network(session);
  }

  /** Forgets everything that was asked, and answers these at once from now on. */
  begin(standing: Standing): void {
    this.#standing = standing;
    this.#held = [];
    this.#sent = [];
  }

  /** How many requests of a kind wait for their answer. */
  waiting(asked: Asked): number {
    return this.#held.filter((held) => isOf(asked, held)).length;
  }

  /** What was sent with a request, the newest of its kind. */
  lastSent(asked: Asked): unknown {
    const last = this.#sent.findLast((sent) => isOf(asked, sent));
    return last && JSON.parse(last.body);
  }

  /** Answers a call as the contract says. */
  answer<C extends Call>(call: C, json: v.InferInput<C['response']>): Promise<void> {
    return this.respond(call, call.success ?? 200, json);
  }

  /** Answers the one request of a kind; it may be still to come. */
  async respond(asked: Asked, status: number, json: unknown): Promise<void> {
    await this.#reply(await this.#take(asked), status, json);
  }

  /** Lets the one request of a kind come to nothing; one that was given up meanwhile has. */
  async fail(asked: Asked): Promise<void> {
    const { id: requestId } = await this.#take(asked);
    await this.#session
      .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' })
      .catch(() => undefined);
  }

  #arrived(held: Held): void {
    this.#sent.push(held);
    const standing = this.#standing.find(([asked]) => isOf(asked, held));
    if (standing) return void this.#reply(held, 200, standing[1]);
    this.#held.push(held);
    this.#change.passed();
  }

  async #take(asked: Asked): Promise<Held> {
    const { method, path } = asked;
    await this.#change.until(
      () => this.waiting(asked) === 1,
      () => `One ${method} ${path} should wait. There wait: ${this.#list()}.`,
    );
    const taken = this.#held.find((held) => isOf(asked, held));
    if (!taken) throw new Error('What waited was given up.');
    this.#held = this.#held.filter((held) => held !== taken);
    return taken;
  }

  #list(): string {
    return this.#held.map(({ method, url }) => `${method} ${url}`).join(', ') || 'nothing';
  }

  #reply({ id }: Held, status: number, json: unknown): Promise<void> {
    return answerHeld(this.#session, id, status, json);
  }
}

/** Whether a request is for what the app asks. */
export function isOf(asked: Asked, { method, url }: Pick<Held, 'method' | 'url'>): boolean {
  const pattern = asked.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return method === asked.method && new RegExp(`^${pattern}$`).test(new URL(url).pathname);
}
