import { describe, expect, it } from 'vitest';
import { connectionMachine } from '../../src/machines/connection.ts';
import { startFlow } from './harness.ts';

describe('the network', () => {
  it('Connection: the network counts as there until the browser says otherwise, and its return is told once', () => {
    const connection = startFlow(connectionMachine, (owner) => ({ owner }));
    expect(connection.fakes.listening.map(({ actor }) => actor)).toEqual(['watchNetwork']);
    connection.send({ type: 'network.returned' });
    expect(connection.news()).toEqual({ at: 'online' });
    connection.fakes.say('watchNetwork', { type: 'network.lost' });
    expect(connection.news()).toEqual({ at: 'offline' });
    connection.fakes.say('watchNetwork', { type: 'network.returned' });
    expect(connection.news()).toEqual({ at: 'online', told: [{ type: 'network.returned' }] });
  });
});
