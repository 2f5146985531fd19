import { expect, it, vi } from 'vitest';
import { getUserOrganisations } from '../../src/services/api/organisations.ts';
import { answer, ask, setUpApi } from './api-world.ts';

setUpApi();

it.each([
  ['with a network are the latest', true],
  ['without a network are those that were stored', false],
])('Organisations %s', async (_, onLine) => {
  const organisations = [{ name: 'Club', branches: [] }];
  answer(organisations);
  vi.stubGlobal('navigator', { onLine });
  expect(await ask(getUserOrganisations, { userID: 'asha' })).toEqual({
    organisations,
    isLatest: onLine,
  });
});
