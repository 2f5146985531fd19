import { screen } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, refusal, token, userID } from '../world/answers.ts';
import {
  enterCode,
  enterDetails,
  enterNumber,
  press,
  pressTwice,
  reachLoginCode,
  reachRegistrationCode,
  type,
  typed,
} from '../world/person/person.ts';
import { noAnswer, provider } from '../world/phone-provider.ts';
import { dialogs, enabled, expectSignedIn, field, inDialog, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';
import { codeFlows } from './code-flows.ts';
import { expectDetails } from './steps.ts';

const flows = Object.values(codeFlows);
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

describe.each(places)(
  'Sign-in: the sentence in a refusal of $call',
  ({ call, title, arrive, button, exists }) => {
    const refuse = async (sentence: unknown) => {
      await visit('/blog');
      network.answer('checkUser', ok({ exists }));
      await arrive();
      network.answer(call, refusal(403, sentence));
      await press(button);
    };

    it('is shown as text, HTML included', async () => {
      await refuse(html);
      await until(() => expect(inDialog(title, html)).toBeVisible());
      expect(document.querySelector('[onerror]')).toBeNull();
    });

    it('is not shown when it is not a text', async () => {
      await refuse({ html });
      await until(() => expect(toasts().at(-1)).toMatch(/Error|Invalid/));
      expect(screen.queryByText(/object|onerror/)).toBeNull();
    });
  },
);

it('Registration: changing the number after a failure keeps the details but the Aadhaar digits', async () => {
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
  await until(() => expectDetails(''));
});

it.each([
  ['login', reachLoginCode],
  ['signup', reachRegistrationCode],
] as const)(
  'Sign-in: a proof that the service refuses as too old in %s is replaced by a new code, once and with the reason',
  async (call, reachCode) => {
    await visit('/blog');
    network.answer('checkUser', ok({ exists: call === 'login' }));
    network.answer(call, refusal(503, 'Try later.'));
    await reachCode();
    await enterCode();
    await press('Verify');
    await until(() => enabled('Try again'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
    network.answer(call, refusal(403, 'Ask for a new code.'));
    await press('Try again');
    await until(() => screen.getByText(texts.proofTooOld));
    await until(() => expect(provider.count('sendCode')).toBe(2));
    await enterCode();
    await press('Verify');
    // The new proof is young: another refusal has another reason.
    await until(() => enabled('Try again'));
    expect(screen.getByText('Ask for a new code.')).toBeVisible();
    network.answer(call, ok({ token, userID }));
    await press('Try again');
    await until(() => expectSignedIn(token, userID));
    expect(provider.count('sendCode')).toBe(2);
  },
);

it.each([
  ['in the future', '2999-01-01'],
  ['in the year 26', '0026-01-01'],
])(
  'Registration: a date of birth %s is refused at its field, and no code is sent',
  async (_, dob) => {
    await visit('/blog');
    network.answer('checkUser', ok({ exists: false }));
    await enterDetails(dob);
    await press('Register');
    await until(() => expect(inDialog(dialogs.registration, texts.dobWrong)).toBeVisible());
    expect(field('Full Name').value).toBe(typed.name);
    expect(enabled('Register')).toBeVisible();
    expect(provider.count('sendCode')).toBe(0);
  },
);

it('Registration: an Aadhaar pasted with blanks and in the digits of another script is taken', async () => {
  await visit('/blog');
  network.answer('checkUser', ok({ exists: false }));
  await enterDetails();
  await type('Aadhaar', '६५ ४३ २१');
  expect(field('Aadhaar').value).toBe('654321');
  expect(enabled('Register')).toBeVisible();
});

it('Registration: details that the service does not take are asked for again, with its reason and all that was typed', async () => {
  await visit('/blog');
  network.answer('checkUser', ok({ exists: false }));
  network.answer('signup', refusal(400, 'Please check the name.'));
  await reachRegistrationCode();
  await enterCode();
  await press('Verify');
  await until(() => inDialog(dialogs.registration, 'Please check the name.'));
  expectDetails();
  await type('Full Name', 'Asha');
  network.answer('signup', ok({ token, userID }));
  await press('Register');
  await enterCode();
  await press('Verify');
  await until(() => expectSignedIn(token, userID));
  expect(network.sent('signup').map(({ body }) => body)).toMatchObject([
    { full_name: typed.name },
    { full_name: 'Asha' },
  ]);
});

describe.each(flows)('One-time code: in the $name', (flow) => {
  it('a resend after 30 seconds that fails keeps the typed code', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await flow.reachCode();
    await enterCode('111111');
    expect(() => enabled('Resend code')).toThrow();
    vi.advanceTimersByTime(30_000);
    provider.answer('sendCode', noAnswer);
    await pressTwice('Resend code');
    await until(() => expect(toasts()).toEqual([texts.codeNotSent]));
    expect(field('One-time code').value).toBe('111111');
    expect(provider.count('sendCode')).toBe(2);
  });

  it('the right code is accepted after a wrong one', async () => {
    await flow.reachCode();
    await enterCode('654321');
    await press('Verify');
    await until(() => expect(toasts()).toEqual([flow.wrongCode]));
    await enterCode();
    await pressTwice('Verify');
    await until(() => expectSignedIn(token, userID));
    expect(provider.count('confirmCode')).toBe(2);
    expect(network.sent('login').length + network.sent('signup').length).toBe(1);
  });
});
