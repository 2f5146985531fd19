import { describe, expect, it } from 'vitest';
import type { HostedEvent } from '#domain/event.ts';
import { emptyList } from '#domain/paged-list.ts';
import { hostedEventsMachine } from '../../src/machines/hosted-events.ts';
import { startFlow, toast } from './harness.ts';

const now = Date.parse('2026-03-09T06:00:00Z');
const garba: HostedEvent = { id: 'a/b', eventName: 'Garba', eventDateTime: '2026-03-09T07:00:00Z' };
const holi: HostedEvent = { _id: 'holi', title: 'Holi', eventDateTime: '2026-03-09T05:00:00Z' };
const zone = 'Asia/Kolkata';
const asked = [['getEvents', { userID: 'asha', cursor: null, least: 1 }]];
const askedMore = [['getEvents', { userID: 'asha', cursor: '2', least: 1 }]];
const at = (event: HostedEvent) => Date.parse(event.eventDateTime ?? '');

function start(userID = 'asha', least = 1) {
  return startFlow(hostedEventsMachine, (shell) => ({ shell, userID, least }));
}

function startLoading() {
  const list = start();
  list.send({ type: 'events.opened', now, zone });
  list.news();
  return list;
}

async function startListing(next: string | null = null) {
  const list = startLoading();
  await list.answer('getEvents', listed([garba, holi], next));
  list.news();
  return list;
}

function listed(items: HostedEvent[], next: string | null = null) {
  return { outcome: 'listed', items, next };
}

describe('Hosted events: the list', () => {
  it('Hosted events: opening the list fetches it', () => {
    const list = start();
    expect(list.news()).toEqual({ at: 'closed' });
    list.send({ type: 'events.opened', now, zone });
    expect(list.news()).toEqual({ at: 'open.loading', asked });
    expect(list.context()).toMatchObject({ now, list: emptyList });
  });

  it('Hosted events: a person who comes back finds as many as they had unfolded (§22.201)', () => {
    const list = start('asha', 60);
    list.news();
    list.send({ type: 'events.opened', now, zone });
    expect(list.news().asked).toEqual([['getEvents', { userID: 'asha', cursor: null, least: 60 }]]);
  });

  it('Hosted events: without a session the list stays closed, and says so', () => {
    const list = start('');
    list.send({ type: 'events.opened', now, zone });
    expect(list.news()).toEqual({
      at: 'closed',
      told: [toast('User not logged in.', 'failure')],
    });
  });

  it('Hosted events: the list of a person who hosts nothing is empty', async () => {
    const list = startLoading();
    await list.answer('getEvents', listed([]));
    expect(list.news()).toEqual({ at: 'open.empty' });
  });

  it.each([
    [
      'refused for an expired session',
      { outcome: 'unauthorized' },
      'Session expired. Please log in again.',
    ],
    ['that does not arrive', null, 'Failed to fetch events'],
  ])('Hosted events: a list %s raises a toast, and can be tried again', async (_, answer, text) => {
    const list = startLoading();
    if (answer) await list.answer('getEvents', answer);
    else await list.fail('getEvents');
    expect(list.news()).toEqual({ at: 'open.failed', told: [toast(text, 'failure')] });
    list.send({ type: 'events.retried' });
    expect(list.news()).toEqual({ at: 'open.loading', asked });
  });

  it('Hosted events: a list that is closed while it loads ignores the late answer', () => {
    const list = startLoading();
    list.send({ type: 'events.closed' });
    expect(list.news()).toEqual({ at: 'closed' });
    expect(list.fakes.running()).toEqual([]);
  });

  it('Hosted events: each opening fetches the list anew, and shows no former event meanwhile', async () => {
    const list = await startListing();
    list.send({ type: 'events.closed' });
    expect(list.news()).toEqual({ at: 'closed' });
    list.send({ type: 'events.opened', now, zone });
    expect(list.news()).toEqual({ at: 'open.loading', asked });
    expect(list.context().list).toEqual(emptyList);
  });
});

