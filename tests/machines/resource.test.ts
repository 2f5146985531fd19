import { describe, expect, it } from 'vitest';
import { resourceMachine } from '../../src/machines/resource.ts';
import { startFlow } from './harness.ts';

const asked = [['getResource', { resourceId: 'hall' }]];

function start() {
  return startFlow(resourceMachine, () => ({ resourceId: 'hall' }));
}

describe('Resource page', () => {
  it('Resource page: the resource is loaded at once and shown', async () => {
    const resource = start();
    expect(resource.news()).toEqual({ at: 'loading', asked });
    expect(resource.context().resource).toBeNull();
    await resource.answer('getResource', { outcome: 'found', resource: { name: 'Hall' } });
    expect(resource.news()).toEqual({ at: 'shown' });
    expect(resource.context().resource).toEqual({ name: 'Hall' });
  });

  it('Resource page: §22.93 no other try is offered for a resource that the service does not have', async () => {
    const resource = start();
    resource.news();
    await resource.answer('getResource', { outcome: 'notFound' });
    expect(resource.news()).toEqual({ at: 'missing' });
    resource.send({ type: 'resource.retried' });
    expect(resource.news()).toEqual({ at: 'missing' });
  });

  it('Resource page: a failed load can be tried again', async () => {
    const resource = start();
    resource.news();
    await resource.fail('getResource');
    expect(resource.news()).toEqual({ at: 'failed' });
    resource.send({ type: 'resource.retried' });
    expect(resource.news()).toEqual({ at: 'loading', asked });
  });
});
