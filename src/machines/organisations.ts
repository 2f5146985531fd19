import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { Organisation } from '../domain/organisation.ts';
import { ports } from './kit/ports.ts';
import type { Shell } from './kit/shell.ts';

interface OrganisationsInput {
  shell: Shell;
  userID: string;
}

type OrganisationsEvent =
  | { type: 'organisations.retried' }
  | { type: 'resource.chosen'; resourceId: string };

/** The organisations that a person belongs to, down to their resources (specification, 2). */
export const organisationsMachine = setup({
  types: {
    context: {} as OrganisationsInput & { organisations: Organisation[] },
    events: {} as OrganisationsEvent,
    input: {} as OrganisationsInput,
  },
  actors: { getUserOrganisations: ports.getUserOrganisations },
  guards: {
    hasOrganisations: (_, organisations: Organisation[]) => organisations.length > 0,
  },
  actions: {
    keepOrganisations: assign((_, organisations: Organisation[]) => ({ organisations })),
    openResource: sendTo(
      ({ context }) => context.shell,
      ({ event }) => {
        assertEvent(event, 'resource.chosen');
        const to = `/resource/${encodeURIComponent(event.resourceId)}`;
        return { type: 'route.requested', to };
      },
    ),
  },
}).createMachine({
  id: 'organisations',
  description: 'What the person’s organisations share, from branch to resource.',
  context: ({ input }) => ({ ...input, organisations: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The organisations are being fetched.',
      invoke: {
        id: 'getUserOrganisations',
        src: 'getUserOrganisations',
        input: ({ context }) => ({ userID: context.userID }),
        onDone: [
          {
            guard: { type: 'hasOrganisations', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'keepOrganisations', params: ({ event }) => event.output },
          },
          { target: 'empty' },
        ],
        onError: { target: 'failed' },
      },
    },
    listing: {
      description: 'The tree is shown; a resource leads to its page.',
      on: { 'resource.chosen': { actions: 'openResource' } },
    },
    empty: { description: 'The person belongs to no organisation yet.' },
    failed: {
      description: 'The organisations could not be fetched; that is not the same as having none.',
      on: { 'organisations.retried': { target: 'loading' } },
    },
  },
});
