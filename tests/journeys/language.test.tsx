import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { chosenLanguage, offerLanguages } from '../world/languages.ts';
import { press, signIn, type } from '../world/person/person.ts';
import { enabled, toasts } from '../world/screen.ts';
import { breathe, network, reload, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

it('§22.124 another language is chosen in the header: it is kept on the device, and the page comes anew with all that was typed', async () => {
  offerLanguages('en hi te');
  await visit('/create-events', signedIn);
  await type('Event name', 'Deepavali dinner');
  await press('Language: English');
  await until(() => screen.getByRole('menuitemradio', { name: 'తెలుగు' }));
  const names = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
  expect(names).toEqual(['English', 'हिन्दी', 'తెలుగు']);
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('English');
  const before = document.querySelector('main');
  await user.click(screen.getByRole('menuitemradio', { name: 'हिन्दी' }));
  await until(() => expect(before?.isConnected).toBe(false));
  expect(chosenLanguage()).toBe('hi');
  await until(() => screen.getByDisplayValue('Deepavali dinner'));
});

it('§22.124 the page in the chosen language says so, and the focus is on the choice', async () => {
  offerLanguages('en hi te');
  sessionStorage.setItem('timewell.language', 'en');
  await visit('/home');
  await until(() => expect(toasts()).toEqual(['The app is in English now.']));
  expect(enabled('Language: English')).toHaveFocus();
  await reload();
  await until(() => enabled('Language: English'));
  expect(toasts()).toEqual([]);
});

it('§22.124 the account’s page offers the languages as well', async () => {
  offerLanguages('en hi te');
  await visit('/account', signedIn);
  await press('Change language');
  await user.click(await until(() => screen.getByRole('menuitemradio', { name: 'తెలుగు' })));
  await until(() => expect(chosenLanguage()).toBe('te'));
});

it('§22.124 a page whose host has no choice of languages offers none', async () => {
  await visit('/account', signedIn);
  await until(() => screen.getByRole('heading', { name: 'Leave all devices' }));
  expect(screen.queryByRole('button', { name: /[Ll]anguage/ })).toBeNull();
});

it('§22.120 calls ask for the service’s sentences in the language of the page', async () => {
  const asked = vi.fn(network.fetch);
  vi.stubGlobal('fetch', asked);
  document.documentElement.lang = 'hi-IN';
  await visit('/my-appointments', signedIn);
  await until(() => expect(network.sent('getUserEvents')).toHaveLength(1));
  document.documentElement.lang = '';
  const languages = asked.mock.calls.flatMap(([sent]) =>
    sent instanceof Request ? sent.headers.get('accept-language') : [],
  );
  expect(new Set(languages)).toEqual(new Set(['hi-IN']));
});

it('§22.132 without a network a chosen language is not kept: the page stays with all that was typed, and says why', async () => {
  offerLanguages('en hi te');
  await visit('/create-events', signedIn);
  await type('Event name', 'Deepavali dinner');
  const page = document.querySelector('main');
  network.down = true;
  await press('Language: English');
  await user.click(await until(() => screen.getByRole('menuitemradio', { name: 'हिन्दी' })));
  const refusal = 'The language could not be changed. Check your connection and try again.';
  await until(() => expect(toasts()).toContain(refusal));
  expect(chosenLanguage()).toBeUndefined();
  expect(page?.isConnected).toBe(true);
  expect(screen.getByDisplayValue('Deepavali dinner')).toBeVisible();
});

it('§22.125 a choice goes to the account with the next check of the token, once', async () => {
  offerLanguages('en hi te');
  network.answer('validateToken', ok({ valid: true, language: null }));
  await visit('/dashboard', signedIn);
  await press('Language: English');
  await user.click(await until(() => screen.getByRole('menuitemradio', { name: 'हिन्दी' })));
  await until(() => expect(told()).toEqual([{ user_id: 'asha', language: 'hi' }]));
  await reload();
  await until(() => enabled('Menu'));
  await breathe();
  expect(told()).toHaveLength(1);
});

it('§22.125 a visitor’s choice goes to the account that they sign in to', async () => {
  offerLanguages('en hi te');
  network.answer('validateToken', ok({ valid: true, language: 'hi' }));
  await visit('/home');
  await press('Language: English');
  const former = document.querySelector('main');
  await user.click(await until(() => screen.getByRole('menuitemradio', { name: 'తెలుగు' })));
  await until(() => expect(former?.isConnected).toBe(false));
  await signIn();
  await until(() => expect(told()).toEqual([{ user_id: 'asha', language: 'te' }]));
});

it('§22.125 a device without a choice takes the account’s language for its next page; one with a choice keeps its own', async () => {
  offerLanguages('en hi te');
  network.answer('validateToken', ok({ valid: true, language: 'te' }));
  await visit('/dashboard', signedIn);
  const page = document.querySelector('main');
  await until(() => expect(chosenLanguage()).toBe('te'));
  expect(page?.isConnected).toBe(true);
  network.answer('validateToken', ok({ valid: true, language: 'hi' }));
  await reload();
  await until(() => enabled('Menu'));
  await breathe();
  expect(chosenLanguage()).toBe('te');
  expect(told()).toEqual([]);
});

it.each([
  ['the service keeps no language', 'en hi te', { valid: true }],
  ['the service names one that the app lacks', 'en hi te', { valid: true, language: 'fr' }],
  ['the host has no choice of languages', null, { valid: true, language: 'te' }],
])('nothing is written and nothing sent about languages where %s', async (_, content, answer) => {
  offerLanguages(content);
  network.answer('validateToken', ok(answer));
  await visit('/dashboard', signedIn);
  await until(() => enabled('Menu'));
  await breathe();
  expect([document.cookie, told()]).toEqual(['', []]);
});

/** What the account was told of. */
function told(): unknown[] {
  return network.sent('keepLanguage').map(({ body }) => body);
}
