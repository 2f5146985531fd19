import { describe, expect, it } from 'vitest';
import { longestSearch } from '#domain/longest-search.ts';
import { fallbackLocation } from '#domain/session.ts';
import { serviceSearchMachine } from '../../src/machines/service-search.ts';
import { describeFurtherPages } from './further-pages.ts';
import { startFlow } from './harness.ts';

const yoga = { service_id: 'yoga', name: 'Morning yoga', price: 350, category: 'Fitness' } as const;
const gym = { service_id: 'gym', name: 'Evening gym', price: 100, category: 'Fitness' } as const;
const adoni = { city: 'Adoni', pincode: '518301' };
const pause = 300;
const wanted = { text: 'yoga', sort: 'suggested', place: null, cursor: null, least: 1 } as const;

function start(left = 1) {
  const listeners = ['watchPlace', 'searchKeeper'];
  return startFlow(serviceSearchMachine, (shell) => ({ shell, left }), listeners);
}

function startAsking() {
  const search = start();
  search.send({ type: 'text.typed', text: 'yoga', userID: null });
  search.send({ type: 'search.submitted' });
  search.news();
  return search;
}

async function startListing(next: string | null = null) {
  const search = startAsking();
  await search.answer('searchServices', found([yoga], next));
  search.news();
  return search;
}

function found(items: object[], next: string | null = null) {
  return { outcome: 'found', items, next };
}

function address({ fakes }: ReturnType<typeof start>) {
  return fakes.lastMessage('searchKeeper');
}