describe('Hosted events: an event of the list', () => {
  it('Hosted events: an event to come leads to its page', async () => {
    const list = await startListing();
    list.send({ type: 'event.chosen', event: garba });
    expect(list.news()).toEqual({
      at: 'closed',
      told: [
        { type: 'route.requested', to: '/event/a%2Fb', state: { ...garba, handedTo: 'asha' } },
      ],
    });
  });

  it('Hosted events: an event that is over or has no identifier leads nowhere', async () => {
    const list = await startListing();
    expect(list.can({ type: 'event.chosen', event: holi })).toBe(false);
    expect(list.can({ type: 'event.chosen', event: { ...garba, id: null } })).toBe(false);
    expect(list.can({ type: 'event.chosen', event: { ...garba, id: null, _id: 'b' } })).toBe(true);
  });

  it('Hosted events: an event is over a millisecond after its time, and the list then waits for the next', async () => {
    const later = { ...garba, id: 'later', eventDateTime: '2026-03-09T08:00:00Z' };
    const list = startLoading();
    await list.answer('getEvents', listed([later, garba, holi]));
    expect(list.news()).toEqual({
      at: 'open.listing.clock.awaiting + open.listing.pages.resting',
      asked: [['awaitInstant', { at: at(garba) + 1 }]],
    });
    await list.answer('awaitInstant', { now: at(garba) + 1 });
    expect(list.news()).toEqual({
      at: 'open.listing.clock.awaiting + open.listing.pages.resting',
      asked: [['awaitInstant', { at: at(later) + 1 }]],
    });
    expect(list.can({ type: 'event.chosen', event: garba })).toBe(false);
    await list.answer('awaitInstant', { now: at(later) + 1 });
    expect(list.news()).toEqual({ at: 'open.listing.clock.over + open.listing.pages.resting' });
  });

  it('Hosted events: the list stays as it is when its clock breaks down', async () => {
    const list = await startListing();
    await list.fail('awaitInstant');
    expect(list.news()).toEqual({ at: 'open.listing.clock.awaiting + open.listing.pages.resting' });
  });

  it('Hosted events: a list whose events are all over starts no clock', async () => {
    const list = startLoading();
    await list.answer('getEvents', listed([holi]));
    expect(list.news()).toEqual({ at: 'open.listing.clock.over + open.listing.pages.resting' });
  });
});

describe('Hosted events: further pages (§22.6)', () => {
  const waiting = 'open.listing.clock.awaiting + ';
  const onam = { id: 'onam', eventDateTime: '2026-03-09T08:00:00Z' };

  it('Hosted events: a list that came whole offers no further page', async () => {
    const list = await startListing();
    expect(list.can({ type: 'more.requested' })).toBe(false);
  });

  it('Hosted events: several presses fetch one further page, at the cursor of the last, which stands at the end of the list', async () => {
    const list = await startListing('2');
    for (const _ of [1, 2, 3]) list.send({ type: 'more.requested' });
    expect(list.news()).toEqual({
      at: `${waiting}open.listing.pages.loadingMore`,
      asked: askedMore,
    });
    expect(list.context().list.items).toEqual([garba, holi]);
    const moved = { ...garba, eventName: 'Garba, moved' };
    await list.answer('getEvents', listed([moved, onam], '3'));
    const items = [moved, holi, onam];
    expect(list.context().list).toEqual({ items, next: '3', added: 1 });
    list.send({ type: 'more.requested' });
    await list.answer('getEvents', listed([]));
    expect(list.context().list).toEqual({ items, next: null, added: 0 });
    expect(list.can({ type: 'more.requested' })).toBe(false);
  });

  it.each([
    ['an expired session, with a toast', { outcome: 'unauthorized' }],
    ['no answer, without a toast', null],
  ])(
    'Hosted events: a further page that fails for %s leaves the list as it is, and can be fetched again',
    async (_, answer) => {
      const list = await startListing('2');
      list.send({ type: 'more.requested' });
      list.news();
      if (answer) await list.answer('getEvents', answer);
      else await list.fail('getEvents');
      const told = [toast('Session expired. Please log in again.', 'failure')];
      expect(list.news()).toEqual({
        at: `${waiting}open.listing.pages.moreFailed`,
        ...(answer ? { told } : {}),
      });
      expect(list.context().list).toEqual({ items: [garba, holi], next: '2', added: null });
      list.send({ type: 'more.requested' });
      expect(list.news().asked).toEqual(askedMore);
      await list.answer('getEvents', listed([onam]));
      expect(list.news().at).toBe(`${waiting}open.listing.pages.resting`);
      expect(list.context().list.items).toEqual([garba, holi, onam]);
    },
  );

  it('Hosted events: a further page may bring the next event to come, and the list then waits for its time', async () => {
    const list = await startListing('2');
    list.send({ type: 'more.requested' });
    list.news();
    const sooner = { ...garba, id: 'sooner', eventDateTime: '2026-03-09T06:30:00Z' };
    await list.answer('getEvents', listed([sooner]));
    expect(list.news().asked).toEqual([['awaitInstant', { at: at(sooner) + 1 }]]);
  });

  it('Hosted events: the clock goes on while a further page loads', async () => {
    const list = await startListing('2');
    list.send({ type: 'more.requested' });
    await list.answer('awaitInstant', { now: at(garba) + 1 });
    expect(list.news().at).toBe('open.listing.clock.over + open.listing.pages.loadingMore');
    expect(list.can({ type: 'event.chosen', event: garba })).toBe(false);
  });

  it('Hosted events: a further page that arrives after the list was closed is ignored, and the list opens again at its first page', async () => {
    const list = await startListing('2');
    list.send({ type: 'more.requested' });
    list.send({ type: 'events.closed' });
    expect(list.fakes.running()).toEqual([]);
    list.news();
    list.send({ type: 'events.opened', now, zone });
    expect(list.news().asked).toEqual(asked);
  });
});
