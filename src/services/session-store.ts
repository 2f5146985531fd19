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

/** Stores the location only, since another tab may have changed the signed-in user just now. */
export function writeLocation(
  store: DeviceStore,
  { userLocation, placeBy }: Pick<StoredSession, 'userLocation' | 'placeBy'>,
): void {
  const { placeBy: _, ...stored } = readSession(store);
  writeSession(store, {
    ...stored,
    userLocation,
    ...(placeBy !== undefined && { placeBy }),
  });
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
 * Reports sessions that other tabs store, until the returned function is called. A page in the cache
 * of Back and Forward is told of none, and looks when it is shown again.
 */
export function onSessionChangedElsewhere(
  store: DeviceStore,
  tell: (session: StoredSession) => void,
): () => void {
  const listen = (event: StorageEvent) => {
    const isCleared = event.key === null;
    if (isCleared || event.key === sessionKey) tell(readStoredSession(event.newValue));
  };
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell(readSession(store));
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', look);
  };
}
