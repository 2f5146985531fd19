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

describe('a category (specification, 1 and 2)', () => {
  it('is fetched when it is chosen, and not before', () => {
    const explore = start();
    expect(explore.news()).toEqual({ at: 'choosing' });
    expect(explore.context()).toMatchObject({ category: 'Doctor', services: [] });
    explore.send({ type: 'category.chosen', category: 'Fitness' });
    expect(explore.news()).toEqual({
      at: 'viewing.loading',
      asked: [['listServices', { category: 'Fitness' }]],
    });
  });

  it('shows its services, of which one opens with all that is known of it', async () => {
    const explore = startLoading();
    await explore.answer('listServices', [yoga]);
    expect(explore.news()).toEqual({ at: 'viewing.listing' });
    expect(explore.context().services).toEqual([yoga]);
    explore.send({ type: 'service.chosen', service: yoga });
    expect(explore.news()).toEqual({
      at: 'choosing',
      told: [{ type: 'route.requested', to: '/service-details', state: yoga }],
    });
    expect(explore.context().services).toEqual([]);
  });

  it('without services is empty', async () => {
    const explore = startLoading();
    await explore.answer('listServices', []);
    expect(explore.news()).toEqual({ at: 'viewing.empty' });
  });

  it('that cannot be fetched is told of, and can be tried again', async () => {
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

  it('that is closed shows nothing of it to the next', async () => {
    const explore = startLoading();
    await explore.answer('listServices', [yoga]);
    explore.send({ type: 'category.closed' });
    expect(explore.news()).toEqual({ at: 'choosing' });
    explore.send({ type: 'category.chosen', category: 'Sports' });
    expect(explore.context()).toMatchObject({ category: 'Sports', services: [] });
  });
});
