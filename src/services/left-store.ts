import { type LeftSession, OwedEndings, stillOwed } from '../domain/left-sessions.ts';
import { type DeviceStore, readStored } from './device-store.ts';

const key = 'timewell.left';

/** The sessions that were left and may still be open on the service. */
export function readLeft(store: DeviceStore): OwedEndings {
  return stillOwed(readStored(store, key, OwedEndings) ?? [], Date.now());
}

/** Keeps a session that was left, until the service has ended it. */
export function keepLeft(store: DeviceStore, left: LeftSession): void {
  const others = readLeft(store).filter(({ token }) => token !== left.token);
  writeLeft(store, [...others, { ...left, leftAt: Date.now() }]);
}

/** Forgets a session that has ended, and what is owed no longer. */
export function dropLeft(store: DeviceStore, ended: string): void {
  writeLeft(
    store,
    readLeft(store).filter(({ token }) => token !== ended),
  );
}

function writeLeft(store: DeviceStore, endings: OwedEndings): void {
  if (endings.length === 0) store.removeItem(key);
  else store.setItem(key, JSON.stringify(stillOwed(endings, Date.now())));
}
