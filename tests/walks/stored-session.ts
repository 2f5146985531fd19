import { readStoredSession, type StoredSession } from '#domain/session.ts';

/** The session that the device stores, read without the walk's noticing. */
export function storedSession(): StoredSession {
  return readStoredSession(Reflect.get(localStorage, 'timewell.session') ?? null);
}
