// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untoldLanguageKey } from '#domain/language.ts';
import { changeLanguage, heedAccount } from '../../src/services/language.ts';
import { writeSession } from '../../src/services/session-store.ts';
import { signedIn } from '../world/device.ts';
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
  reloadPage.mockReset();
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

it('Language: that of the page is chosen for the next pages without the host and without a reload, where another tab has chosen another', async () => {
  offerLanguages('en hi te', 'te');
  const store = memory();
  expect(await changeLanguage(store, 'en')).toEqual({ outcome: 'saved' });
  expect([chosenLanguage(), store.getItem(untoldLanguageKey)]).toEqual(['en', 'en']);
  expect(fetched).not.toHaveBeenCalled();
  expect(reloadPage).not.toHaveBeenCalled();
});

it('Language: where the storage has no room to tell the worker of the choice, the worker is unregistered before the page is loaded anew, so that the host answers', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const full = new DOMException('Full.', 'QuotaExceededError');
  vi.stubGlobal('caches', { open: async () => ({ put: () => Promise.reject(full) }) });
  const unregister = vi.fn(async () => true);
  const serviceWorker = { getRegistration: async () => ({ unregister }) };
  vi.stubGlobal('navigator', { serviceWorker });
  reloadPage.mockImplementation(() => expect(unregister).toHaveBeenCalledOnce());
  expect(await changeLanguage(memory(), 'hi')).toEqual({ outcome: 'saved' });
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('Language: a choice waits for the next account where the session has ended meanwhile, since the call would have no token and its refusal would open the login', async () => {
  offerLanguages('en hi te');
  const store = memory();
  await changeLanguage(store, 'hi');
  const send = vi.fn();
  const account = { userID: 'asha', language: null };
  await heedAccount(send, store, account);
  expect(send).not.toHaveBeenCalled();
  writeSession(store, signedIn);
  for (const _ of ['the account is told', 'it knows']) await heedAccount(send, store, account);
  expect(send).toHaveBeenCalledOnce();
});

it('Language: in a browser that keeps no cookies the page is not loaded anew', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(await changeLanguage(memory(), 'hi')).toEqual({ outcome: 'refused' });
  expect(reloadPage).not.toHaveBeenCalled();
});

it.each([
  ['without an answer of the host within 10 s', () => Promise.reject(new TypeError('no network'))],
  ['while the host is in trouble', async () => new Response(null, { status: 502 })],
])('Language: %s the choice is not kept, and the page is not loaded anew', async (_, answer) => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  fetched.mockImplementation(answer);
  await expect(changeLanguage(memory(), 'hi')).rejects.toThrow(/no network|502/);
  expect(limit).toHaveBeenCalledExactlyOnceWith(10_000);
  // A copy that the browser has kept says nothing about the network.
  const signal = limit.mock.results[0]?.value;
  expect(fetched.mock.calls[0]?.[1]).toEqual({ cache: 'no-store', signal });
  expect(chosenLanguage()).toBeUndefined();
  expect(reloadPage).not.toHaveBeenCalled();
});
