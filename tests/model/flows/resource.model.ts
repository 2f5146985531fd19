import type { Resource } from '#domain/organisation.ts';
import { resourceMachine } from '../../../src/machines/resource.ts';
import type { FlowModel } from '../harness/paths.ts';
import { asFailed } from './reasons.ts';

export const resource: Resource = {
  name: 'Community hall',
  description: 'A bright hall with a stage.',
  location: 'Ground floor',
  capacity: 40,
};

export const resourceModel: FlowModel<typeof resourceMachine> = {
  machine: resourceMachine,
  inputs: { 'a resource': () => ({ resourceId: 'hall' }) },
  events: {},
  actors: {
    getResource: {
      succeeds: {
        all: { outcome: 'found', resource: { ...resource, kind: 'court' } },
        least: { outcome: 'found', resource: { name: 'Room' } },
        none: { outcome: 'notFound' },
      },
      refuses: asFailed,
    },
  },
};
