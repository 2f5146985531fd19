import type { SearchKept, SearchRestored } from '../domain/service-search.ts';

interface Keeping {
  /** The user who is signed in, or null. */
  userID: () => string | null;
  receive: (listen: (search: SearchKept) => void) => void;
  restore: (search: SearchRestored) => void;
}

/**
 * Keeps a search in the page's address until the returned function is called; its code comes with the
 * flow that searches.
 */
export function keepSearch({ userID, receive, restore }: Keeping): () => void {
  const address = import('./search-address.ts');
  let isLeft = false;
  // Without it a search works, and is not found again on the way back.
  receive((search) => void address.then(({ writeSearch }) => writeSearch(search), ignore));
  address.then(({ readSearch }) => {
    if (isLeft) return;
    const restored = readSearch(userID());
    if (restored) restore(restored);
  }, ignore);
  return () => {
    isLeft = true;
    address.then(({ leaveSearch }) => leaveSearch(), ignore);
  };
}

function ignore() {}
