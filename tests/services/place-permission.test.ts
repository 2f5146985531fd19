import { afterEach, expect, it, vi } from 'vitest';
import { unlessAsking } from '../../src/services/place-permission.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['granted', 1],
  ['denied', 1],
  ['prompt', 0],
])(
  'Place: with a permission that is %s the device is asked %i times on opening the app',
  async (state, times) => {
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state }) } });
    const lookUp = vi.fn();
    await unlessAsking(lookUp);
    expect(lookUp).toHaveBeenCalledTimes(times);
  },
);

it('Place: a browser that does not tell its permissions is asked at once', async () => {
  const lookUp = vi.fn();
  vi.stubGlobal('navigator', {});
  await unlessAsking(lookUp);
  vi.stubGlobal('navigator', { permissions: { query: () => Promise.reject(new TypeError()) } });
  await unlessAsking(lookUp);
  expect(lookUp).toHaveBeenCalledTimes(2);
});
