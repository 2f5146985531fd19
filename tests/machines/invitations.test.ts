import { describe, expect, it } from 'vitest';
import { emptyList } from '#domain/paged-list.ts';
import { invitationsMachine } from '../../src/machines/invitations.ts';
import {
  describeFurtherPages,
  describeRefreshedPages,
  type PagesState,
  placeOf,
} from './further-pages.ts';
import { loadWithdrawn, page, startFlow, toast, wanted } from './harness.ts';

const events = ['getUserEvents', wanted(1)];
const invites = ['getUserMemberInvites', wanted(1)];
/** While items of the list are shown. */
const eventsAgain = ['getUserEvents', wanted(1, null, true)];
const invitesAgain = ['getUserMemberInvites', wanted(1, null, true)];
const garba = { event_id: 'garba', title: 'Garba' };
const club = { org_id: 'club', org_name: 'Club' };
const listed = 'events.listing + organisations.listing';
const loading = 'events.loading (loading) + organisations.refreshing';
const refreshing = 'events.refreshing + organisations.refreshing';

function start(least = { events: 1, invites: 1 }) {
  return startFlow(invitationsMachine, (shell) => ({ shell, userID: 'asha', least }));
}

async function startListed(next: string | null = null) {
  const invitations = start();
  await invitations.answer('getUserEvents', page([garba], next));
  await invitations.answer('getUserMemberInvites', page([club], next));
  invitations.news();
  return invitations;
}

