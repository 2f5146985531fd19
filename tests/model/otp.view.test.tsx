import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import type { OtpProblem } from '../../src/machines/kit/otp-setup.ts';
import { otpMachine } from '../../src/machines/otp.ts';
import { useFlow } from '../../src/views/flow/use-flow.ts';
import { OtpStep } from '../../src/views/otp/otp-step.tsx';
import { field, toasts } from '../world/screen.ts';
import { otpInput, otpModel } from './flows/otp.model.ts';
import { button, press, retype } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

function Otp({ isRequested }: { isRequested: boolean }) {
  return (
    <OtpStep
      flow={useFlow(otpMachine, { input: () => ({ ...otpInput, owner: null, isRequested }) })}
    />
  );
}

const isDisabled = (name: string | RegExp) => button(name).hasAttribute('disabled');

describeView({
  model: otpModel,
  screens: {
    afresh: () => <Otp isRequested={false} />,
    'after a reload': () => <Otp isRequested />,
  },
  events: {
    'code.changed': ({ text }, stage) => retype(field('One-time code'), text, stage),
    'code.submitted': press('Verify'),
    'code.resent': press('Resend code'),
    'number.abandoned': press('Change number'),
  },
  states: {
    sendingCode: ({ fakes }) => {
      expect(toasts()).toContain(texts.sendingCode);
      expect(lead()).toMatch(/^Sending a code to/);
      expect(isDisabled('Verify')).toBe(true);
      expect(fakes.waiting('sendCode')).toBe(1);
    },
    'entering.code.typing': ({ fakes }, { snapshot }) => {
      const { code, problem }: { code: string; problem: OtpProblem } = snapshot.context;
      expect(lead()).toMatch(/^We sent a code to/);
      expect(field('One-time code').value).toBe(code);
      expect(isDisabled('Verify')).toBe(code.length < 6);
      expect(fakes.waiting('confirmCode')).toBe(0);
      expect(field('One-time code').getAttribute('aria-invalid') === 'true').toBe(
        problem !== 'none',
      );
      const described = expect(field('One-time code'));
      (problem === 'none' ? described.not : described).toHaveAccessibleDescription();
      const isTooMany = screen.queryByText(texts.tooManyTries) !== null;
      expect(isTooMany).toBe(problem === 'tooManyTries');
    },
    'entering.code.verifying': ({ fakes }) => {
      expect(button('Verifying...').getAttribute('aria-disabled')).toBe('true');
      expect(field('One-time code').readOnly).toBe(true);
      expect(fakes.waiting('confirmCode')).toBe(1);
    },
    'entering.resend.coolingDown': () => {
      expect(isDisabled(/Resend code/)).toBe(true);
    },
    'entering.resend.ready': (_, { snapshot }) => {
      const isTyping = snapshot.matches({ entering: { code: 'typing' } });
      expect(isDisabled(/Resend code/)).toBe(!isTyping);
    },
    confirmed: () => expect(toasts()).toContain(texts.codeVerified),
    notSent: () => expect(toasts()).toContain(texts.codeNotSent),
    notRequested: () => expect(toasts()).toContain(texts.codeNotRequested),
    numberChanged: ({ fakes }) => {
      expect(['sendCode', 'receiveCode', 'confirmCode'].map((name) => fakes.waiting(name))).toEqual(
        [0, 0, 0],
      );
    },
  },
});

function lead(): string {
  return screen.getByText(/(Sending|sent) a code to/).textContent;
}
