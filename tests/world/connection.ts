import { vi } from 'vitest';
import { breathe, network } from './visit.tsx';

/** The device knows that it has no network, and nothing is answered. */
export async function goOffline(): Promise<void> {
  network.down = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await breathe();
}

/** The network is back. */
export async function goOnline(): Promise<void> {
  network.down = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await breathe();
}
