/** Texts by key, as the device keeps them for the app. */
export interface DeviceStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
}

/**
 * One of the browser's storages, which may be full, forbidden or absent: what it does not take is
 * kept for this tab, until a reload, and nothing is thrown.
 */
export function openStore(browser: () => Storage): DeviceStore {
  const ofTab = new Map<string, string>();
  const removeItem = (key: string) => {
    ofTab.delete(key);
    attempt(() => browser().removeItem(key));
  };
  return {
    getItem: (key) => attempt(() => browser().getItem(key)) ?? ofTab.get(key) ?? null,
    setItem(key, text) {
      try {
        browser().setItem(key, text);
        ofTab.delete(key);
      } catch {
        // An older text would be read in its place.
        removeItem(key);
        ofTab.set(key, text);
      }
    },
    removeItem,
    keys: () => [...(attempt(() => Object.keys(browser())) ?? []), ...ofTab.keys()],
  };
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
