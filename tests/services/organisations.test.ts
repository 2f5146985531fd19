import { expect, it, vi } from 'vitest';
import { getUserOrganisations } from '../../src/services/api/organisations.ts';
import { answer, ask, setUpApi } from './api-world.ts';

setUpApi();

it.each([
  ['with a network say what is free today', true, 5],
  ['without a network, as they were stored, do not say what is free today', false, null],
])('Organisations %s', async (_, onLine, free) => {
  const resources = [{ resourceId: 'hall', name: 'Hall', free_today: 5 }];
  const branches = [{ name: 'Old town', departments: [{ name: 'Events', resources }] }];
  answer([{ name: 'Club', branches }]);
  vi.stubGlobal('navigator', { onLine });
  const [club] = await ask(getUserOrganisations, { userID: 'asha' });
  expect(club?.branches[0]?.departments[0]?.resources).toMatchObject([
    { resourceId: 'hall', name: 'Hall', free_today: free },
  ]);
});
