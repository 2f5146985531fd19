/** A storage in memory; as in a browser, its keys are its own properties. */
export function memory(): Storage {
  const methods = {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        storage[key] = text;
      },
    },
    removeItem: { value: (key: string) => delete storage[key] },
    length: { get: () => Object.keys(storage).length },
  };
  const storage: Storage = Object.create(null, methods);
  return storage;
}

/** A storage that is full or forbidden: every access throws. */
export function forbidden(): Storage {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return new Proxy(memory(), { get: refuse, ownKeys: refuse });
}
