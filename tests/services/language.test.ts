// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../src/services/language.ts';
import { chosenLanguage, offerLanguages } from '../world/languages.ts';
import { memory } from '../world/storage.ts';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('../../src/services/reload.ts', () => ({ reloadPage }));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response()));
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  offerLanguages();
  reloadPage.mockClear();
  vi.restoreAllMocks();
});

it('Language: the choice is a cookie of the whole site for a year, and one under the name that Firebase Hosting reads, which other sites’ requests lack, and the page is loaded anew after it', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  reloadPage.mockImplementation(() => expect(chosenLanguage()).toBe('hi'));
  expect(await changeLanguage(memory(), 'hi')).toEqual({ outcome: 'saved' });
  const rest = 'hi; Path=/; Max-Age=31536000; SameSite=Lax';
  expect(written.mock.calls).toEqual([
    [`language=${rest}`],
    [`firebase-language-override=${rest}`],
  ]);
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('Language: in a browser that keeps no cookies the page is not loaded anew', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(await changeLanguage(memory(), 'hi')).toEqual({ outcome: 'refused' });
  expect(reloadPage).not.toHaveBeenCalled();
});

it('Language: without a network the choice is not kept, and the page is not loaded anew', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  await expect(changeLanguage(memory(), 'hi')).rejects.toThrow('no network');
  expect(chosenLanguage()).toBeUndefined();
  expect(reloadPage).not.toHaveBeenCalled();
});
