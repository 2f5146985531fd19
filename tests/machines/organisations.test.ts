import { describe, expect, it } from 'vitest';
import { organisationsMachine } from '../../src/machines/organisations.ts';
import { startFlow } from './harness.ts';

const asked = [['getUserOrganisations', { userID: 'asha' }]];
const club = { name: 'Club', branches: [] };

function start() {
  return startFlow(organisationsMachine, (shell) => ({ shell, userID: 'asha' }));
}

describe('the organisations of a person (specification, 2)', () => {
  it('are fetched at once, and a resource of theirs leads to its page', async () => {
    const organisations = start();
    expect(organisations.news()).toEqual({ at: 'loading', asked });
    expect(organisations.context().organisations).toEqual([]);
    await organisations.answer('getUserOrganisations', [club]);
    expect(organisations.news()).toEqual({ at: 'listing' });
    expect(organisations.context().organisations).toEqual([club]);
    organisations.send({ type: 'resource.chosen', resourceId: 'hall/1' });
    expect(organisations.news()).toEqual({
      at: 'listing',
      told: [{ type: 'route.requested', to: '/resource/hall%2F1' }],
    });
  });

  it('can be none', async () => {
    const organisations = start();
    organisations.news();
    await organisations.answer('getUserOrganisations', []);
    expect(organisations.news()).toEqual({ at: 'empty' });
  });

  it('that do not arrive are not none, and can be tried again', async () => {
    const organisations = start();
    organisations.news();
    await organisations.fail('getUserOrganisations');
    expect(organisations.news()).toEqual({ at: 'failed' });
    organisations.send({ type: 'organisations.retried' });
    expect(organisations.news()).toEqual({ at: 'loading', asked });
  });
});
