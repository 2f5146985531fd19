import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import { accountTexts } from '#domain/account.texts.ts';
import { texts } from '#domain/texts.ts';
import { DeleteAccountDialog } from '../../src/views/delete-account/delete-account-dialog.tsx';
import { field } from '../world/screen.ts';
import { deleteAccountModel, mobileNumber } from './flows/delete-account.model.ts';
import { button, ofAsha, press, proveNumber, retype } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

const digitsLabel = 'Last four digits of your number';

/** All that the question may say of a code that was not proven or is too old. */
const failures = [texts.tooManyTries, accountTexts.deleteFailed, accountTexts.deleteCodeTooOld];

/** The page, which takes the question away once it is over. */
const owner = createEmptyActor();

describeView({
  model: deleteAccountModel,
  device: { 'signed in': ofAsha },
  screens: {
    'signed in': () => <DeleteAccountDialog owner={owner} mobileNumber={mobileNumber} />,
  },
  events: {
    'digits.changed': ({ text }, stage) => retype(field(digitsLabel), text, stage),
    'deletion.confirmed': press('Send the code'),
    'deletion.retried': press(texts.tryAgain),
    'deletion.closed': async (_, { user }) => {
      const keep = screen.queryByRole('button', { name: 'Keep my account' });
      await user.click(keep ?? button('Close'));
    },
  },
  children: {
    otp: (event, stage) =>
      event.output?.outcome === 'numberChanged'
        ? stage.user.click(button(texts.back))
        : proveNumber(event, stage),
  },
  states: {
    confirming: (_, { snapshot: { context } }) => {
      expect(field(digitsLabel).value).toBe(context.digits);
      expect(button('Send the code').hasAttribute('disabled')).toBe(context.digits !== '3210');
      expect(screen.getByText(/\+91 98765 43210/)).toBeVisible();
      // A toast may say the same.
      const question = within(screen.getByRole('dialog'));
      const said = failures.filter((failure) => question.queryByText(failure) !== null);
      expect(said).toEqual(context.failure === null ? [] : [context.failure]);
    },
    provingPhone: ({ fakes }) => {
      expect(screen.getByText('The right code deletes your account for good.')).toBeVisible();
      expect(fakes.waiting('sendCode', { mobileNumber })).toBe(1);
    },
    deleting: async ({ user, fakes }) => {
      const pressed = button('Deleting...');
      await user.click(pressed);
      expect(pressed).toHaveAccessibleDescription('Deleting your account');
      expect(pressed).toHaveFocus();
      expect(button('Keep my account')).toBeDisabled();
      expect(fakes.waiting('deleteAccount')).toBe(1);
      expect(fakes.lastInput('deleteAccount')).toMatchObject({ userID: 'asha', proof: 'proof' });
    },
    failed: (_, { snapshot: { context } }) => {
      const said = context.failure ?? accountTexts.deleteFailed;
      expect(screen.getByRole('alert').textContent).toBe(said);
    },
    deleted: ({ environment: { app } }) => {
      expect(app.getSnapshot().children.session?.getSnapshot().context.token).toBeNull();
    },
    closed: ({ environment: { app } }) => {
      expect(app.getSnapshot().children.session?.getSnapshot().context.token).toBe('token');
    },
  },
});
