import { describe, expect, it } from 'vitest';
import { exploreMachine } from '../../src/machines/explore.ts';
import { startFlow, toast } from './harness.ts';

const yoga = { service_id: 'yoga', name: 'Morning yoga', currency: 'INR', price: 350 };

function start() {
  return startFlow(exploreMachine, (shell) => ({ shell }));
}

function startLoading() {
  const explore = start();
  explore.send({ type: 'category.chosen', category: 'Fitness' });
  explore.news();
  return explore;
}

describe('Explore Services: a category', () => {
  it('fetches its services when it is chosen', () => {
    const explore = start();
    expect(explore.news()).toEqual({ at: 'choosing' });
    expect(explore.context()).toMatchObject({ category: 'Doctor', services: [] });
    explore.send({ type: 'category.chosen', category: 'Fitness' });
    expect(explore.news()).toEqual({
      at: 'viewing.loading',
      asked: [['listServices', { category: 'Fitness' }]],
    });
  });

  it('shows its services; a chosen one opens with its category', async () => {
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

  it('without services says so', async () => {
    const explore = startLoading();
    await explore.answer('listServices', []);
    expect(explore.news()).toEqual({ at: 'viewing.empty' });
  });

  it('shows a toast when its services cannot be fetched, and fetches them again on request', async () => {
    const explore = startLoading();
    await explore.fail('listServices');
    expect(explore.news()).toEqual({
      at: 'viewing.failed',
      told: [toast('Failed to fetch services.', 'failure')],
    });
    explore.send({ type: 'services.retried' });
    expect(explore.news()).toEqual({
      at: 'viewing.loading',
      asked: [['listServices', { category: 'Fitness' }]],
    });
  });

  it('leaves none of its services to the next one', async () => {
    const explore = startLoading();
    await explore.answer('listServices', [yoga]);
    explore.send({ type: 'category.closed' });
    expect(explore.news()).toEqual({ at: 'choosing' });
    explore.send({ type: 'category.chosen', category: 'Sports' });
    expect(explore.context()).toMatchObject({ category: 'Sports', services: [] });
  });
});
