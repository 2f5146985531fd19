import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { loginDraft } from '../../src/machines/login.ts';
import { Login } from '../../src/views/login/login.tsx';
import { field } from '../world/screen.ts';
import { loginModel, mobileNumber } from './flows/login.model.ts';
import { button, press, proveAndSignIn, retype } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

describeView({
  model: loginModel,
  screens: {
    afresh: ({ environment: { app } }) => {
      app.send({ type: 'login.requested' });
      return <Login />;
    },
    'after a reload at the code': ({ environment: { app, drafts } }) => {
      app.send({ type: 'login.requested' });
      const draft = { country: 'IN', typedNumber: '98765 43210', mobileNumber, step: 'code' };
      drafts.save('visitor', loginDraft.flow, draft);
      return <Login />;
    },
  },
  events: {
    'number.changed': ({ typed }, stage) => retype(field('Mobile number'), typed, stage),
    'country.changed': async (_, stage) => {
      await retype(screen.getByRole('combobox', { name: 'Country' }), 'United States', stage);
      await stage.user.click(await screen.findByRole('option', { name: 'United States (+1)' }));
    },
    'number.submitted': press('Proceed'),
    'code.awaited': (_, { fakes }) =>
      act(async () => fakes.resolve('sendCode', { outcome: 'sent' })),
  },
  children: {
    phoneProof: proveAndSignIn,
  },
  states: {
    enteringPhone: (_, { snapshot: { context } }) => {
      const number = field('Mobile number');
      expect(number.value).toBe(context.typedNumber);
      const isPossible = number.value === '98765 43210';
      expect(button('Proceed').hasAttribute('disabled')).toBe(!isPossible);
      const isInvalid = number.getAttribute('aria-invalid') === 'true';
      if (context.refusal !== null) {
        expect(number).toHaveAccessibleDescription(context.refusal);
        expect(number).toHaveFocus();
      } else if (isInvalid) {
        const missing = number.value === '' ? texts.numberMissing : texts.numberNotWhole;
        expect(number).toHaveAccessibleDescription(missing);
        expect(button('Proceed')).toHaveAccessibleDescription(missing);
      }
      expect(isInvalid && isPossible).toBe(context.refusal !== null);
    },
    checkingUser: ({ fakes }) => {
      expect(button('Checking...').getAttribute('aria-disabled')).toBe('true');
      expect(fakes.waiting('checkUser')).toBe(1);
    },
    provingPhone: ({ fakes }) => {
      expect(field('One-time code').value).toBe('');
      expect(fakes.waiting('sendCode') + fakes.waiting('receiveCode')).toBe(1);
    },
    signedIn: ({ environment: { app } }) => {
      expect(app.getSnapshot().matches({ signIn: 'closed' })).toBe(true);
      expect(app.getSnapshot().context.lastUserID).toBe('asha');
    },
    unknownUser: ({ environment: { app } }) => {
      expect(app.getSnapshot().matches({ signIn: { open: 'registering' } })).toBe(true);
      expect(app.getSnapshot().context.mobileNumber).toMatch(/^\+\d+9876543210$/);
    },
  },
});