describe('Invitations (§2.30, §2.31, §8.6)', () => {
  it('Invitations: both kinds load side by side', async () => {
    const invitations = start();
    expect(invitations.news()).toEqual({ at: loading, asked: [events, invites] });
    expect(invitations.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
    expect(invitations.context()).toMatchObject({ events: emptyList, invites: emptyList });
    await invitations.answer('getUserMemberInvites', page([club]));
    expect(invitations.news().at).toBe('events.loading (loading) + organisations.listing');
    await invitations.answer('getUserEvents', page([garba]));
    expect(invitations.news()).toEqual({ at: listed });
    expect(invitations.context()).toMatchObject({
      events: { items: [garba] },
      invites: { items: [club] },
    });
  });

  it('Invitations: a person who comes back finds as many of each kind as they had unfolded', () => {
    expect(start({ events: 3, invites: 2 }).news().asked).toEqual([
      ['getUserEvents', wanted(3, null, false)],
      ['getUserMemberInvites', wanted(2, null, false)],
    ]);
  });

  it('Invitations: events that failed to load show a toast until they load again on "Try again"', async () => {
    const invitations = start();
    invitations.news();
    await invitations.fail('getUserEvents');
    expect(invitations.news()).toEqual({
      at: 'events.failed + organisations.refreshing',
      told: [toast('Failed to load events or invites. Please try again.', 'failure', 'load')],
    });
    invitations.send({ type: 'invitations.retried' });
    expect(invitations.news()).toEqual({ at: loading, asked: [events], told: [loadWithdrawn] });
  });

  it('Invitations: "Try again" loads both kinds, and keeps the organisations meanwhile', async () => {
    const invitations = start();
    await invitations.answer('getUserMemberInvites', page([club]));
    await invitations.fail('getUserEvents');
    invitations.news();
    invitations.send({ type: 'invitations.retried' });
    expect(invitations.news()).toEqual({
      at: loading,
      asked: [events, invitesAgain],
      told: [loadWithdrawn],
    });
    expect(invitations.context().invites.items).toEqual([club]);
  });

  it('Invitations: a failed load of organisations shows an empty list and no message', async () => {
    const invitations = start();
    await invitations.answer('getUserEvents', page([garba]));
    invitations.news();
    await invitations.fail('getUserMemberInvites');
    expect(invitations.news()).toEqual({ at: listed });
    expect(invitations.context()).toMatchObject({
      events: { items: [garba] },
      invites: { items: [] },
    });
    invitations.send({ type: 'invitations.retried' });
    expect(invitations.news()).toEqual({
      at: 'events.listing + organisations.refreshing',
      asked: [invites],
    });
  });

  it('Invitations: returning to the page loads them again and keeps the old lists meanwhile', async () => {
    const invitations = await startListed();
    invitations.fakes.say('pageLooks', { type: 'page.shown' });
    expect(invitations.news()).toEqual({ at: refreshing, asked: [eventsAgain, invitesAgain] });
    expect(invitations.context()).toMatchObject({
      events: { items: [garba] },
      invites: { items: [club] },
    });
    await invitations.answer('getUserEvents', page([]));
    await invitations.answer('getUserMemberInvites', page([]));
    expect(invitations.news()).toEqual({ at: listed });
    expect(invitations.context()).toMatchObject({ events: { items: [] }, invites: { items: [] } });
  });

  it('Invitations: returning to the page during a load starts no second one', async () => {
    const invitations = start();
    invitations.news();
    invitations.send({ type: 'page.shown' });
    expect(invitations.news()).toEqual({ at: loading });
    await invitations.answer('getUserEvents', page([garba]));
    for (const _ of [1, 2, 3]) invitations.send({ type: 'page.shown' });
    expect(invitations.news()).toEqual({ at: refreshing, asked: [eventsAgain] });
  });

  it('Invitations: a failed refresh keeps the old lists and says nothing', async () => {
    const invitations = await startListed();
    invitations.send({ type: 'page.shown' });
    await invitations.fail('getUserEvents');
    await invitations.fail('getUserMemberInvites');
    expect(invitations.news()).toEqual({ at: listed, asked: [eventsAgain, invitesAgain] });
    expect(invitations.context()).toMatchObject({
      events: { items: [garba] },
      invites: { items: [club] },
    });
  });

  it('Invitations: the lists stay when the watch on the page breaks down', async () => {
    const invitations = await startListed();
    await invitations.fail('pageLooks');
    expect(invitations.news()).toEqual({ at: listed });
  });
});

const lists = [
  {
    what: 'Invitations to events',
    known: [garba],
    further: { event_id: 'holi', title: 'Holi' },
    list: 'events',
    more: 'moreEvents.requested',
    call: 'getUserEvents',
    at: (state: PagesState) => `events.${placeOf(state)} + organisations.listing`,
  },
  {
    what: 'Invitations of organisations',
    known: [club],
    further: { org_id: 'trust', org_name: 'Trust' },
    list: 'invites',
    more: 'moreInvites.requested',
    call: 'getUserMemberInvites',
    at: (state: PagesState) => `events.listing + organisations.${placeOf(state)}`,
  },
] as const;
for (const list of lists) {
  describeFurtherPages({ ...list, start: startListed });
  describeRefreshedPages({ ...list, start: startListed });
}

it('Invitations: "Try again" of the events loads the organisations anew whose further page failed', async () => {
  const invitations = start();
  await invitations.answer('getUserMemberInvites', page([club], '2'));
  await invitations.fail('getUserEvents');
  invitations.send({ type: 'moreInvites.requested' });
  await invitations.fail('getUserMemberInvites');
  invitations.news();
  invitations.send({ type: 'invitations.retried' });
  const told = [loadWithdrawn];
  expect(invitations.news()).toEqual({ at: loading, asked: [events, invitesAgain], told });
});

describe('Invitations: an answer that the service judged (§22.58, §22.95)', () => {
  const reason = 'You have no such invitation.';
  const kinds = [
    {
      kind: 'event',
      id: 'garba',
      call: 'getUserEvents',
      type: 'moreEvents.requested',
      known: garba,
      asked: eventsAgain,
      at: 'events.refreshing + organisations.listing',
    },
    {
      kind: 'organisation',
      id: 'club',
      call: 'getUserMemberInvites',
      type: 'moreInvites.requested',
      known: club,
      asked: invitesAgain,
      at: 'events.listing + organisations.refreshing',
    },
  ] as const;

  it.each(kinds)(
    'Invitations: after a refused answer to an $kind its list is fetched anew, whatever it does',
    async ({ kind, id, call, type, known, asked, at }) => {
      const invitations = await startListed('2');
      const doubt = () => {
        invitations.send({ type: 'invitation.doubted', kind, id, message: reason });
        expect(invitations.news()).toEqual({ at, asked: [asked] });
        expect(invitations.fakes.waiting(call)).toBe(1);
      };
      doubt();
      doubt();
      invitations.send({ type });
      invitations.news();
      doubt();
      const newer = { ...known, response_status: 'pending' };
      await invitations.answer(call, page([newer]));
      expect(invitations.news()).toEqual({ at: listed });
      const { events: listedEvents, invites: listedInvites } = invitations.context();
      expect((kind === 'event' ? listedEvents : listedInvites).items).toEqual([newer]);
    },
  );

  it.each(kinds)(
    'Invitations: an $kind that is gone after a refused answer leaves the reason as a toast, once',
    async ({ kind, id, call }) => {
      const invitations = await startListed();
      invitations.send({ type: 'invitation.doubted', kind, id, message: reason });
      invitations.news();
      await invitations.answer(call, page([]));
      expect(invitations.news()).toEqual({ at: listed, told: [toast(reason, 'failure')] });
      invitations.send({ type: 'page.shown' });
      await invitations.answer('getUserEvents', page([]));
      await invitations.answer('getUserMemberInvites', page([]));
      expect(invitations.news().told).toBeUndefined();
    },
  );

  it('Invitations: a refused answer raises no toast if it has no reason, or when the other list arrives', async () => {
    const invitations = await startListed();
    invitations.send({ type: 'invitation.doubted', kind: 'event', id: 'garba', message: null });
    await invitations.answer('getUserEvents', page([]));
    expect(invitations.news().told).toBeUndefined();
    const both = await startListed();
    both.send({ type: 'page.shown' });
    both.send({ type: 'invitation.doubted', kind: 'event', id: 'garba', message: reason });
    await both.answer('getUserMemberInvites', page([]));
    await both.answer('getUserEvents', page([garba]));
    expect(both.news().told).toBeUndefined();
  });

  it('Invitations: a refresh that began before an answer was accepted begins anew', async () => {
    const invitations = await startListed();
    const accepted = { type: 'invitation.answered', kind: 'event' } as const;
    invitations.send(accepted);
    expect(invitations.news()).toEqual({ at: listed });
    invitations.send({ type: 'page.shown' });
    invitations.news();
    invitations.send(accepted);
    expect(invitations.news()).toEqual({ at: refreshing, asked: [eventsAgain] });
    expect(invitations.fakes.waiting('getUserEvents')).toBe(1);
    invitations.send({ ...accepted, kind: 'organisation' });
    expect(invitations.news()).toEqual({ at: refreshing });
  });
});
