import {
  emptySession,
  readStoredSession,
  type StoredSession,
  type UserLocation,
} from '../domain/session.ts';

const key = 'timewell.session';

/** The stored session; the empty one if it cannot be read. */
export function readSession(storage: Storage): StoredSession {
  try {
    return readStoredSession(storage.getItem(key));
  } catch {
    return emptySession;
  }
}

/** Stores the session. With a full or forbidden storage a reload loses it. */
export function writeSession(storage: Storage, session: StoredSession): void {
  try {
    storage.setItem(key, JSON.stringify(session));
  } catch {
    return;
  }
}

/** Stores the location only, since another tab may have changed the signed-in user just now. */
export function writeLocation(storage: Storage, userLocation: UserLocation): void {
  writeSession(storage, { ...readSession(storage), userLocation });
}

/** Reports sessions that other tabs store, until the returned function is called. */
export function onSessionChangedElsewhere(tell: (session: StoredSession) => void): () => void {
  const listen = (event: StorageEvent) => {
    const isCleared = event.key === null;
    if (isCleared || event.key === key) tell(readStoredSession(event.newValue));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
