/** A storage in memory; as in a browser, its keys are its own properties. */
export function memory(): Storage {
  const storage: Storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
    key: (index: number) => Object.keys(storage)[index] ?? null,
  });
  return storage;
}

/** A storage that is full or forbidden: every access throws. */
export function forbidden(): Storage {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return new Proxy(memory(), { get: refuse, ownKeys: refuse });
}
