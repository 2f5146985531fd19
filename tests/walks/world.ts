import { vi } from 'vitest';
import type { PushMessage } from '#domain/push.ts';
import { aadhaarDigits } from '#domain/registration.ts';
import { stubDownloads } from '../world/device.ts';
import { stubGeolocation } from '../world/geolocation.ts';
import { offerLanguages } from '../world/languages.ts';
import { expired, noAnswer, proofOf, provider, tooMany } from '../world/phone-provider.ts';
import { PushDevice } from '../world/push-device.ts';
import { pushProvider, pushToken } from '../world/push-provider.ts';
import { Asks } from './asks.ts';
import { Service } from './service.ts';
import { type Call, type SessionThen, Traffic } from './traffic.ts';
import { typedAadhaar } from './typing.ts';

/** Something that a walk saw the app do, and the session that the app held then. */
export type Observation =
  | { type: 'sent'; call: Call }
  | { type: 'read'; key: string; session: SessionThen }
  | { type: 'stored'; key: string; text: string }
  | { type: 'logged'; text: string }
  | { type: 'thrown'; text: string }
  /** A guarded flow opened; `askedAt` counts as `Traffic.order` does. */
  | { type: 'opened'; flow: string; askedAt: number; session: SessionThen };

export const noSession: SessionThen = { token: null, userID: null, owner: null };

/** Everything outside the app, in the hands of a walk, and what the app did to it. */
export class World {
  readonly asks = new Asks();
  readonly service = new Service();
  readonly traffic = new Traffic(this.asks, this.service, {
    atDeparture: () => ({ session: this.sessionNow(), booking: this.bookingNow() }),
    left: (call) => this.note({ type: 'sent', call }),
  });
  /** Codes, proofs and Aadhaar digits, which no log and no storage may hold. */
  readonly secrets = new Set([aadhaarDigits(typedAadhaar)]);
  /** Words of push messages that came. */
  readonly pushed = new Set<string>();
  /** How often a draft of somebody was there when the app looked for it. */
  draftsFound = 0;
  /** Grows with everything that happens. */
  happenings = 0;
  sessionNow: () => SessionThen = () => noSession;
  bookingNow: () => object | null = () => null;
  #observed: Observation[] = [];
  #codes = 0;
  #isOnline = true;

  /** Puts this world in the place of jsdom's globals and of the providers. */
  take(): void {
    localStorage.clear();
    sessionStorage.clear();
    offerLanguages('en hi te');
    vi.stubGlobal('fetch', this.traffic.network.fetch);
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    vi.stubGlobal('scrollTo', () => undefined);
    Element.prototype.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    stubDownloads();
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => this.#isOnline);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeout);
    this.#watchStorages();
    this.#takePhone();
    this.#takeDevice();
    this.#takeChance();
  }

  get isOnline(): boolean {
    return this.#isOnline;
  }

  /** The code that the person reads on their phone. */
  get code(): string {
    return provider.lastCode;
  }

  note(observation: Observation): void {
    this.happenings += 1;
    this.#observed.push(observation);
  }

  /** All observations since the last call. */
  takeObservations(): Observation[] {
    const observed = this.#observed;
    this.#observed = [];
    return observed;
  }

  setNetwork(isThere: boolean): void {
    this.#isOnline = isThere;
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  }

  /** Another tab writes into the storage that all tabs share. */
  writeElsewhere(key: string, text: string): void {
    localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  }

  deliver(message: PushMessage): void {
    for (const words of [message.title, message.body]) if (words) this.pushed.add(words);
    pushProvider.deliver(message);
  }

  #watchStorages(): void {
    const { getItem, setItem } = Storage.prototype;
    const world = this;
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
      const text = getItem.call(this, key);
      if (text !== null && key.startsWith('timewell.draft.user.')) world.draftsFound += 1;
      world.note({ type: 'read', key, session: world.sessionNow() });
      return text;
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      world.note({ type: 'stored', key, text });
      setItem.call(this, key, text);
    });
  }

  /** A walk's pauses and names are the same each time. */
  #takeChance(): void {
    let drawn = 1;
    vi.spyOn(Math, 'random').mockImplementation(() => {
      drawn = (drawn * 16_807) % 2_147_483_647;
      return drawn / 2_147_483_647;
    });
  }

  #takePhone(): void {
    provider.reset();
    provider.newCode = () => {
      this.#codes += 1;
      return this.#secret(String(731_000 + this.#codes));
    };
    const failures = { 'too many': tooMany, 'no connection': noAnswer };
    const asUsual = () => undefined;
    provider.answer('sendCode', () =>
      this.asks.promise('sendCode', { sent: asUsual, ...failures }),
    );
    provider.answer('confirmCode', () => {
      const number = provider.asked.at(-1)?.input[0] ?? '';
      this.#secret(proofOf(number, provider.lastCode));
      return this.asks.promise('confirmCode', { compared: asUsual, expired, ...failures });
    });
  }

  #secret(text: string): string {
    this.secrets.add(text);
    return text;
  }

  #takeDevice(): void {
    const { asks } = this;
    const fail = () => Promise.reject(new Error('The provider cannot be reached.'));
    pushProvider.reset();
    pushProvider.token = () =>
      asks.promise('pushToken', { given: () => pushToken, 'no connection': fail });
    pushProvider.deleteToken = () =>
      asks.promise('deletePushToken', { done: () => undefined, 'no connection': fail });
    const permission = (given: NotificationPermission) => ({ [given]: () => given });
    new PushDevice('default', () =>
      asks.promise('permission', {
        ...permission('granted'),
        ...permission('default'),
        ...permission('denied'),
      }),
    );
    const here = { coords: { latitude: 15.63, longitude: 77.28 } } as GeolocationPosition;
    const denied = { code: 1 } as GeolocationPositionError;
    stubGeolocation((found, failed) => {
      asks.add('geolocation', { found: () => found(here), denied: () => failed?.(denied) });
    });
    const refuse = () => Promise.reject(new DOMException('The person said no.', 'NotAllowedError'));
    define('clipboard', {
      writeText: () => asks.promise('clipboard', { written: () => undefined, refused: refuse }),
    });
    define('contacts', {
      select: () =>
        asks.promise<unknown>('contacts', {
          picked: () => [{ tel: ['98480 22338'] }, { tel: ['12'] }],
          none: () => [],
          refused: refuse,
        }),
    });
  }
}

function define(name: 'clipboard' | 'contacts', value: object): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

/** `AbortSignal.timeout` by the clock of the walk. */
function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('Too long.', 'TimeoutError'));
  setTimeout(abort, milliseconds);
  return controller.signal;
}
