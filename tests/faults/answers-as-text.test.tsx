import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, refusal, token } from '../world/answers.ts';
import {
  enterCode,
  enterDetails,
  enterNumber,
  press,
  pressTwice,
  reachLoginCode,
  reachRegistrationCode,
  typed,
} from '../world/person/person.ts';
import { dialogs, enabled, expectSignedOut, field, inDialog, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';
import { expectDetails } from './steps.ts';

const html = '<img src="x" onerror="alert(1)"> <b>No</b> &amp; no';

const places = [
  {
    call: 'checkUser',
    title: dialogs.login,
    arrive: enterNumber,
    button: 'Proceed',
    exists: true,
  },
  {
    call: 'login',
    title: dialogs.login,
    arrive: async () => {
      await reachLoginCode();
      await enterCode();
    },
    button: 'Verify',
    exists: true,
  },
  {
    call: 'signup',
    title: dialogs.registration,
    arrive: async () => {
      await reachRegistrationCode();
      await enterCode();
    },
    button: 'Verify',
    exists: false,
  },
] as const;

describe.each(places)('a sentence of $call', ({ call, title, arrive, button, exists }) => {
  const refuse = async (sentence: unknown) => {
    await visit('/blog');
    network.answer('checkUser', ok({ exists }));
    await arrive();
    network.answer(call, refusal(403, sentence));
    await press(button);
  };

  it('with HTML in it is shown as text', async () => {
    await refuse(html);
    await until(() => expect(inDialog(title, html)).toBeDefined());
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('that is no text is not shown', async () => {
    await refuse({ html });
    await until(() => expect(toasts().at(-1)).toMatch(/Error|Invalid/));
    expect(screen.queryByText(/object|onerror/)).toBeNull();
  });
});

describe('signup answers without token or userID', () => {
  it.each([{ token }, { userID: 'asha' }, { token: '', userID: '' }])(
    `%o: “${texts.registrationFailed}”, the number stays proven`,
    async (answer) => {
      await visit('/blog');
      network.answer('checkUser', ok({ exists: false }));
      await reachRegistrationCode();
      await enterCode();
      network.answer('signup', ok(answer));
      await pressTwice('Verify');
      await until(() => expect(toasts()).toEqual([texts.codeVerified, texts.registrationFailed]));
      expect(inDialog(dialogs.registration, '+91 98765 43210')).toBeDefined();
      expect(enabled(texts.tryAgain)).toBeDefined();
      expect(network.sent('signup')).toHaveLength(1);
      expectSignedOut();
    },
  );
});

it('keeps the details of a registration whose number is changed after a failure', async () => {
  await visit('/blog');
  network.answer('checkUser', ok({ exists: false }));
  network.answer('signup', refusal(500, 'Try later.'));
  await reachRegistrationCode();
  await enterCode();
  await press('Verify');
  await until(() => inDialog(dialogs.registration, 'Try later.'));
  await press('Change number');
  await until(() => expect(field('Mobile number').value).toBe(typed.number));
  await press('Proceed');
  await until(expectDetails);
});

it('refuses a date of birth in the future in place, and asks for no code', async () => {
  await visit('/blog');
  network.answer('checkUser', ok({ exists: false }));
  await enterDetails('2999-01-01');
  await press('Register');
  await until(() => expect(inDialog(dialogs.registration, texts.dobInFuture)).toBeDefined());
  expect(field('Full Name').value).toBe(typed.name);
  expect(enabled('Register')).toBeDefined();
});
