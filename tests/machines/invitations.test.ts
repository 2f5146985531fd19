import { describe, expect, it } from 'vitest';
import { invitationsMachine } from '../../src/machines/invitations.ts';
import { startFlow, toast } from './harness.ts';

const events = ['getUserEvents', { userID: 'asha' }];
const invites = ['getUserMemberInvites', { userID: 'asha' }];
const garba = { event_id: 'garba', title: 'Garba' };
const club = { org_id: 'club', org_name: 'Club' };
const listed = 'events.listing + organisations.listing';
const loading = 'events.loading (loading) + organisations.loading';
const refreshing = 'events.refreshing + organisations.loading';

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

describe('Invitations (§2.30, §2.31, §8.6)', () => {
  it('Invitations: both kinds load side by side', async () => {
    const invitations = start();
    expect(invitations.news()).toEqual({ at: loading, asked: [events, invites] });
    expect(invitations.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
    expect(invitations.context()).toMatchObject({ events: null, invites: [] });
    await invitations.answer('getUserMemberInvites', [club]);
    expect(invitations.news().at).toBe('events.loading (loading) + organisations.listing');
    await invitations.answer('getUserEvents', [garba]);
    expect(invitations.news()).toEqual({ at: listed });
    expect(invitations.context()).toMatchObject({ events: [garba], invites: [club] });
  });

  it.each(['invitations.retried', 'page.shown'] as const)(
    'Invitations: events that failed to load show a toast, and load again on %s',
    async (type) => {
      const invitations = start();
      invitations.news();
      await invitations.fail('getUserEvents');
      expect(invitations.news()).toEqual({
        at: 'events.failed + organisations.loading',
        told: [toast('Failed to load events or invites. Please try again.', 'failure')],
      });
      invitations.send({ type });
      expect(invitations.news()).toEqual({ at: loading, asked: [events] });
    },
  );

  it('Invitations: "Try again" loads both kinds, and keeps the organisations meanwhile', async () => {
    const invitations = start();
    await invitations.answer('getUserMemberInvites', [club]);
    await invitations.fail('getUserEvents');
    invitations.news();
    invitations.send({ type: 'invitations.retried' });
    expect(invitations.news()).toEqual({ at: loading, asked: [events, invites] });
    expect(invitations.context().invites).toEqual([club]);
  });

  it('Invitations: a failed load of organisations shows an empty list and no message', async () => {
    const invitations = start();
    await invitations.answer('getUserEvents', [garba]);
    invitations.news();
    await invitations.fail('getUserMemberInvites');
    expect(invitations.news()).toEqual({ at: listed });
    expect(invitations.context()).toMatchObject({ events: [garba], invites: [] });
    invitations.send({ type: 'invitations.retried' });
    expect(invitations.news()).toEqual({
      at: 'events.listing + organisations.loading',
      asked: [invites],
    });
  });

  it('Invitations: returning to the page loads them again and keeps the old lists meanwhile', async () => {
    const invitations = await startListed();
    invitations.fakes.say('pageLooks', { type: 'page.shown' });
    expect(invitations.news()).toEqual({ at: refreshing, asked: [events, invites] });
    expect(invitations.context()).toMatchObject({ events: [garba], invites: [club] });
    await invitations.answer('getUserEvents', []);
    await invitations.answer('getUserMemberInvites', []);
    expect(invitations.news()).toEqual({ at: listed });
    expect(invitations.context()).toMatchObject({ events: [], invites: [] });
  });

  it('Invitations: returning to the page during a load starts no second one', async () => {
    const invitations = start();
    invitations.news();
    invitations.send({ type: 'page.shown' });
    expect(invitations.news()).toEqual({ at: loading });
    await invitations.answer('getUserEvents', [garba]);
    for (const _ of [1, 2, 3]) invitations.send({ type: 'page.shown' });
    expect(invitations.news()).toEqual({ at: refreshing, asked: [events] });
  });

  it('Invitations: a failed refresh keeps the old lists and says nothing', async () => {
    const invitations = await startListed();
    invitations.send({ type: 'page.shown' });
    await invitations.fail('getUserEvents');
    await invitations.fail('getUserMemberInvites');
    expect(invitations.news()).toEqual({ at: listed, asked: [events, invites] });
    expect(invitations.context()).toMatchObject({ events: [garba], invites: [club] });
  });

  it('Invitations: the lists stay when the watch on the page breaks down', async () => {
    const invitations = await startListed();
    await invitations.fail('pageLooks');
    expect(invitations.news()).toEqual({ at: listed });
  });
});
