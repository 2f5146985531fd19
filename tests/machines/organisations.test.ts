import { describe, expect, it } from 'vitest';
import { organisationsMachine } from '../../src/machines/organisations.ts';
import { startFlow } from './harness.ts';

const asked = [['getUserOrganisations', { userID: 'asha' }]];
const club = { name: 'Club', branches: [] };

function start() {
  return startFlow(organisationsMachine, (shell) => ({ shell, userID: 'asha' }));
}

async function startListing() {
  const organisations = start();
  await organisations.answer('getUserOrganisations', [club]);
  organisations.news();
  return organisations;
}

describe('My organisation', () => {
  it('fetches the organisations at once and lists them', async () => {
    const organisations = start();
    expect(organisations.news()).toEqual({ at: 'loading', asked });
    expect(organisations.context()).toMatchObject({ organisations: [], words: '' });
    await organisations.answer('getUserOrganisations', [club]);
    expect(organisations.news()).toEqual({ at: 'listing' });
    expect(organisations.context()).toMatchObject({ organisations: [club] });
  });

  it('leads from a resource to its page', async () => {
    const organisations = await startListing();
    organisations.send({ type: 'resource.chosen', resourceId: 'hall/1' });
    expect(organisations.news()).toEqual({
      at: 'listing',
      told: [{ type: 'route.requested', to: '/resource/hall%2F1' }],
    });
  });

  it('knows a person without an organisation from a failed load', async () => {
    const organisations = start();
    organisations.news();
    await organisations.answer('getUserOrganisations', []);
    expect(organisations.news()).toEqual({ at: 'empty' });
  });

  it('tries again after a failed load when it is asked to', async () => {
    const organisations = start();
    organisations.news();
    await organisations.fail('getUserOrganisations');
    expect(organisations.news()).toEqual({ at: 'failed' });
    organisations.send({ type: 'organisations.retried' });
    expect(organisations.news()).toEqual({ at: 'loading', asked });
  });

  it('keeps the open rows of the whole tree through a search, which has open rows of its own', async () => {
    const organisations = await startListing();
    const expectOpen = (openRows: string[] | null, openFound: string[] | null) =>
      expect(organisations.context()).toMatchObject({ openRows, openFound });
    expectOpen(null, null);
    organisations.send({ type: 'rows.opened', rows: ['0'] });
    expectOpen(['0'], null);
    organisations.send({ type: 'words.changed', words: 'hall' });
    organisations.send({ type: 'rows.opened', rows: [] });
    expectOpen(['0'], []);
    organisations.send({ type: 'words.changed', words: ' ' });
    expectOpen(['0'], null);
    organisations.send({ type: 'rows.opened', rows: ['0', '0.0'] });
    expectOpen(['0', '0.0'], null);
    expect(organisations.context().words).toBe(' ');
  });
});
