// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../src/services/language.ts';
import { chosenLanguage, offerLanguages } from '../world/languages.ts';
import { memory } from '../world/storage.ts';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('../../src/services/reload.ts', () => ({ reloadPage }));

afterEach(() => {
  offerLanguages();
  reloadPage.mockClear();
  vi.restoreAllMocks();
});

it('Language: the choice is a cookie of the whole site for a year, and one under the name that Firebase Hosting reads, which other sites’ requests lack, and the page is loaded anew after it', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  reloadPage.mockImplementation(() => expect(chosenLanguage()).toBe('hi'));
  changeLanguage(memory(), 'hi');
  const rest = 'hi; Path=/; Max-Age=31536000; SameSite=Lax';
  expect(written.mock.calls).toEqual([
    [`language=${rest}`],
    [`firebase-language-override=${rest}`],
  ]);
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('Language: in a browser that keeps no cookies the page is not loaded anew', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(() => changeLanguage(memory(), 'hi')).toThrow();
  expect(reloadPage).not.toHaveBeenCalled();
});
