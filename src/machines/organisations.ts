import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { Organisation } from '../domain/organisation.ts';
import { ports } from './kit/ports.ts';
import type { Shell } from './kit/shell.ts';

interface OrganisationsInput {
  shell: Shell;
  userID: string;
}

interface OrganisationsContext extends OrganisationsInput {
  organisations: Organisation[];
  /** The words of the search; empty without a search. */
  words: string;
  /** The ids of the open rows of the whole tree; null until the person opens or closes one. */
  openRows: string[] | null;
  /** The same of the rows that were found. */
  openFound: string[] | null;
}

type OrganisationsEvent =
  | { type: 'organisations.retried' }
  | { type: 'words.changed'; words: string }
  | { type: 'rows.opened'; rows: string[] }
  | { type: 'resource.chosen'; resourceId: string };

/** The organisations that a person belongs to, down to their resources (§2.33, §2.34). */
export const organisationsMachine = setup({
  types: {
    context: {} as OrganisationsContext,
    events: {} as OrganisationsEvent,
    input: {} as OrganisationsInput,
  },
  actors: { getUserOrganisations: ports.getUserOrganisations },
  guards: {
    hasOrganisations: (_, organisations: Organisation[]) => organisations.length > 0,
    isSearching: ({ context }) => context.words.trim() !== '',
  },
  actions: {
    keepOrganisations: assign((_, organisations: Organisation[]) => ({ organisations })),
    search: assign(({ event }) => {
      assertEvent(event, 'words.changed');
      return { words: event.words, openFound: null };
    }),
    keepOpenFound: assign(({ event }) => {
      assertEvent(event, 'rows.opened');
      return { openFound: event.rows };
    }),
    keepOpenRows: assign(({ event }) => {
      assertEvent(event, 'rows.opened');
      return { openRows: event.rows };
    }),
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
  context: ({ input }) => ({
    ...input,
    organisations: [],
    words: '',
    openRows: null,
    openFound: null,
  }),
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
      description: 'The tree is opened, closed and searched; a resource leads to its page.',
      on: {
        'words.changed': { actions: 'search' },
        'rows.opened': [
          { guard: 'isSearching', actions: 'keepOpenFound' },
          { actions: 'keepOpenRows' },
        ],
        'resource.chosen': { actions: 'openResource' },
      },
    },
    empty: { description: 'The person belongs to no organisation yet.' },
    failed: {
      description: 'The organisations could not be fetched; that is not the same as having none.',
      on: { 'organisations.retried': { target: 'loading' } },
    },
  },
});
