/** A storage as the browser's: what it holds are properties of its own. */
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