describe('Search of services', () => {
  it('Service search: the field is empty at first', () => {
    expect(start().context().text).toBe('');
  });

  it('Service search: a long text is sent as far as the service takes it', () => {
    const search = start();
    const text = 'y'.repeat(longestSearch + 1);
    search.send({ type: 'search.restored', text, sort: 'suggested', userID: null });
    const asked = [['searchServices', { ...wanted, text: 'y'.repeat(longestSearch) }]];
    expect(search.news().asked).toEqual(asked);
  });

  it('Service search: a person who comes back finds as many services as they had unfolded, and another search begins with its first page (§22.201)', async () => {
    const search = start(120);
    search.send({ type: 'search.restored', text: 'yoga', sort: 'suggested', userID: null });
    expect(search.news().asked).toEqual([['searchServices', { ...wanted, least: 120 }]]);
    await search.answer('searchServices', found([yoga], 'page 2'));
    search.send({ type: 'more.requested' });
    expect(search.news().asked).toEqual([['searchServices', { ...wanted, cursor: 'page 2' }]]);
    await search.answer('searchServices', found([gym]));
    search.send({ type: 'sort.chosen', sort: 'price' });
    expect(search.news().asked).toEqual([['searchServices', { ...wanted, sort: 'price' }]]);
    const another = start(120);
    another.send({ type: 'text.typed', text: 'yoga', userID: null });
    another.send({ type: 'search.submitted' });
    expect(another.news().asked).toEqual([['searchServices', wanted]]);
  });

  it('Service search: services of two partners are two, also where each partner counts its own', async () => {
    const search = startAsking();
    const items = ['asha', 'ravi'].map((partner_id) => ({ ...yoga, service_id: '1', partner_id }));
    await search.answer('searchServices', found(items));
    expect(search.context().list.items).toEqual(items);
  });

  it('Service search: the service is asked once the person has stopped typing, for the last text', () => {
    const search = start();
    search.send({ type: 'text.typed', text: 'y', userID: null });
    search.wait(pause - 1);
    search.send({ type: 'text.typed', text: ' yoga ', userID: null });
    search.wait(pause - 1);
    expect(search.news()).toEqual({ at: 'searching.waiting' });
    search.wait(1);
    expect(search.news()).toEqual({
      at: 'searching.asking',
      asked: [['searchServices', wanted]],
    });
    expect(address(search)).toEqual({
      type: 'search.kept',
      text: ' yoga ',
      sort: 'suggested',
      userID: null,
    });
  });

  it('Service search: Enter sends the search at once', () => {
    const search = start();
    search.send({ type: 'text.typed', text: 'yoga', userID: null });
    search.send({ type: 'search.submitted' });
    expect(search.news()).toEqual({ at: 'searching.asking', asked: [['searchServices', wanted]] });
  });

  it('Service search: the answer to a text that was changed meanwhile is dropped, and the services found before stay', async () => {
    const search = await startListing();
    search.send({ type: 'text.typed', text: 'gym', userID: null });
    expect(search.context().list.items).toEqual([yoga]);
    search.wait(pause);
    search.send({ type: 'text.typed', text: 'gyms', userID: null });
    expect(search.fakes.waiting('searchServices')).toBe(0);
    search.wait(pause);
    await search.answer('searchServices', found([gym]));
    expect(search.context().list.items).toEqual([gym]);
  });

  it('Service search: a cleared or blank text shows the categories, and takes the search out of the address', async () => {
    for (const event of [
      { type: 'search.cleared' },
      { type: 'text.typed', text: '  ', userID: null },
    ] as const) {
      const search = await startListing();
      search.send(event);
      expect(search.news()).toEqual({ at: 'resting' });
      expect(search.context()).toMatchObject({ text: '', list: { items: [] }, gathered: null });
      expect(address(search)).toMatchObject({ text: '' });
      const typing = start();
      typing.send({ type: 'text.typed', text: 'y', userID: null });
      typing.send(event);
      expect(typing.news()).toEqual({ at: 'resting' });
      expect(typing.context().text).toBe('');
      expect(address(typing)).toMatchObject({ text: '' });
    }
    const resting = start();
    resting.send({ type: 'text.typed', text: ' ', userID: null });
    expect(resting.news()).toEqual({ at: 'resting' });
  });

  it('Service search: a page opens with the search in its address', () => {
    const search = start();
    search.send({ type: 'search.restored', text: 'yoga', sort: 'price', userID: null });
    expect(search.news()).toEqual({
      at: 'searching.asking',
      asked: [['searchServices', { ...wanted, sort: 'price' }]],
    });
  });

  it('Service search: the search is dropped when its person leaves or another one comes, and not when the same one is back', () => {
    const search = start();
    search.send({ type: 'text.typed', text: 'yoga', userID: 'asha' });
    search.send({ type: 'search.dropped', userID: 'asha' });
    expect(search.news()).toEqual({ at: 'searching.waiting' });
    search.send({ type: 'search.dropped', userID: null });
    expect(search.news()).toEqual({ at: 'resting' });
    expect(search.context()).toMatchObject({ text: '', userID: null });
    expect(address(search)).toMatchObject({ text: '' });
    search.send({ type: 'text.typed', text: 'gym', userID: null });
    search.send({ type: 'search.dropped', userID: 'ravi' });
    expect(search.context()).toMatchObject({ text: '', userID: 'ravi' });
  });

  it('Service search: a chosen service opens', async () => {
    const search = await startListing();
    search.send({ type: 'service.chosen', service: yoga });
    expect(search.news()).toEqual({
      at: 'searching.listing',
      told: [{ type: 'route.requested', to: '/service-details', state: yoga }],
    });
  });

  it('Service search: another order or place searches again, and the same order does not', async () => {
    const search = await startListing();
    search.send({ type: 'sort.chosen', sort: 'suggested' });
    expect(search.news()).toEqual({ at: 'searching.listing' });
    search.send({ type: 'sort.chosen', sort: 'price' });
    expect(search.news().asked).toEqual([['searchServices', { ...wanted, sort: 'price' }]]);
    expect(address(search)).toMatchObject({ sort: 'price' });
    search.send({ type: 'place.changed', place: adoni });
    expect(search.news().asked).toEqual([
      ['searchServices', { ...wanted, sort: 'price', place: adoni }],
    ]);
    expect(search.context().list.items).toEqual([yoga]);
  });

  it('Service search: the place is known before anything is typed', () => {
    const search = start();
    search.send({ type: 'place.changed', place: adoni });
    search.send({ type: 'text.typed', text: 'yoga', userID: null });
    search.wait(pause);
    expect(search.news().asked).toEqual([['searchServices', { ...wanted, place: adoni }]]);
  });

  it('Service search: a search without a result says so, and one without an answer offers another try', async () => {
    const search = startAsking();
    await search.answer('searchServices', found([]));
    expect(search.news()).toEqual({ at: 'searching.empty' });
    search.send({ type: 'sort.chosen', sort: 'price' });
    await search.fail('searchServices');
    search.news();
    expect(search.snapshot().matches({ searching: 'failed' })).toBe(true);
    search.send({ type: 'search.retried' });
    expect(search.news().at).toBe('searching.asking');
  });
});

