import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { ok } from '../world/answers.ts';
import { goOffline, goOnline } from '../world/connection.ts';
import { signedIn } from '../world/device.ts';
import { dialog, dialogs, stored } from '../world/screen.ts';
import { network, reload, until, visit } from '../world/visit.tsx';

it('Offline: a token revoked meanwhile ends the session with the first answer', async () => {
  await goOffline();
  await visit('/dashboard', signedIn);
  await until(() => screen.getByRole('heading', { level: 1 }));
  network.answer('validateToken', ok({ valid: false }));
  await goOnline();
  await until(() => expect(dialog(dialogs.login)).toBeVisible());
  expect(stored()).toMatchObject({ token: null });
});

it('Offline: organisations that are fresh are not asked for again with the network, and kept ones once', async () => {
  const resources = [{ resourceId: 'hall', name: 'Hall', free_today: 3 }];
  const branches = [{ name: 'Old town', departments: [{ name: 'Events', resources }] }];
  network.answer('getUserOrganisations', ok([{ name: 'Club', branches }]));
  await visit('/my-organisation', signedIn);
  const rowOfHall = (name: string) => until(() => screen.getByRole('row', { name }));
  await rowOfHall('Hall, 3 slots free today');
  await goOffline();
  await goOnline();
  expect(network.sent('getUserOrganisations')).toHaveLength(1);
  await goOffline();
  await reload();
  await rowOfHall('Hall');
  const sentBefore = network.sent('getUserOrganisations').length;
  await goOnline();
  await rowOfHall('Hall, 3 slots free today');
  expect(network.sent('getUserOrganisations')).toHaveLength(sentBefore + 1);
});
