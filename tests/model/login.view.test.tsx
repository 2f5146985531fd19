import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { loginDraft } from '../../src/machines/login.ts';
import { Login } from '../../src/views/login/login.tsx';
import { loginModel, mobileNumber } from './flows/login.model.ts';
import { button, codeField, press, proveAndSignIn, retype } from './harness/person.ts';
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
    'number.changed': ({ typed }, stage) =>
      retype(screen.getByRole('textbox', { name: 'Mobile number' }), typed, stage),
    'country.changed': async (_, stage) => {
      await retype(screen.getByRole('combobox', { name: 'Country' }), 'United States', stage);
      await stage.user.click(await screen.findByRole('option', { name: 'United States (+1)' }));
    },
    'number.submitted': press('Proceed'),
  },
  children: {
    phoneProof: proveAndSignIn,
  },
  states: {
    enteringPhone: (_, { snapshot: { context } }) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
      expect(field.value).toBe(context.typedNumber);
      const isPossible = field.value === '98765 43210';
      expect(button('Proceed').hasAttribute('disabled')).toBe(!isPossible);
      expect(field.getAttribute('aria-invalid') === 'true').toBe(context.refusal !== null);
    },
    checkingUser: ({ fakes }) => {
      expect(button('Checking...').getAttribute('aria-disabled')).toBe('true');
      expect(fakes.waiting('checkUser')).toBe(1);
    },
    provingPhone: ({ fakes }) => {
      expect(codeField().value).toBe('');
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
