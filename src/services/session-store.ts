import {
  emptySession,
  readStoredSession,
  type StoredSession,
  type UserLocation,
} from '../domain/session.ts';

const key = 'timewell.session';

/** The session as this device keeps it; one that cannot be read is none. */
export function readSession(storage: Storage): StoredSession {
  try {
    return readStoredSession(storage.getItem(key));
  } catch {
    return emptySession;
  }
}

/** Writes the session down; a full or forbidden storage only means that a reload forgets it. */
export function writeSession(storage: Storage, session: StoredSession): void {
  try {
    storage.setItem(key, JSON.stringify(session));
  } catch {
    return;
  }
}

/** Writes only the location down: who is signed in may have been changed by another tab just now. */
export function writeLocation(storage: Storage, userLocation: UserLocation): void {
  writeSession(storage, { ...readSession(storage), userLocation });
}

/** Tells of what other tabs write, until the returned function is called. */
export function onSessionChangedElsewhere(tell: (session: StoredSession) => void): () => void {
  const listen = (event: StorageEvent) => {
    const isCleared = event.key === null;
    if (isCleared || event.key === key) tell(readStoredSession(event.newValue));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
