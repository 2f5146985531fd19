import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { type OtpOutput, type OtpProblem, otpMachine } from '../../src/machines/otp.ts';
import { useFlow } from '../../src/views/flow/use-flow.ts';
import { OtpStep } from '../../src/views/otp/otp-step.tsx';
import { otpInput, otpModel } from './flows/otp.model.ts';
import { button, codeField, press, retype, toast } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

function Otp({ isRequested }: { isRequested: boolean }) {
  return <OtpStep flow={useFlow(otpMachine, { input: { ...otpInput, isRequested } })} />;
}

const isDisabled = (name: string | RegExp) => button(name).hasAttribute('disabled');

describeView({
  model: otpModel,
  screens: {
    afresh: () => <Otp isRequested={false} />,
    'after a reload': () => <Otp isRequested />,
  },
  events: {
    'code.changed': ({ text }, stage) => retype(codeField(), text, stage),
    'code.submitted': press('Verify'),
    'code.resent': press('Resend code'),
    'number.abandoned': press('Change number'),
  },
  states: {
    sendingCode: ({ fakes }) => {
      expect(screen.getByText(/Sending a code to/)).toBeDefined();
      expect(toast(texts.sendingCode)).toBeDefined();
      expect(isDisabled('Verify')).toBe(true);
      expect(fakes.waiting('sendCode')).toBe(1);
    },
    'entering.code.typing': ({ fakes }, { snapshot }) => {
      const { code, problem }: { code: string; problem: OtpProblem } = snapshot.context;
      expect(codeField().value).toBe(code);
      expect(isDisabled('Verify')).toBe(code.length < 6);
      expect(fakes.waiting('confirmCode')).toBe(0);
      expect(codeField().getAttribute('aria-invalid') === 'true').toBe(problem !== 'none');
      if (problem === 'tooManyTries') expect(screen.getByText(texts.tooManyTries)).toBeDefined();
    },
    'entering.code.verifying': ({ fakes }) => {
      expect(button(/Verifying\.\.\./)).toBeDefined();
      expect(codeField().readOnly).toBe(true);
      expect(fakes.waiting('confirmCode')).toBe(1);
    },
    'entering.resend.coolingDown': () => {
      expect(isDisabled(/Resend code/)).toBe(true);
    },
    'entering.resend.ready': (_, { snapshot }) => {
      const isTyping = snapshot.matches({ entering: { code: 'typing' } });
      expect(isDisabled(/Resend code/)).toBe(!isTyping);
    },
    ended: (_, { snapshot }) => {
      const said: Readonly<Record<OtpOutput['outcome'], string | null>> = {
        confirmed: texts.codeVerified,
        notSent: texts.codeNotSent,
        notRequested: texts.codeNotRequested,
        numberChanged: null,
      };
      const output: OtpOutput | undefined = snapshot.output;
      const text = output && said[output.outcome];
      if (text) expect(toast(text)).toBeDefined();
    },
  },
});
