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

/** Reports sessions that other tabs store, until the returned function is called. */
export function onSessionChangedElsewhere(tell: (session: StoredSession) => void): () => void {
  const listen = (event: StorageEvent) => {
    const isCleared = event.key === null;
    if (isCleared || event.key === sessionKey) tell(readStoredSession(event.newValue));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
