import type { Drafts } from '#domain/drafts.ts';
import { type DeviceStore, openStore } from '../../src/services/device-store.ts';
import { createDrafts } from '../../src/services/drafts.ts';

/** A store in memory, as the app has it where the browser forbids its own. */
export function memory(): DeviceStore {
  return openStore(() => {
    throw new DOMException('The storage is forbidden.', 'SecurityError');
  });
}

/** The drafts that the app finds in this browser. */
export function draftsOfBrowser(): Drafts {
  return createDrafts(
    openStore(() => localStorage),
    openStore(() => sessionStorage),
  );
}
