import { describe, expect, it } from 'vitest';
import { invitationsMachine } from '../../src/machines/invitations.ts';
import { startFlow, toast } from './harness.ts';

const events = ['getUserEvents', { userID: 'asha' }];
const invites = ['getUserMemberInvites', { userID: 'asha' }];
const garba = { event_id: 'garba', title: 'Garba' };
const club = { org_id: 'club', org_name: 'Club' };
const listed = 'events.listing + organisations.listing';

function start() {
  return startFlow(invitationsMachine, (shell) => ({ shell, userID: 'asha' }));
}

async function startListed() {
  const invitations = start();
  await invitations.answer('getUserEvents', [garba]);
  await invitations.answer('getUserMemberInvites', [club]);
  invitations.news();
  return invitations;
}

describe('the invitations of a person (specification, 2 and 8)', () => {
  it('of both kinds are fetched side by side', async () => {
    const invitations = start();
    expect(invitations.news()).toEqual({
      at: 'events.loading (loading) + organisations.loading',
      asked: [events, invites],
    });
    expect(invitations.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
    expect(invitations.context()).toMatchObject({ events: null, invites: [] });
    await invitations.answer('getUserMemberInvites', [club]);
    expect(invitations.news().at).toBe('events.loading (loading) + organisations.listing');
    await invitations.answer('getUserEvents', [garba]);
    expect(invitations.news()).toEqual({ at: listed });
    expect(invitations.context()).toMatchObject({ events: [garba], invites: [club] });
  });

  it('to events that do not arrive are told of, and asked for again', async () => {
    for (const type of ['invitations.retried', 'page.shown'] as const) {
      const invitations = start();
      invitations.news();
      await invitations.fail('getUserEvents');
      expect(invitations.news()).toEqual({
        at: 'events.failed + organisations.loading',
        told: [toast('Failed to load events or invites. Please try again.', 'failure')],
      });
      invitations.send({ type });
      expect(invitations.news()).toEqual({
        at: 'events.loading (loading) + organisations.loading',
        asked: [events],
      });
    }
  });

  it('to organisations that do not arrive are none, without a word', async () => {
    const invitations = start();
    await invitations.answer('getUserEvents', [garba]);
    invitations.news();
    await invitations.fail('getUserMemberInvites');
    expect(invitations.news()).toEqual({ at: listed });
    expect(invitations.context().invites).toEqual([]);
    invitations.send({ type: 'invitations.retried' });
    expect(invitations.news()).toEqual({
      at: 'events.listing + organisations.loading',
      asked: [invites],
    });
  });

  it('are asked for again, quietly, when the page is looked at', async () => {
    const invitations = await startListed();
    invitations.fakes.say('pageLooks', { type: 'page.shown' });
    expect(invitations.news()).toEqual({
      at: 'events.refreshing + organisations.loading',
      asked: [events, invites],
    });
    await invitations.answer('getUserEvents', []);
    await invitations.answer('getUserMemberInvites', []);
    expect(invitations.news()).toEqual({ at: listed });
    expect(invitations.context()).toMatchObject({ events: [], invites: [] });
  });

  it('that came stay where newer ones do not arrive', async () => {
    const invitations = await startListed();
    invitations.send({ type: 'page.shown' });
    await invitations.fail('getUserEvents');
    await invitations.fail('getUserMemberInvites');
    expect(invitations.news()).toMatchObject({ at: listed });
    expect(invitations.context()).toMatchObject({ events: [garba], invites: [club] });
  });

  it('do not depend on being told when the page is looked at', async () => {
    const invitations = await startListed();
    await invitations.fail('pageLooks');
    expect(invitations.news()).toEqual({ at: listed });
  });
});
