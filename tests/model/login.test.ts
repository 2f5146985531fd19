import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { loginModel } from './flows/login.model.ts';
import { describeFlow } from './harness/bare.ts';

describeFlow({
  model: loginModel,
  states: {
    enteringPhone: ({ snapshot, context }) => {
      expect(snapshot.hasTag('draft')).toBe(true);
      expect(snapshot.can({ type: 'number.submitted' })).toBe(context.mobileNumber !== null);
      expect(context.proof).toBe('');
    },
    checkingUser: ({ snapshot, context: { mobileNumber }, fakes }) => {
      expect(fakes.calls.at(-1)).toEqual({ actor: 'checkUser', input: { mobileNumber } });
      expect(snapshot.can({ type: 'number.submitted' })).toBe(false);
    },
    confirmingPhone: ({ context: { mobileNumber }, fakes }) => {
      expect(fakes.waiting('otp')).toBe(1);
      expect(fakes.calls.at(-1)?.input).toMatchObject({
        mobileNumber,
        wrongCodeText: texts.loginFailed,
      });
    },
    loggingIn: ({ fakes, context }) => {
      const { mobileNumber } = context;
      expect(fakes.calls.at(-1)).toEqual({
        actor: 'login',
        input: { mobileNumber, proof: 'proof' },
      });
      expect(context.refusal).toBeNull();
    },
    loginFailed: ({ told }) => {
      expect(told.at(-1)).toMatchObject({ toast: { text: texts.loginFailed, tone: 'failure' } });
    },
    signedIn: ({ told, context: { mobileNumber } }) => {
      expect(told.at(-1)).toEqual({
        type: 'user.signedIn',
        token: 'token',
        userID: 'asha',
        mobileNumber,
      });
    },
    unknownUser: ({ told, context: { mobileNumber } }) => {
      expect(told.at(-1)).toEqual({ type: 'user.unknown', mobileNumber });
    },
  },
});
