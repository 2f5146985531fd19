import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, refusal, token, userID } from '../world/answers.ts';
import { enterCode, press, reachLoginCode, reachRegistrationCode } from '../world/person/person.ts';
import { provider } from '../world/phone-provider.ts';
import { enabled, expectSignedIn } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

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
