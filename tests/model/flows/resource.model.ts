import type { Resource } from '../../../src/domain/organisation.ts';
import { resourceMachine } from '../../../src/machines/resource.ts';
import type { FlowModel } from '../harness/paths.ts';

export const resource: Resource = {
  name: 'Community hall',
  description: 'A bright hall with a stage.',
  location: 'Ground floor',
  capacity: 40,
};

export const resourceModel: FlowModel<typeof resourceMachine> = {
  machine: resourceMachine,
  inputs: { 'a resource': (shell) => ({ shell, resourceId: 'hall' }) },
  events: { 'resource.retried': [{ type: 'resource.retried' }] },
  actors: {
    getResource: {
      done: { all: resource, least: { name: 'Room' } },
      fails: { offline: new Error('offline') },
    },
  },
};
