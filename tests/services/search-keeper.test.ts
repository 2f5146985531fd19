// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { keepSearch } from '../../src/services/search-keeper.ts';

it('Search: a page that is left before the code of its address has come asks for no user and restores nothing', async () => {
  const userID = vi.fn(() => null);
  const restore = vi.fn();
  window.history.replaceState(null, '', '?q=yoga');
  const open = () => keepSearch({ userID, receive: () => {}, restore });
  open()();
  await vi.dynamicImportSettled();
  expect(userID).not.toHaveBeenCalled();
  expect(restore).not.toHaveBeenCalled();
  open();
  await vi.dynamicImportSettled();
  expect(restore).toHaveBeenCalledOnce();
});
