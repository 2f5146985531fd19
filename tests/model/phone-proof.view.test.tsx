import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { phoneProofMachine } from '../../src/machines/phone-proof.ts';
import { useFlow } from '../../src/views/flow/use-flow.ts';
import { PhoneProof } from '../../src/views/phone-proof/phone-proof.tsx';
import { field, toasts } from '../world/screen.ts';
import { phoneProofModel, proofInputs } from './flows/phone-proof.model.ts';
import { press, proveNumber } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

function Proof({ of }: { of: keyof typeof proofInputs }) {
  return <PhoneProof flow={useFlow(phoneProofMachine, { input: () => proofInputs[of] })} />;
}

describeView({
  model: phoneProofModel,
  screens: {
    'of a login': () => <Proof of="of a login" />,
    'of a registration': () => <Proof of="of a registration" />,
  },
  events: {
    'signIn.retried': press('Try again'),
    'number.abandoned': press('Change number'),
  },
  children: { otp: proveNumber },
  states: {
    confirmingPhone: ({ fakes }, { snapshot: { context } }) => {
      const code = field('One-time code');
      expect(code.value).toBe('');
      const described = screen.queryByRole('textbox', { description: texts.proofTooOld });
      expect(described).toBe(context.isRenewing ? code : null);
      expect(code).toHaveFocus();
      expect(fakes.waiting('sendCode')).toBe(1);
    },
    openingSession: ({ fakes }, { snapshot: { context } }) => {
      const text = context.details ? 'Creating your account' : 'Signing you in';
      const verify = screen.getByRole('button', { name: 'Verifying...', description: text });
      expect(verify.getAttribute('aria-disabled')).toBe('true');
      expect(verify).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'Change number' })).toBeNull();
      expect(fakes.waiting('openSession')).toBe(1);
    },
    failed: (_, { snapshot: { context }, after }) => {
      const isIncomplete = after?.output?.outcome === 'incomplete';
      const said = isIncomplete ? texts.registrationFailed : context.failureText;
      expect(toasts()).toContain(said);
      const description = context.refusal ?? context.failureText;
      expect(screen.getByRole('button', { name: 'Try again', description })).toHaveFocus();
    },
    signedIn: ({ environment: { app }, fakes }, { snapshot: { context } }) => {
      expect(app.getSnapshot().context.lastUserID).toBe('asha');
      expect(fakes.waiting('linkPending', { contact: context.mobileNumber })).toBe(1);
      const isWelcomed = screen.queryByText(texts.registered) !== null;
      expect(isWelcomed).toBe(context.details !== null);
    },
    notSent: ({ fakes }) => {
      expect(toasts()).toContain(texts.codeNotSent);
      expect(fakes.waiting('openSession')).toBe(0);
    },
    invalid: () => expect(toasts()).toContain(texts.registrationError),
    numberAskedAgain: ({ environment: { app }, fakes }) => {
      expect(app.getSnapshot().context.lastUserID).toBeNull();
      expect(fakes.waiting('openSession')).toBe(0);
    },
  },
});
