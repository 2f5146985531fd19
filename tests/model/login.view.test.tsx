import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '../../src/domain/texts.ts';
import { loginDraft } from '../../src/machines/login.ts';
import { Login } from '../../src/views/sign-in/login.tsx';
import { loginModel, mobileNumber } from './flows/login.model.ts';
import { describeView, type Stage } from './harness/view.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press =
  (name: string) =>
  async (_: unknown, { user }: Stage) => {
    await user.click(button(name));
  };

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
    'number.changed': async ({ typed }, { user }) => {
      const field = screen.getByRole('textbox', { name: 'Mobile number' });
      await user.clear(field);
      await user.click(field);
      await user.paste(typed);
    },
    'country.changed': async (_, { user }) => {
      const field = screen.getByRole('combobox', { name: 'Country' });
      await user.clear(field);
      await user.paste('United States');
      await user.click(await screen.findByRole('option', { name: 'United States (+1)' }));
    },
    'number.submitted': press('Proceed'),
    'login.retried': press('Try again'),
    'number.abandoned': press('Change number'),
  },
  children: {
    otp: async ({ output }, { user, fakes }) => {
      const answer = (actor: string, outcome: unknown) =>
        act(async () => fakes.resolve(actor, outcome));
      if (output.outcome === 'notSent') {
        if (output.problem === 'tooManyTries')
          return answer('sendCode', { outcome: 'tooManyTries' });
        return act(async () => fakes.reject('sendCode', new Error('offline')));
      }
      if (output.outcome === 'numberChanged') return user.click(button('Change number'));
      if (fakes.waiting('sendCode') > 0) await answer('sendCode', { outcome: 'sent' });
      await user.click(screen.getByRole('textbox', { name: 'One-time code' }));
      await user.paste('123456');
      await user.click(button('Verify'));
      await answer('confirmCode', output);
    },
  },
  isDrivable: ({ type }) => type !== 'xstate.error.actor.otp',
  undrivable: {
    'confirmingPhone · error otp · always': 'the one-time-code flow catches every failure itself',
  },
  states: {
    enteringPhone: () => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
      const isPossible = field.value === '98765 43210';
      expect(button('Proceed').hasAttribute('disabled')).toBe(!isPossible);
    },
    checkingUser: ({ fakes }) => {
      expect(button(/Checking\.\.\./)).toBeDefined();
      expect(fakes.waiting('checkUser')).toBe(1);
    },
    confirmingPhone: () => {
      expect(screen.getByRole('textbox', { name: 'One-time code' })).toBeDefined();
      expect(button('Verify')).toBeDefined();
    },
    loggingIn: ({ fakes }) => {
      expect(button(/Verifying\.\.\./)).toBeDefined();
      expect(fakes.waiting('login')).toBe(1);
    },
    loginFailed: () => {
      expect(screen.getByText(texts.loginFailed, { selector: '.toast p' })).toBeDefined();
      expect(button('Try again')).toBeDefined();
    },
    signedIn: ({ environment: { app } }) => {
      expect(app.getSnapshot().matches({ signIn: 'closed' })).toBe(true);
      expect(app.getSnapshot().context.lastUserID).toBe('asha');
    },
    unknownUser: ({ environment: { app } }) => {
      expect(app.getSnapshot().matches({ signIn: 'registering' })).toBe(true);
      expect(app.getSnapshot().context.mobileNumber).toMatch(/^\+\d+9876543210$/);
    },
  },
});
