import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNetwork } from '../../src/services/network.ts';

let device: EventTarget;
const told = vi.fn();

beforeEach(() => {
  device = new EventTarget();
  vi.stubGlobal('window', device);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  told.mockReset();
  vi.unstubAllGlobals();
});

const lost = [{ type: 'network.lost' }];
const returned = [{ type: 'network.returned' }];

/** The device's network changes; a page that the browser keeps for the way back is told nothing. */
function turn(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine });
}

function comeBack(persisted: boolean): void {
  device.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('Network: a missing network is told at once, and each loss and return after it', () => {
  turn(false);
  const stop = watchNetwork(told);
  turn(true);
  device.dispatchEvent(new Event('online'));
  turn(false);
  device.dispatchEvent(new Event('offline'));
  stop();
  device.dispatchEvent(new Event('online'));
  comeBack(true);
  expect(told.mock.calls).toEqual([lost, returned, lost]);
});

it('Network: a page that the browser has kept tells on the way back whether there is a network, and a new page does not', () => {
  turn(false);
  watchNetwork(told);
  turn(true);
  comeBack(false);
  expect(told.mock.calls).toEqual([lost]);
  comeBack(true);
  expect(told.mock.calls).toEqual([lost, returned]);
});
