import { describe, expect, it } from 'vitest';
import type { ServiceSort } from '#domain/service-sort.ts';
import { fallbackLocation } from '#domain/session.ts';
import { exploreMachine } from '../../src/machines/explore.ts';
import { loadWithdrawn, startFlow, toast } from './harness.ts';

const yoga = { service_id: 'yoga', name: 'Morning yoga', currency: 'INR', price: 350 };

const gym = { service_id: 'gym', name: 'Evening gym', currency: 'INR', price: 100 };
const adoni = { city: 'Adoni', pincode: '518301' };
const nandyal = { city: 'Nandyal', pincode: '518501' };

function start(sort: ServiceSort = 'suggested') {
  return startFlow(exploreMachine, (shell) => ({ shell, sort }), ['watchPlace']);
}

/** A list whose services are asked for anew, near another place. */
async function startRefreshing() {
  const explore = startLoading();
  await explore.answer('listServices', [yoga]);
  explore.send({ type: 'place.changed', place: adoni });
  expect(explore.news()).toEqual({
    at: 'viewing.refreshing',
    asked: [['listServices', { category: 'Fitness', place: adoni }]],
  });
  return explore;
}

function startLoading() {
  const explore = start();
  explore.send({ type: 'category.chosen', category: 'Fitness' });
  explore.news();
  return explore;
}

