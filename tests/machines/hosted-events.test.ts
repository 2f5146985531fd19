import { describe, expect, it } from 'vitest';
import type { HostedEvent } from '#domain/event.ts';
import { emptyList } from '#domain/paged-list.ts';
import { hostedEventsMachine } from '../../src/machines/hosted-events.ts';
import {
  describeFurtherPages,
  describeRefreshedPages,
  type PagesState,
  placeOf,
} from './further-pages.ts';
import { loadWithdrawn, startFlow, toast, wanted } from './harness.ts';

const now = Date.parse('2026-03-09T06:00:00Z');
const garba: HostedEvent = { id: 'a/b', eventName: 'Garba', eventDateTime: '2026-03-09T07:00:00Z' };
const holi: HostedEvent = { _id: 'holi', title: 'Holi', eventDateTime: '2026-03-09T05:00:00Z' };
const zone = 'Asia/Kolkata';
const asked = [['getEvents', wanted(1)]];
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

function listed(items: object[], next: string | null = null) {
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
    expect(list.news().asked).toEqual([['getEvents', wanted(60, null, false)]]);
  });

  it('Hosted events: without a session the list stays closed, and says so until the next sign-in', () => {
    const list = start('');
    list.send({ type: 'events.opened', now, zone });
    expect(list.news()).toEqual({
      at: 'closed',
      told: [toast('User not logged in.', 'failure', 'session')],
    });
  });

  it('Hosted events: the list of a person who hosts nothing is empty', async () => {
    const list = startLoading();
    await list.answer('getEvents', listed([]));
    expect(list.news()).toEqual({ at: 'open.empty.told' });
  });

  it.each([
    [
      'refused for an expired session',
      { outcome: 'unauthorized' },
      toast('Session expired. Please log in again.', 'failure', 'session'),
    ],
    ['that does not arrive', null, toast('Failed to fetch events', 'failure', 'load')],
  ])('Hosted events: a list %s raises a toast until the next try', async (_, answer, said) => {
    const list = startLoading();
    if (answer) await list.answer('getEvents', answer);
    else await list.fail('getEvents');
    expect(list.news()).toEqual({ at: 'open.failed', told: [said] });
    list.send({ type: 'events.retried' });
    expect(list.news()).toEqual({ at: 'open.loading', asked, told: [loadWithdrawn] });
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

const pages = {
  what: 'Hosted events',
  start: startListing,
  known: [garba, holi],
  further: { id: 'onam', eventDateTime: '2026-03-09T08:00:00Z' },
  list: 'list',
  more: 'more.requested',
  call: 'getEvents',
  answer: listed,
  at: (state: PagesState) =>
    `open.listing.clock.awaiting + open.listing.pages.${state === 'listing' ? 'resting' : placeOf(state)}`,
} as const;
describeFurtherPages(pages);
describeRefreshedPages(pages);

describe('Hosted events: the person looks at the page again', () => {
  const shown = { type: 'page.shown' } as const;
  const again = [['getEvents', wanted(2)]];
  const listening = 'open.listing.clock.awaiting + open.listing.pages';

  it('Hosted events: an open list hears of looks at the page, and a closed one does not', async () => {
    const list = start();
    expect(list.fakes.listening).toEqual([]);
    list.send({ type: 'events.opened', now, zone });
    expect(list.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
    list.send({ type: 'events.closed' });
    expect(list.fakes.running()).toEqual([]);
  });

  it('Hosted events: the list is fetched anew and stays meanwhile; a failure changes nothing', async () => {
    const list = await startListing();
    for (const _ of [1, 2]) list.fakes.say('pageLooks', shown);
    expect(list.news()).toEqual({ at: `${listening}.refreshing`, asked: again });
    await list.fail('getEvents');
    expect(list.news()).toEqual({ at: `${listening}.resting` });
    expect(list.context().list.items).toEqual([garba, holi]);
  });

  it('Hosted events: an event that was moved on another device is awaited at its new time', async () => {
    const list = await startListing();
    list.send(shown);
    list.news();
    const moved = { ...garba, eventDateTime: '2026-03-09T09:00:00Z' };
    await list.answer('getEvents', listed([moved]));
    expect(list.news()).toEqual({
      at: `${listening}.resting`,
      asked: [['awaitInstant', { at: at(moved) + 1 }]],
    });
    expect(list.context().list.items).toEqual([moved]);
  });

  it('Hosted events: a list that is refused for an expired session raises a toast, and stays', async () => {
    const list = await startListing();
    list.send(shown);
    list.news();
    await list.answer('getEvents', { outcome: 'unauthorized' });
    expect(list.news()).toEqual({
      at: `${listening}.resting`,
      told: [toast('Session expired. Please log in again.', 'failure', 'session')],
    });
  });

  it('Hosted events: an empty list shows an event that is there by the next look, and is empty again once it has none', async () => {
    const list = startLoading();
    await list.answer('getEvents', listed([]));
    list.news();
    for (const answer of [null, listed([])]) {
      list.send(shown);
      expect(list.news()).toEqual({ at: 'open.empty.asking', asked });
      if (answer) await list.answer('getEvents', answer);
      else await list.fail('getEvents');
      expect(list.news()).toEqual({ at: 'open.empty.told' });
    }
    list.send(shown);
    await list.answer('getEvents', listed([garba]));
    expect(list.context().list.items).toEqual([garba]);
    list.send(shown);
    await list.answer('getEvents', listed([]));
    expect(list.snapshot().value).toEqual({ open: { empty: 'told' } });
    expect(list.context().list).toEqual(emptyList);
  });

  it('Hosted events: the list stays when the watch on the page’s visibility breaks down', async () => {
    const list = await startListing();
    await list.fail('pageLooks');
    expect(list.news()).toEqual({ at: `${listening}.resting` });
  });
});

describe('Hosted events: further pages, the session and the clock', () => {
  it('Hosted events: a further page that is refused for an expired session raises a toast, leaves the list as it is, and can be fetched again', async () => {
    const list = await startListing('2');
    list.send({ type: 'more.requested' });
    list.news();
    await list.answer('getEvents', { outcome: 'unauthorized' });
    expect(list.news()).toEqual({
      at: 'open.listing.clock.awaiting + open.listing.pages.moreFailed',
      told: [toast('Session expired. Please log in again.', 'failure', 'session')],
    });
    expect(list.context().list).toEqual({ items: [garba, holi], next: '2', added: null });
    expect(list.can({ type: 'more.requested' })).toBe(true);
  });

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
    expect(list.news().at).toBe(
      'open.listing.clock.over + open.listing.pages.loadingMore.undisturbed',
    );
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
