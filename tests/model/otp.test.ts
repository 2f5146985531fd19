import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import type { OtpOutput, OtpProblem } from '../../src/machines/otp.ts';
import { otpInput, otpModel } from './flows/otp.model.ts';
import { describeFlow } from './harness/bare.ts';

const { mobileNumber, wrongCodeText, failureText } = otpInput;

describeFlow({
  model: otpModel,
  states: {
    sendingCode: ({ snapshot, fakes, told }) => {
      expect(fakes.calls.at(-1)).toEqual({ actor: 'sendCode', input: { mobileNumber } });
      expect(told.at(-1)).toMatchObject({ toast: { text: 'Sending OTP...', tone: 'info' } });
      expect(snapshot.can({ type: 'code.submitted' })).toBe(false);
    },
    'entering.code.typing': ({ snapshot, context: { code, problem }, fakes, told }) => {
      expect(fakes.waiting('confirmCode')).toBe(0);
      expect(snapshot.can({ type: 'code.submitted' })).toBe(/^\d{6}$/.test(code));
      const said: Readonly<Record<OtpProblem, readonly string[] | null>> = {
        none: null,
        wrongCode: [wrongCodeText],
        tooManyTries: [wrongCodeText, texts.codeNotSent],
        failure: [failureText, texts.codeNotSent],
      };
      if (said[problem]) expect(said[problem]).toContain(told.at(-1)?.toast.text);
    },
    'entering.code.verifying': ({ snapshot, context: { code }, fakes }) => {
      expect(fakes.calls.at(-1)).toEqual({ actor: 'confirmCode', input: { mobileNumber, code } });
      expect(snapshot.can({ type: 'code.submitted' })).toBe(false);
      expect(snapshot.can({ type: 'code.resent' })).toBe(false);
    },
    'entering.resend.coolingDown': ({ snapshot }) => {
      expect(snapshot.can({ type: 'code.resent' })).toBe(false);
    },
    'entering.resend.ready': ({ snapshot }) => {
      const isTyping = snapshot.matches({ entering: { code: 'typing' } });
      expect(snapshot.can({ type: 'code.resent' })).toBe(isTyping);
    },
    ended: ({ snapshot, told, after }) => {
      const { output } = snapshot;
      const said: Readonly<Record<OtpOutput['outcome'], object>> = {
        confirmed: { text: 'OTP verified!', tone: 'success' },
        notSent: { text: 'Failed to send OTP.', tone: 'failure' },
        notRequested: { text: 'OTP was not requested. Try again.', tone: 'failure' },
        numberChanged: {},
      };
      if (!output) throw new Error('The step ended without an output.');
      expect(told.at(-1)?.toast ?? {}).toMatchObject(said[output.outcome]);
      expect(output.outcome === 'numberChanged').toBe(after?.type === 'number.abandoned');
      if (output.outcome === 'confirmed') expect(output.proof).toBe('proof');
    },
  },
});
