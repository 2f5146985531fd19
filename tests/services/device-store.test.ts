import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/services/device-store.ts';

/** A browser's storage, whose keys are its own properties; `refused` methods throw an error. */
function browserStorage(...refused: (keyof Storage)[]): Storage {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const storage: Storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      storage[key] = text;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
    ...Object.fromEntries(refused.map((method) => [method, refuse])),
  });
  return storage;
}

function forbidden(): never {
  throw new DOMException('The storage is forbidden.', 'SecurityError');
}

describe('A store of the device', () => {
  it('is shared with the other tabs, and read again after a reload', () => {
    const browser = browserStorage();
    openStore(() => browser).setItem('city', 'Adoni');
    const store = openStore(() => browser);
    expect([store.getItem('city'), store.keys()]).toEqual(['Adoni', ['city']]);
    store.removeItem('city');
    expect(Object.keys(browser)).toEqual([]);
  });

  it.each([
    ['is forbidden', forbidden],
    ['is absent', () => null as unknown as Storage],
    ['refuses every method', () => browserStorage('getItem', 'setItem', 'removeItem')],
  ])('keeps texts for this tab when the browser’s storage %s', (_, browser) => {
    const store = openStore(browser);
    store.setItem('city', 'Adoni');
    store.setItem('city', 'Kurnool');
    expect([store.getItem('city'), store.keys()]).toEqual(['Kurnool', ['city']]);
    store.removeItem('city');
    expect([store.getItem('city'), store.keys()]).toEqual([null, []]);
  });

  it('does not read an older text again when the browser’s storage is full', () => {
    const full = browserStorage('setItem');
    full.city = 'Adoni';
    const store = openStore(() => full);
    store.setItem('city', 'Kurnool');
    expect(store.getItem('city')).toBe('Kurnool');
    expect(openStore(() => full).getItem('city')).toBeNull();
  });

  it('drops the last answers of a full storage for what a person typed, and nothing for another answer', () => {
    const small = browserStorage();
    const write = small.setItem;
    Object.getPrototypeOf(small).setItem = (key: string, text: string) => {
      if (Object.keys(small).length >= 2) throw new DOMException('Full.', 'QuotaExceededError');
      write(key, text);
    };
    const store = openStore(() => small, 'seen.');
    for (const key of ['city', 'seen.events', 'seen.tasks']) store.setItem(key, 'Adoni');
    expect(Object.keys(small)).toEqual(['city', 'seen.events']);
    store.setItem('draft', 'Half a plan');
    expect(Object.keys(small)).toEqual(['city', 'draft']);
    store.setItem('draft.2', 'Another plan');
    expect(Object.keys(small)).toEqual(['city', 'draft']);
    expect(store.getItem('draft.2')).toBe('Another plan');
  });

  it('never takes a text away that fits once the last answers are gone, since other tabs would miss it', () => {
    const small = browserStorage();
    const { setItem, removeItem } = small;
    const removed: string[] = [];
    Object.assign(Object.getPrototypeOf(small), {
      setItem(key: string, text: string) {
        if (Object.keys(small).length >= 2) throw new DOMException('Full.', 'QuotaExceededError');
        setItem(key, text);
      },
      removeItem(key: string) {
        removed.push(key);
        removeItem(key);
      },
    });
    const store = openStore(() => small, 'seen.');
    for (const key of ['session', 'seen.events']) store.setItem(key, 'short');
    store.setItem('session', 'long');
    expect(removed).toEqual(['seen.events']);
    expect(small.session).toBe('long');
  });

  it('reads what another tab has written since', () => {
    const full = browserStorage('setItem');
    const store = openStore(() => full);
    store.setItem('city', 'Adoni');
    full.city = 'Kurnool';
    expect(store.getItem('city')).toBe('Kurnool');
  });
});
