import { readStoredSession, type StoredSession, sessionKey } from '../domain/session.ts';
import type { DeviceStore } from './device-store.ts';

/** The stored session; the empty one if it cannot be read. */
export function readSession(store: DeviceStore): StoredSession {
  return readStoredSession(store.getItem(sessionKey));
}

/** Stores the session. */
export function writeSession(store: DeviceStore, session: StoredSession): void {
  store.setItem(sessionKey, JSON.stringify(session));
}

/**
 * Stores the location only, since another tab may have changed the signed-in user just now. Where there
 * is no room for it the session stays as it is.
 */
export function writeLocation(
  store: DeviceStore,
  { userLocation, placeBy }: Pick<StoredSession, 'userLocation' | 'placeBy'>,
): void {
  const { placeBy: _, ...stored } = readSession(store);
  const placed = { ...stored, userLocation, ...(placeBy !== undefined && { placeBy }) };
  store.setItem(sessionKey, JSON.stringify(placed), 'kept');
}

/**
 * Stores that the session of a token has expired, and says whether that was the stored one: another tab
 * may have begun the next session, of which this one was not told in time.
 */
export function writeExpiry(store: DeviceStore, token: string | null): boolean {
  const stored = readSession(store);
  if (stored.token !== token) return false;
  const signedOut = { token: null, userID: null, isAuthenticated: false };
  writeSession(store, { ...stored, ...signedOut, hasExpired: true });
  return true;
}

/**
 * Reports the stored session once another tab has changed it, until the returned function is called. It
 * is read anew, since the event comes late to a frozen page, where its own value may be over. A page in
 * the cache of Back and Forward gets no event, and looks when it is shown again.
 */
export function onSessionChangedElsewhere(
  store: DeviceStore,
  tell: (session: StoredSession) => void,
): () => void {
  const look = () => tell(readSession(store));
  const onStored = ({ key }: StorageEvent) => {
    const isCleared = key === null;
    if (isCleared || key === sessionKey) look();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  window.addEventListener('storage', onStored);
  window.addEventListener('pageshow', onShown);
  return () => {
    window.removeEventListener('storage', onStored);
    window.removeEventListener('pageshow', onShown);
  };
}
