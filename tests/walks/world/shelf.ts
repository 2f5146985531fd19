/** What a storage lets a walk know of its use. */
export interface ShelfWatch {
  read: (key: string, isThere: boolean) => void;
  written: (key: string, text: string) => void;
}

/** A browser's storage in memory, whose keys are its own properties as there, watched in its use. */
export function shelf(watch: ShelfWatch): Storage {
  const methods = {
    getItem: {
      value: (key: string) => {
        watch.read(key, key in storage);
        return storage[key] ?? null;
      },
    },
    setItem: {
      value: (key: string, text: string) => {
        watch.written(key, text);
        storage[key] = text;
      },
    },
    removeItem: { value: (key: string) => delete storage[key] },
  };
  const storage: Storage = Object.create(null, methods);
  return storage;
}
