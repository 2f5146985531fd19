import * as v from 'valibot';

/** Texts by key, as the device keeps them for the app. */
export interface DeviceStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string, older?: 'kept') => void;
  removeItem: (key: string) => void;
  keys: () => string[];
}

/**
 * One of the browser's storages, which may be full, forbidden or absent: what it does not take is
 * kept for this tab, until a reload, and nothing is thrown (§11.5). In a full one, what has keys of the
 * prefix `spare` gives way to anything else, and the older text of the same key unless it is said to be
 * kept.
 */
export function openStore(browser: () => Storage, spare?: string): DeviceStore {
  const ofTab = new Map<string, string>();
  const removeItem = (key: string) => {
    ofTab.delete(key);
    attempt(() => browser().removeItem(key));
  };
  return {
    getItem: (key) => attempt(() => browser().getItem(key)) ?? ofTab.get(key) ?? null,
    setItem(key, text, older) {
      const write = () => {
        browser().setItem(key, text);
        ofTab.delete(key);
        return true;
      };
      if (attempt(write)) return;
      if (spare && !key.startsWith(spare)) {
        removeAll(openStore(browser), spare);
        if (attempt(write)) return;
      }
      if (older && attempt(() => browser().getItem(key)) !== null) return;
      // An older text would be read in its place.
      removeItem(key);
      ofTab.set(key, text);
    },
    removeItem,
    keys: () => [...(attempt(() => Object.keys(browser())) ?? []), ...ofTab.keys()],
  };
}

/** A user's part of a key: it ends with the only dot in it, so that no user's part begins another's. */
export function partOf(userID: string): string {
  return `${userID.replaceAll('%', '%25').replaceAll('.', '%2E')}.`;
}

/** A value that was stored as JSON; null where nothing is stored or it has another shape. */
export function readStored<Schema extends v.GenericSchema>(
  store: DeviceStore,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const stored = v.pipe(v.string(), v.parseJson(), schema);
  const parsed = v.safeParse(stored, store.getItem(key));
  return parsed.success ? parsed.output : null;
}

/** Removes what has keys of this prefix, but for those of the other one. */
export function removeAll(store: DeviceStore, prefix: string, kept?: string): void {
  for (const key of store.keys())
    if (key.startsWith(prefix) && !(kept && key.startsWith(kept))) store.removeItem(key);
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
