import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { mobileNumber } from '../../world/answers.ts';
import { press, pressTwice, pressTwiceByKey, typed } from '../../world/person/person.ts';
import {
  delivered,
  neverAnswered,
  noAnswer,
  provider,
  tooMany,
} from '../../world/phone-provider.ts';
import { field, toasts } from '../../world/screen.ts';
import { breathe, signOutElsewhere, until } from '../../world/visit.tsx';
import type { CodeFlow } from '../code-flows.ts';
import { ownTransport } from './columns.ts';
import type { Row } from './row.ts';

type Answer = Parameters<typeof provider.answer>[1];

/** The provider sends a code. */
export function sendCode(flow: CodeFlow): Row {
  const inFlow = `in the ${flow.name}`;
  const asked = [{ method: 'sendCode', input: [mobileNumber] }];

  async function fails(answer: Answer, inPlace: string | null): Promise<void> {
    await flow.arrive();
    provider.answer('sendCode', answer);
    await pressTwice(flow.button);
    await until(() => expect(toasts()).toEqual(['Failed to send OTP.']));
    flow.asItWas();
    expect(screen.queryByText(texts.tooManyTries) !== null).toBe(inPlace !== null);
    expect(provider.asked).toEqual(asked);
    provider.answer('sendCode', delivered);
    await press(flow.button);
    await until(() => expect(toasts()).toEqual(['OTP sent!']));
    expect(provider.count('sendCode')).toBe(2);
  }

  async function comesLate(answer: Answer): Promise<void> {
    await flow.arrive();
    const release = provider.hold('sendCode');
    await press(flow.button);
    await until(() => expect(provider.asked).toEqual(asked));
    await press('Change number');
    await until(() => expect(field('Mobile number').value).toBe(typed.number));
    const said = toasts();
    release(answer);
    await breathe();
    expect(toasts()).toEqual(said);
    expect(field('Mobile number').value).toBe(typed.number);
  }

  async function isAskedOnce(pressIt: typeof press, meanwhile: () => Promise<void>): Promise<void> {
    await flow.arrive();
    const release = provider.hold('sendCode');
    await pressIt(flow.button);
    await until(() => expect(toasts()).toEqual(['Sending OTP...']));
    await meanwhile();
    expect(field('One-time code').readOnly).toBe(true);
    release(delivered);
    await until(() => expect(toasts()).toEqual(['OTP sent!']));
    expect(field('One-time code').readOnly).toBe(false);
    expect(provider.asked).toEqual(asked);
  }

  return {
    ...ownTransport,
    refusal: [
      {
        title: `${inFlow}: a toast says “Failed to send OTP.”, the dialog “${texts.tooManyTries}”, and the typed text stays`,
        run: () => fails(tooMany, texts.tooManyTries),
      },
    ],
    refusedConnection: [
      {
        title: `${inFlow}: a toast says “Failed to send OTP.”, and the typed text stays`,
        run: () => fails(noAnswer, null),
      },
    ],
    timeout: [
      {
        title: `${inFlow}: no message appears, and the number can be changed`,
        run: () => comesLate(neverAnswered),
      },
    ],
    lateAnswer: [
      {
        title: `${inFlow}: a success after “Change number” shows nothing`,
        run: () => comesLate(delivered),
      },
      {
        title: `${inFlow}: a failure after “Change number” shows nothing`,
        run: () => comesLate(noAnswer),
      },
    ],
    doubleSubmit: [
      {
        title: `${inFlow}: pressing twice sends one code, a toast says “OTP sent!”, and the code can be typed`,
        run: () => isAskedOnce(pressTwiceByKey, breathe),
      },
    ],
    sessionEnds: [
      {
        title: `${inFlow}: no session is needed, and the code is sent`,
        run: () => isAskedOnce(press, signOutElsewhere),
      },
    ],
  };
}
