import { assign, setup } from 'xstate';
import type { Resource } from '../domain/organisation.ts';
import { ports } from './kit/ports.ts';
import type { Shell } from './kit/shell.ts';

interface ResourceInput {
  shell: Shell;
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
    keepResource: assign((_, resource: Resource) => ({ resource })),
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
        onDone: {
          target: 'shown',
          actions: { type: 'keepResource', params: ({ event }) => event.output },
        },
        onError: { target: 'failed' },
      },
    },
    shown: { description: 'The resource is shown; its slots are a flow of their own.' },
    failed: {
      description: 'The resource could not be fetched.',
      on: { 'resource.retried': { target: 'loading' } },
    },
  },
});
