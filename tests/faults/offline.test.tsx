import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { ok } from '../world/answers.ts';
import { goOffline, goOnline } from '../world/connection.ts';
import { signedIn } from '../world/device.ts';
import { invitedEvent } from '../world/person/invitations.ts';
import { press, type } from '../world/person/person.ts';
import { dialog, dialogs, field, stored } from '../world/screen.ts';
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

const heading = (name: string) => () => screen.getByRole('heading', { name });

/** The pages whose content comes from the service, each with a part of it. */
const pages = {
  '/booking/check-up': heading('Dental check-up'),
  '/event/dinner': heading('Who is coming'),
  '/my-organisation': () => screen.getByRole('treegrid'),
  '/my-appointments': heading('Ugadi dinner'),
  '/resource/hall': heading('Community hall'),
  '/account': heading('Your devices'),
};

it.each(Object.entries(pages))(
  'Offline: %s, which failed without a network, has its content once the network is back, without a press',
  async (path, content) => {
    network.answer('getUserEvents', ok({ invitedEvents: [invitedEvent] }));
    await goOffline();
    await visit(path, signedIn);
    await returnOf(content);
  },
);

it('Offline: a category and a search that failed without a network are there once the network is back, and the search keeps the focus', async () => {
  await visit('/dashboard', signedIn);
  await until(() => screen.getByRole('button', { name: 'Doctor Available' }));
  await goOffline();
  await press('Doctor Available');
  await returnOf(() => screen.getByRole('button', { name: /^Dental check-up/ }));
  await press('Close');
  await goOffline();
  await type('Search services', 'teeth');
  await returnOf(() => screen.getByText(/^1 service/));
  expect(field('Search services')).toHaveFocus();
});

/** Holds once the content that failed has come, after the network has. */
async function returnOf(content: () => HTMLElement): Promise<void> {
  await until(() => screen.getByRole('button', { name: 'Try again' }));
  await goOnline();
  await until(content);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
}
