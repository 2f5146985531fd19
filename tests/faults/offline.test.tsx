import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { ok } from '../world/answers.ts';
import { goOffline, goOnline } from '../world/connection.ts';
import { signedIn } from '../world/device.ts';
import { dialog, dialogs, stored } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

it('Offline: a token revoked meanwhile ends the session with the first answer', async () => {
  await goOffline();
  await visit('/dashboard', signedIn);
  await until(() => screen.getByRole('heading', { level: 1 }));
  network.answer('validateToken', ok({ valid: false }));
  await goOnline();
  await until(() => expect(dialog(dialogs.login)).toBeVisible());
  expect(stored()).toMatchObject({ token: null });
});
