import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { accountTexts } from '#domain/account.texts.ts';
import type { Account } from '#domain/account.ts';
import { texts } from '#domain/texts.ts';
import { AccountScreen } from '../../src/views/account/account-screen.tsx';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../src/views/delete-account/delete-account-dialog.tsx';
import { otherDevice, thisDevice } from '../world/account.ts';
import { accountModel } from './flows/account.model.ts';
import { button, ofAsha, press, toast } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

describeView({
  model: accountModel,
  device: { 'signed in': ofAsha },
  screens: { 'signed in': () => <AccountScreen /> },
  events: {
    'account.retried': press(texts.tryAgain),
    'device.chosen': press(accountTexts.logOut),
    'data.requested': press(accountTexts.downloadData),
    'deletion.requested': press(accountTexts.deleteAccount),
    'deletion.closed': press('Keep my account'),
    'everywhere.chosen': async (_, { user, environment: { app } }) => {
      await user.click(button(texts.logOutEverywhere));
      expect(app.getSnapshot().children.session?.getSnapshot().context.token).toBeNull();
    },
  },
  states: {
    'fetching.loading': expectFetching,
    'fetching.retrying': (stage) => {
      expectFetching(stage);
      expect(button(texts.logOutEverywhere)).toBeVisible();
    },
    shown: (_, { snapshot: { context }, after }) => {
      expectAccount(context.account);
      const name = String(otherDevice.device);
      if (after?.type === 'xstate.error.actor.endSession')
        expect(toast(accountTexts.notLoggedOut(name))).toBeVisible();
      const canDownload = screen.queryByRole('button', { name: accountTexts.downloadData });
      expect(canDownload !== null).toBe(context.account?.can_download === true);
      const canDelete = screen.queryByRole('button', { name: accountTexts.deleteAccount });
      expect(canDelete !== null).toBe(context.account?.can_delete === true);
      expect(screen.queryByRole('dialog')).toBeNull();
      const said = saidAfter[after?.type ?? '']?.(after?.output);
      if (said) expect(toast(said)).toBeVisible();
      if (after?.output?.outcome === 'ended')
        expect(toast(accountTexts.loggedOut(name))).toBeVisible();
    },
    endingSession: async ({ user, fakes }) => {
      const pressed = button('Logging out...');
      await user.click(pressed);
      expect(pressed.getAttribute('aria-disabled')).toBe('true');
      expect(fakes.waiting('endSession', { userID: 'asha', id: otherDevice.id })).toBe(1);
    },
    downloading: async ({ user, fakes }) => {
      const pressed = button('Downloading...');
      await user.click(pressed);
      expect(pressed.getAttribute('aria-disabled')).toBe('true');
      const logOut = screen.queryByRole('button', { name: accountTexts.logOut });
      if (logOut) expect(logOut).toBeDisabled();
      expect(fakes.waiting('downloadData', { userID: 'asha' })).toBe(1);
    },
    askedToDelete: async () => {
      const question = await screen.findByRole('dialog', { name: 'Delete your account?' });
      expect(within(question).getByRole('textbox')).toHaveFocus();
    },
    absent: () => {
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('article')).toBeNull();
      expect(button(texts.logOutEverywhere)).toBeVisible();
    },
    failed: () => {
      expect(screen.getByRole('alert').textContent).toBe(accountTexts.accountFailed);
      expect(button(texts.logOutEverywhere)).toBeVisible();
    },
  },
});

function expectFetching({ fakes }: Stage): void {
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(fakes.waiting('getAccount', { userID: 'asha' })).toBe(1);
}

/** What a toast says of a download that has ended. */
const saidAfter: Readonly<Record<string, (output: Output | undefined) => string | undefined>> = {
  'xstate.error.actor.downloadData': () => accountTexts.dataFailed,
  'xstate.done.actor.downloadData': (output) =>
    output?.outcome === 'saved' ? accountTexts.dataDownloaded : output?.message,
};

interface Output {
  outcome: string;
  message?: string;
}

/** What the service said is on the page, this device first. */
function expectAccount(account: Account | null): void {
  const { name, sessions = [] } = account ?? {};
  expect(screen.queryByRole('heading', { level: 2, name: name ?? 'Asha Rao' }) !== null).toBe(
    name !== undefined,
  );
  if (name) expect(screen.getByText('+91 98765 43210')).toBeVisible();
  const rows = screen.getAllByRole('article');
  expect(rows).toHaveLength(sessions.length);
  const names = rows.map((row) => within(row).getByRole('heading', { level: 3 }).textContent);
  if (name) expect(names[0]).toBe(thisDevice.device);
  else expect(names).toEqual([accountTexts.unknownDevice]);
  if (!sessions.some(({ id }) => id === otherDevice.id)) {
    expect(screen.queryByRole('button', { name: accountTexts.logOut })).toBeNull();
    return;
  }
  const other = screen.getByRole('article', { name: String(otherDevice.device) });
  expect(within(other).getByText('Last used yesterday')).toBeVisible();
  expect(within(other).getByText('Signed in on Monday, 2 February 2026')).toBeVisible();
  expect(within(other).getByRole('button')).toHaveAccessibleDescription(String(otherDevice.device));
}
