import { screen } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, refusal, token, userID } from '../world/answers.ts';
import {
  enterCode,
  enterDetails,
  press,
  pressTwice,
  reachLoginCode,
  reachRegistrationCode,
  type,
} from '../world/person/person.ts';
import { noAnswer, provider } from '../world/phone-provider.ts';
import { enabled, expectSignedIn, field, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';
import { codeFlows } from './code-flows.ts';

const flows = Object.values(codeFlows);

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

it('Registration: an Aadhaar pasted with blanks and in the digits of another script is taken', async () => {
  await visit('/blog');
  network.answer('checkUser', ok({ exists: false }));
  await enterDetails();
  await type('Aadhaar', '६५ ४३ २१');
  expect(field('Aadhaar').value).toBe('654321');
  expect(enabled('Register')).toBeVisible();
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
});
