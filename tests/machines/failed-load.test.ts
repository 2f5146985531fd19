import { describe, expect, it } from 'vitest';
import { networkPause } from '#domain/network-pause.ts';
import { failedLoadMachine } from '../../src/machines/failed-load.ts';
import { startFlow } from './harness.ts';

const start = () => startFlow(failedLoadMachine, () => undefined);
const due = [{ type: 'load.due' }];

describe('A load that failed', () => {
  it.each(['page.shown', 'network.returned'] as const)(
    'Failed load: another try is due once after %s, however often that is said meanwhile',
    (type) => {
      const load = start();
      for (const _ of [1, 2]) load.send({ type });
      load.wait(networkPause - 1);
      load.send({ type });
      expect(load.news()).toEqual({ at: 'pausing' });
      load.wait(1);
      expect(load.news()).toEqual({ at: 'resting', told: due });
      load.wait(60_000);
      expect(load.news()).toEqual({ at: 'resting' });
    },
  );

  it('Failed load: another try waits for the network, also if the person looks at the page without one', () => {
    const load = start();
    load.fakes.say('watchNetwork', { type: 'network.lost' });
    load.fakes.say('pageLooks', { type: 'page.shown' });
    load.wait(60_000);
    expect(load.news()).toEqual({ at: 'offline' });
    load.fakes.say('watchNetwork', { type: 'network.returned' });
    load.wait(1_500);
    expect(load.news()).toEqual({ at: 'resting', told: due });
  });

  it('Failed load: no try is due if the network is lost again before', () => {
    const load = start();
    load.send({ type: 'page.shown' });
    load.send({ type: 'network.lost' });
    load.wait(60_000);
    expect(load.news()).toEqual({ at: 'offline' });
  });

  it.each(['pageLooks', 'watchNetwork'])(
    'Failed load: its button stays if %s breaks down',
    async (actor) => {
      const load = start();
      await load.fail(actor);
      expect(load.news()).toEqual({ at: 'resting' });
    },
  );
});
