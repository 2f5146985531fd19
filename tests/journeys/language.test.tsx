import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { signedIn } from '../world/device.ts';
import { offerLanguages } from '../world/languages.ts';
import { press, type } from '../world/person/person.ts';
import { enabled, toasts } from '../world/screen.ts';
import { reload, until, visit } from '../world/visit.tsx';

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
  expect(document.cookie).toMatch(/(^|; )language=hi(;|$)/);
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
  await until(() => expect(document.cookie).toMatch(/(^|; )language=te(;|$)/));
});

it('§22.124 a page whose host has no choice of languages offers none', async () => {
  await visit('/account', signedIn);
  await until(() => screen.getByRole('heading', { name: 'Leave all devices' }));
  expect(screen.queryByRole('button', { name: /[Ll]anguage/ })).toBeNull();
});
