import { expect } from 'vitest';
import {
  details as filled,
  mobileNumber,
  registrationModel,
  today,
} from './flows/registration.model.ts';
import { describeFlow } from './harness/bare.ts';

describeFlow({
  model: registrationModel,
  states: {
    enteringDetails: ({ snapshot, context: { details, proof, isDobInFuture }, fakes }) => {
      const { fullName, dob, aadhaar, agreed } = details;
      const isFilled = fullName !== '' && dob !== '' && aadhaar.length === 6 && agreed;
      expect(snapshot.can({ type: 'details.submitted', today })).toBe(isFilled);
      expect(snapshot.hasTag('draft')).toBe(true);
      expect(proof).toBe('');
      expect(fakes.waiting('otp')).toBe(0);
      if (isDobInFuture) expect(dob > today).toBe(true);
    },
    confirmingPhone: ({ context: { details }, fakes }) => {
      expect(details).toEqual(filled);
      expect(fakes.waiting('otp')).toBe(1);
      expect(fakes.calls.at(-1)?.input).toMatchObject({
        mobileNumber,
        wrongCodeText: 'Invalid OTP.',
      });
    },
    signingUp: ({ snapshot, fakes }) => {
      const input = { mobileNumber, details: filled, proof: 'proof' };
      expect(fakes.calls.at(-1)).toEqual({ actor: 'signup', input });
      expect(snapshot.can({ type: 'signup.retried' })).toBe(false);
    },
    signupFailed: ({ context: { details, refusal }, told, after }) => {
      const isIncomplete = after?.output?.outcome === 'incomplete';
      const text = isIncomplete ? 'Registration failed.' : 'Error registering user.';
      expect(told.at(-1)).toEqual({ type: 'toast.raised', toast: { text, tone: 'failure' } });
      expect(refusal).toBe(isIncomplete ? text : (after?.output?.message ?? null));
      expect(details).toEqual(filled);
    },
    registered: ({ told }) => {
      expect(told.slice(-2)).toEqual([
        { type: 'toast.raised', toast: { text: 'Registration successful!', tone: 'success' } },
        { type: 'user.signedIn', token: 'token', userID: 'asha', mobileNumber },
      ]);
    },
    abandoned: ({ snapshot, told }) => {
      expect(told.at(-1)).toEqual({ type: 'number.abandoned' });
      expect(snapshot.hasTag('draft')).toBe(true);
    },
  },
});