describeFurtherPages({
  what: 'Service search',
  start: startListing,
  known: [yoga],
  further: gym,
  list: 'list',
  more: 'more.requested',
  call: 'searchServices',
  asked: (cursor) => ({ ...wanted, cursor }),
  answer: found,
  at: (state) => `searching.${state}`,
});

describe('Search of services: a backend that has no such call', () => {
  async function startGathered() {
    const search = startAsking();
    await search.answer('searchServices', { outcome: 'notServed' });
    expect(search.news()).toEqual({
      at: 'searching.gathering',
      asked: [['listAllServices', { place: null }]],
    });
    await search.answer('listAllServices', [yoga, gym]);
    search.news();
    return search;
  }

  it('Service search: a backend without the call is searched in the lists of its categories, which are fetched once', async () => {
    const search = await startGathered();
    expect(search.context().list.items).toEqual([yoga]);
    search.send({ type: 'text.typed', text: 'FITNÉSS', userID: null });
    search.wait(pause);
    expect(search.news()).toEqual({ at: 'searching.listing' });
    expect(search.context().list.items).toEqual([yoga, gym]);
    search.send({ type: 'sort.chosen', sort: 'price' });
    expect(search.news()).toEqual({ at: 'searching.listing' });
    expect(search.context().list.items).toEqual([gym, yoga]);
    search.send({ type: 'text.typed', text: 'chess', userID: null });
    search.wait(pause);
    expect(search.news()).toEqual({ at: 'searching.empty' });
    expect(search.context().list.items).toEqual([]);
  });

  it('Service search: another place fetches the lists of the categories again, since only the backend knows what is near', async () => {
    const search = await startGathered();
    search.send({ type: 'place.changed', place: adoni });
    expect(search.context().gathered).toBeNull();
    expect(search.news().at).toBe('searching.asking');
  });

  it('Service search: a place that turns out to be unknown searches no second time, and keeps the lists of the categories', async () => {
    const search = await startGathered();
    search.send({ type: 'place.changed', place: fallbackLocation });
    expect(search.news()).toEqual({ at: 'searching.listing' });
    expect(search.context()).toMatchObject({ place: fallbackLocation, gathered: [yoga, gym] });
  });

  it('Service search: a backend that does not answer is tried again on request', async () => {
    const search = startAsking();
    await search.answer('searchServices', { outcome: 'notServed' });
    await search.fail('listAllServices');
    search.news();
    expect(search.snapshot().matches({ searching: 'failed' })).toBe(true);
    search.send({ type: 'search.retried' });
    expect(search.news().at).toBe('searching.asking');
  });

  it('Service search: a list that a backend with the call began stays when a backend without it answers', async () => {
    const search = await startListing('page 2');
    search.send({ type: 'more.requested' });
    await search.answer('searchServices', { outcome: 'notServed' });
    search.news();
    expect(search.snapshot().matches({ searching: 'moreFailed' })).toBe(true);
    expect(search.context().list.items).toEqual([yoga]);
  });
});