describe('Explore Services: a category', () => {
  it('Explore: a chosen category fetches its services', () => {
    const explore = start();
    expect(explore.news()).toEqual({ at: 'choosing' });
    expect(explore.context()).toMatchObject({ category: 'Doctor', services: [] });
    explore.send({ type: 'category.chosen', category: 'Fitness' });
    expect(explore.news()).toEqual({
      at: 'viewing.loading',
      told: [{ type: 'lookup.requested' }],
      asked: [['listServices', { category: 'Fitness', place: null }]],
    });
  });

  it('Explore: an opened category asks for the device’s place, unless the place is known', () => {
    const explore = start();
    explore.send({ type: 'place.changed', place: adoni });
    explore.send({ type: 'category.chosen', category: 'Fitness' });
    expect(explore.news()).toEqual({
      at: 'viewing.loading',
      asked: [['listServices', { category: 'Fitness', place: adoni }]],
    });
  });

  it('Explore: a category shows its services; a chosen one opens with the category', async () => {
    const explore = startLoading();
    await explore.answer('listServices', [yoga]);
    expect(explore.news()).toEqual({ at: 'viewing.listing' });
    expect(explore.context().services).toEqual([yoga]);
    explore.send({ type: 'service.chosen', service: yoga });
    expect(explore.news()).toEqual({
      at: 'choosing',
      told: [
        {
          type: 'route.requested',
          to: '/service-details',
          state: { ...yoga, category: 'Fitness' },
        },
      ],
    });
    expect(explore.context().services).toEqual([]);
  });

  it('Explore: a service that the answer lists twice is shown once, and one of another partner beside it', async () => {
    const explore = startLoading();
    const elsewhere = { ...yoga, partner_id: 'other' };
    await explore.answer('listServices', [yoga, gym, elsewhere, yoga]);
    expect(explore.context().services).toEqual([yoga, gym, elsewhere]);
  });

  it('Explore: a category without services says so', async () => {
    const explore = startLoading();
    await explore.answer('listServices', []);
    expect(explore.news()).toEqual({ at: 'viewing.empty' });
  });

  it('Explore: a toast says when services cannot be fetched, until they are fetched again on request', async () => {
    const explore = startLoading();
    await explore.fail('listServices');
    expect(explore.news()).toEqual({
      at: 'viewing.failed',
      told: [toast('Failed to fetch services.', 'failure', 'load')],
    });
    explore.send({ type: 'services.retried' });
    expect(explore.news()).toEqual({
      at: 'viewing.loading',
      told: [loadWithdrawn],
      asked: [['listServices', { category: 'Fitness', place: null }]],
    });
  });

  it('Explore: the next category shows no service of the one before', async () => {
    const explore = startLoading();
    await explore.answer('listServices', [yoga]);
    explore.send({ type: 'category.closed' });
    expect(explore.news()).toEqual({ at: 'choosing' });
    explore.send({ type: 'category.chosen', category: 'Sports' });
    expect(explore.context()).toMatchObject({ category: 'Sports', services: [] });
  });

  it('Explore: another place fetches the services near it, and the former ones stay meanwhile', async () => {
    const explore = startLoading();
    explore.send({ type: 'place.changed', place: adoni });
    const asked = [['listServices', { category: 'Fitness', place: adoni }]];
    expect(explore.news()).toEqual({ at: 'viewing.loading', asked });
    await explore.answer('listServices', [yoga]);
    explore.news();
    explore.send({ type: 'place.changed', place: nandyal });
    expect(explore.news()).toEqual({
      at: 'viewing.refreshing',
      asked: [['listServices', { category: 'Fitness', place: nandyal }]],
    });
    expect(explore.context().services).toEqual([yoga]);
    await explore.answer('listServices', []);
    expect(explore.news()).toEqual({ at: 'viewing.empty' });
    expect(explore.context().services).toEqual([]);
  });

  it('Explore: another place asks for the services of a category that had none', async () => {
    const explore = startLoading();
    await explore.answer('listServices', []);
    explore.news();
    explore.send({ type: 'place.changed', place: adoni });
    expect(explore.news()).toEqual({
      at: 'viewing.loading',
      asked: [['listServices', { category: 'Fitness', place: adoni }]],
    });
  });

  it.each([
    ['list is on its way', null, 'viewing.loading'],
    ['list is shown', [yoga], 'viewing.listing'],
    ['category has no services', [], 'viewing.empty'],
  ])(
    'Explore: a place that turns out to be unknown asks for no services again while the %s',
    async (_, services, at) => {
      const explore = startLoading();
      if (services) await explore.answer('listServices', services);
      explore.news();
      explore.send({ type: 'place.changed', place: fallbackLocation });
      expect(explore.news()).toEqual({ at });
      expect(explore.context().place).toEqual(fallbackLocation);
    },
  );

  it('Explore: where the services near another place cannot be fetched, a toast says so and the list is emptied', async () => {
    const explore = await startRefreshing();
    await explore.fail('listServices');
    expect(explore.news()).toEqual({
      at: 'viewing.failed',
      told: [toast('Failed to fetch services.', 'failure', 'load')],
    });
    expect(explore.context().services).toEqual([]);
  });

  it('Explore: the services near the new place are shown once they have come', async () => {
    const explore = await startRefreshing();
    await explore.answer('listServices', [gym]);
    expect(explore.news()).toEqual({ at: 'viewing.listing' });
    expect(explore.context().services).toEqual([gym]);
  });

  it('Explore: services open and can be sorted while those near another place are fetched', async () => {
    const explore = await startRefreshing();
    explore.send({ type: 'sort.chosen', sort: 'price' });
    expect(explore.news()).toEqual({ at: 'viewing.refreshing' });
    expect(explore.context()).toMatchObject({ sort: 'price', services: [yoga] });
    explore.send({ type: 'service.chosen', service: yoga });
    const state = { ...yoga, category: 'Fitness' };
    expect(explore.news()).toEqual({
      at: 'choosing',
      told: [{ type: 'route.requested', to: '/service-details', state }],
    });
  });

  it('Explore: a place that changes again meanwhile fetches the services near the last one alone', async () => {
    const explore = await startRefreshing();
    explore.send({ type: 'place.changed', place: nandyal });
    expect(explore.news()).toEqual({
      at: 'viewing.refreshing',
      asked: [['listServices', { category: 'Fitness', place: nandyal }]],
    });
    expect(explore.context().services).toEqual([yoga]);
    expect(explore.fakes.waiting('listServices')).toBe(1);
  });

  it('Explore: the next category keeps the chosen order', async () => {
    const explore = startLoading();
    await explore.answer('listServices', [yoga]);
    explore.send({ type: 'sort.chosen', sort: 'price' });
    explore.send({ type: 'category.closed' });
    expect(explore.context().sort).toBe('price');
  });

  it('Explore: the list begins with the order that the page asks for', () => {
    expect(start('soonest').context().sort).toBe('soonest');
  });
});
