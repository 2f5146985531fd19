import { vi } from 'vitest';
import type { PushMessage } from '#domain/push.ts';
import type { PushMessages } from '../../../src/services/push-messages.ts';
import type { Asks } from './asks.ts';
import { type ShelfWatch, shelf } from './shelf.ts';

/** An entry of the tab's history. */
interface Entry {
  path: string;
  state: unknown;
}

/** One tab of a browser, as far as the app asks it for anything, and the device below it. */
export class Browser {
  readonly lasting: Storage;
  readonly ofTab: Storage;
  readonly #asks: Asks;
  readonly #network: { onLine: boolean; language: string } & Record<string, unknown>;
  readonly #entries: Entry[] = [{ path: '/', state: null }];
  #at = 0;
  #permission: NotificationPermission = 'default';
  #window = new EventTarget();
  #document = new EventTarget();
  #tellPush: ((message: PushMessage) => void) | null = null;

  constructor(asks: Asks, watch: ShelfWatch) {
    this.#asks = asks;
    this.lasting = shelf(watch);
    this.ofTab = shelf(watch);
    this.#network = { onLine: true, language: 'en-IN', ...this.#device() };
  }

  get page(): Entry {
    return this.#entries[this.#at] ?? { path: '/', state: null };
  }

  get isOnline(): boolean {
    return this.#network.onLine;
  }

  /** Puts a fresh page in the place of the globals: all that listened to the old one is gone. */
  load(): void {
    this.#tellPush = null;
    const place = { origin: 'https://timewell.test', pathname: this.page.path };
    this.#window = Object.assign(new EventTarget(), {
      location: place,
      scrollTo: () => undefined,
      PushManager: class {},
      Notification: {},
    });
    const body = { append: () => undefined };
    const createElement = () => ({ click: () => undefined, remove: () => undefined });
    const looks = { readyState: 'complete', visibilityState: 'visible' };
    this.#document = Object.assign(new EventTarget(), { ...looks, body, createElement });
    const globals = {
      window: this.#window,
      document: this.#document,
      location: place,
      navigator: this.#network,
      localStorage: this.lasting,
      sessionStorage: this.ofTab,
      matchMedia: () => ({ matches: false }),
      Notification: this.#notification(),
      history: {
        pushState: (state: unknown, _: string, path: string) => this.go({ path, state }, false),
        replaceState: (state: unknown, _: string, path: string) => this.go({ path, state }, true),
      },
    };
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  }

  /** Goes to an address; as in a browser, what is handed over is copied. */
  go({ path, state }: Entry, isInPlace: boolean): void {
    if (!isInPlace) this.#at += 1;
    this.#entries.splice(this.#at, this.#entries.length, { path, state: copied(state) });
  }

  back(): void {
    this.#at = Math.max(0, this.#at - 1);
  }

  /** Another tab writes into the storage that all tabs share. */
  writeElsewhere(key: string, text: string): void {
    this.lasting.setItem(key, text);
    this.#window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: text }));
  }

  setNetwork(isThere: boolean): void {
    this.#network.onLine = isThere;
    this.#window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  }

  /** The person looks at the page again. */
  lookAgain(): void {
    this.#document.dispatchEvent(new Event('visibilitychange'));
  }

  /** A push message comes; false where nobody listens. */
  deliver(message: PushMessage): boolean {
    this.#tellPush?.(message);
    return this.#tellPush !== null;
  }

  /** In the place of the provider of push messages. */
  pushMessages(): PushMessages {
    const fail = () => {
      throw new Error('The provider of push messages cannot be reached.');
    };
    return {
      token: () =>
        this.#asks.promise('pushToken', { given: () => 'a-push-token', 'no connection': fail }),
      deleteToken: () =>
        this.#asks.promise('deletePushToken', { done: () => undefined, 'no connection': fail }),
      listen: (tell) => {
        this.#tellPush = tell;
        return () => {
          this.#tellPush = null;
        };
      },
    };
  }

  #notification() {
    const browser = this;
    const decide = (permission: NotificationPermission) => () => {
      this.#permission = permission;
      return permission;
    };
    return {
      get permission() {
        return browser.#permission;
      },
      requestPermission: () =>
        this.#asks.promise('permission', {
          granted: decide('granted'),
          default: decide('default'),
          denied: decide('denied'),
        }),
    };
  }

  #device() {
    const ask = this.#asks;
    const refuse = () => {
      throw new DOMException('The person said no.', 'NotAllowedError');
    };
    const tell = (answer: unknown, then: (answer: never) => void) => () => then(answer as never);
    const here = { coords: { latitude: 15.63, longitude: 77.28 } };
    return {
      serviceWorker: { getRegistration: async () => undefined },
      clipboard: {
        writeText: () => ask.promise('clipboard', { written: () => undefined, refused: refuse }),
      },
      contacts: {
        select: () =>
          ask.promise('contacts', {
            picked: () => [{ tel: ['98480 22338'] }, { tel: ['12'] }],
            none: () => [],
            refused: refuse,
          }),
      },
      geolocation: {
        getCurrentPosition: (found: () => void, failed: () => void) =>
          ask.add('geolocation', { found: tell(here, found), denied: tell({ code: 1 }, failed) }),
      },
    };
  }
}

function copied(state: unknown): unknown {
  return state === undefined ? null : structuredClone(state);
}
