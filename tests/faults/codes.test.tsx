import { describe, expect, it, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { token, userID } from '../world/answers.ts';
import { enterCode, press, pressTwice } from '../world/person/person.ts';
import { noAnswer, provider } from '../world/phone-provider.ts';
import { enabled, expectSignedIn, field, toasts } from '../world/screen.ts';
import { network, until } from '../world/visit.tsx';
import { codeFlows } from './code-flows.ts';

const flows = Object.values(codeFlows);

describe.each(flows)('sendCode of the $name', (flow) => {
  it('is asked anew after a pause, and a failure leaves the code that was typed', async () => {
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

describe.each(flows)('confirmCode of the $name', (flow) => {
  it('takes no code that is short', async () => {
    await flow.reachCode();
    await enterCode('12345');
    expect(() => enabled('Verify')).toThrow();
    await enterCode('12345a');
    expect(field('One-time code').value).toBe('12345');
    expect(() => enabled('Verify')).toThrow();
    expect(provider.count('confirmCode')).toBe(0);
  });

  it('takes the right code after a wrong one', async () => {
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
