import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { mobileNumber, token, userID } from '../../world/answers.ts';
import { enterCode, press, pressTwice, pressTwiceByKey, typed } from '../../world/person/person.ts';
import {
  delivered,
  expired,
  neverAnswered,
  noAnswer,
  provider,
  rightCode,
  tooMany,
  wrongCode,
} from '../../world/phone-provider.ts';
import { expectNoDialog, expectSignedIn, field, toasts } from '../../world/screen.ts';
import { breathe, network, signOutElsewhere, until } from '../../world/visit.tsx';
import type { CodeFlow } from '../code-flows.ts';
import { expectDetails, expectNumber } from '../steps.ts';
import { ownTransport } from './columns.ts';
import type { Row } from './row.ts';

type Answer = Parameters<typeof provider.answer>[1];

/** The provider compares a code. */
export function confirmCode(flow: CodeFlow): Row {
  const inFlow = `in the ${flow.name}`;
  const asked = [{ method: 'confirmCode', input: [mobileNumber, rightCode] }];

  async function fails(answer: Answer, said: string): Promise<void> {
    await flow.reachCode();
    provider.answer('confirmCode', answer);
    await enterCode();
    await pressTwice('Verify');
    await until(() => expect(toasts()).toEqual([said]));
    expect(field('One-time code').value).toBe(rightCode);
    expect(screen.queryByText(texts.tooManyTries) !== null).toBe(answer === tooMany);
    expect(provider.asked.slice(1)).toEqual(asked);
    expectNoSession();
  }

  async function knowsOfNone(): Promise<void> {
    await flow.reachCode();
    provider.answer('confirmCode', expired);
    await enterCode();
    await pressTwice('Verify');
    await until(() => expect(toasts()).toEqual(['OTP was not requested. Try again.']));
    expectNumber(typed.number);
    if (flow.name === 'registration') {
      await press('Proceed');
      await until(() => expectDetails(''));
    }
    expect(provider.count('confirmCode')).toBe(1);
  }

  async function comesLate(answer: Answer): Promise<void> {
    await flow.reachCode();
    const release = provider.hold('confirmCode');
    await enterCode();
    await press('Verify');
    await until(() => expect(provider.count('confirmCode')).toBe(1));
    await press('Close');
    const said = toasts();
    release(answer);
    await breathe();
    expectNoDialog();
    expect(toasts()).toEqual(said);
    expectNoSession();
  }

  async function isAskedOnce(pressIt: typeof press, meanwhile: () => Promise<void>): Promise<void> {
    await flow.reachCode();
    const release = provider.hold('confirmCode');
    await enterCode();
    await pressIt('Verify');
    await until(() => expect(provider.count('confirmCode')).toBe(1));
    await meanwhile();
    expect(field('One-time code').value).toBe(rightCode);
    release(delivered);
    await until(() => expectSignedIn(token, userID));
    expect(toasts()[0]).toBe('OTP verified!');
    expect(provider.asked.slice(1)).toEqual(asked);
    expect(network.sent(flow.call)).toHaveLength(1);
  }

  return {
    ...ownTransport,
    refusal: [
      {
        title: `${inFlow}: a toast says “${flow.wrongCode}”, and the wrong code stays in its field`,
        run: () => fails(wrongCode, flow.wrongCode),
      },
      {
        title: `${inFlow}: the dialog says “${texts.tooManyTries}”, and the code stays in its field`,
        run: () => fails(tooMany, flow.wrongCode),
      },
      {
        title: `${inFlow}: a toast says “OTP was not requested. Try again.”, and the phone step opens`,
        run: knowsOfNone,
      },
    ],
    refusedConnection: [
      {
        title: `${inFlow}: a toast says “${flow.failure}”, and the code stays in its field`,
        run: () => fails(noAnswer, flow.failure),
      },
    ],
    timeout: [
      {
        title: `${inFlow}: no message appears, and the dialog can be closed`,
        run: () => comesLate(neverAnswered),
      },
    ],
    lateAnswer: [
      {
        title: `${inFlow}: a right code shows nothing after the dialog was closed`,
        run: () => comesLate(delivered),
      },
      {
        title: `${inFlow}: a failure shows nothing after the dialog was closed`,
        run: () => comesLate(noAnswer),
      },
    ],
    doubleSubmit: [
      {
        title: `${inFlow}: pressing twice compares the code once, a toast says “OTP verified!”, and the person is signed in`,
        run: () => isAskedOnce(pressTwiceByKey, breathe),
      },
    ],
    sessionEnds: [
      {
        title: `${inFlow}: no session is needed, and the person is signed in`,
        run: () => isAskedOnce(press, signOutElsewhere),
      },
    ],
  };
}

function expectNoSession(): void {
  expect(network.sent('login').length + network.sent('signup').length).toBe(0);
}
