import { assign, setup } from 'xstate';
import type { FindResourceOutcome, Resource } from '../domain/organisation.ts';
import { ports } from './kit/ports.ts';

interface ResourceInput {
  resourceId: string;
}

/** A resource's page; its booking is a flow of its own (§2.35). */
export const resourceMachine = setup({
  types: {
    context: {} as ResourceInput & { resource: Resource | null },
    events: {} as { type: 'resource.retried' },
    input: {} as ResourceInput,
  },
  actors: { getResource: ports.getResource },
  actions: {
    keepResource: assign((_, answer: FindResourceOutcome) => ({
      resource: answer.outcome === 'found' ? answer.resource : null,
    })),
  },
  guards: {
    isFound: (_, { outcome }: FindResourceOutcome) => outcome === 'found',
  },
}).createMachine({
  id: 'resource',
  description: 'One resource: its name, place and capacity.',
  context: ({ input }) => ({ ...input, resource: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The resource is being fetched.',
      invoke: {
        id: 'getResource',
        src: 'getResource',
        input: ({ context }) => ({ resourceId: context.resourceId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepResource', params: ({ event }) => event.output },
          },
          { target: 'missing' },
        ],
        onError: { target: 'failed' },
      },
    },
    shown: { description: 'The resource is shown; its slots are a flow of their own.' },
    missing: { description: 'The address names no resource that the service has.' },
    failed: {
      description: 'The resource could not be fetched.',
      on: { 'resource.retried': { target: 'loading' } },
    },
  },
});
