import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { KnownOrganisations } from '../domain/organisation.ts';
import {
  found,
  type OrganisationTree,
  openAsBefore,
  openAsLeft,
  TreeLeft,
  treeOf,
  turnedIn,
  turnedWith,
  withoutFreeToday,
} from '../domain/organisation-tree.ts';
import { folded, isUnfolded, toggled, unfolded } from '../domain/outline.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { awaitingNextDay } from './kit/next-day.ts';
import { ports } from './kit/ports.ts';
import type { Shell } from './kit/shell.ts';

interface OrganisationsInput {
  shell: Shell;
  userID: string;
  /** `YYYY-MM-DD` in the person's zone: the day whose free slots the rows name. */
  today: string;
  /** The search and the rows that a reload, or the way to a resource and back, interrupted. */
  draft: TreeLeft | null;
}

interface OrganisationsContext extends OrganisationsInput {
  /** All rows, open or closed as the person left them. */
  whole: OrganisationTree;
  /** The rows that are not as they were at first, kept because a look at every row would slow each press. */
  turned: readonly number[];
  /** The words of the search; empty without a search. */
  words: string;
  /** The rows that were found, which open and close apart from the others; null without a search. */
  found: OrganisationTree | null;
  /** Whether the last try to fetch the organisations failed. */
  isBehind: boolean;
}

type OrganisationsEvent =
  | { type: 'organisations.retried' }
  | { type: 'words.changed'; words: string }
  | { type: 'row.toggled'; row: number }
  | { type: 'all.toggled' }
  | { type: 'resource.chosen'; resourceId: string };

const answerOf = ({ event }: { event: { output: KnownOrganisations } }) => event.output;

/** Asks for the organisations, which begin the list or renew it. */
const asked = {
  id: 'getUserOrganisations',
  src: 'getUserOrganisations',
  input: ({ context: { userID } }: { context: OrganisationsContext }) => ({ userID }),
  onDone: [
    {
      guard: { type: 'hasOrganisations', params: answerOf },
      target: '#organisations.listing',
      actions: { type: 'keepOrganisations', params: answerOf },
    },
    {
      target: '#organisations.empty',
      actions: { type: 'keepOrganisations', params: answerOf },
    },
  ],
} as const;

/** The organisations that a person belongs to, down to their resources (§2.33, §2.34). */
export const organisationsMachine = setup({
  types: {
    context: {} as OrganisationsContext,
    events: {} as OrganisationsEvent,
    input: {} as OrganisationsInput,
    tags: {} as 'draft',
  },
  actors: {
    getUserOrganisations: ports.getUserOrganisations,
    awaitNextDay: ports.awaitNextDay,
  },
  delays: { typingPause: 800 },
  guards: {
    hasOrganisations: (_, { organisations }: KnownOrganisations) => organisations.length > 0,
  },
  actions: {
    keepOrganisations: assign(({ context }, { organisations, isLatest }: KnownOrganisations) => {
      const known = treeOf(organisations);
      // How much is free by now, a stored answer does not know.
      const tree = isLatest ? known : withoutFreeToday(known);
      const whole = openAsBefore(openAsLeft(tree, context.draft), context.whole);
      const hits = foundBy(whole, context.words);
      const found = hits && context.found ? openAsBefore(hits, context.found) : hits;
      return { whole, turned: turnedIn(whole), found, isBehind: !isLatest };
    }),
    fallBehind: assign({ isBehind: true }),
    keepToday: assign((_, { date }: { date: string }) => ({ today: date })),
    dropFree: assign(({ context }) => ({
      whole: withoutFreeToday(context.whole),
      found: context.found && withoutFreeToday(context.found),
    })),
    search: assign(({ context, event }) => {
      assertEvent(event, 'words.changed');
      const { words } = event;
      return { words, found: foundBy(context.whole, words) };
    }),
    toggleRow: assign(({ context, event }) => {
      assertEvent(event, 'row.toggled');
      const { row } = event;
      const { whole, found, turned } = context;
      if (found) return { found: toggled(found, row) };
      return { whole: toggled(whole, row), turned: turnedWith(turned, row) };
    }),
    toggleAll: assign(({ context: { whole, found } }) => {
      if (found) return { found: allToggled(found) };
      const all = allToggled(whole);
      return { whole: all, turned: turnedIn(all) };
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
    whole: treeOf([]),
    turned: [],
    words: input.draft?.words ?? '',
    found: null,
    isBehind: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The organisations are being fetched.',
      invoke: { ...asked, onError: { target: 'failed' } },
    },
    listing: {
      description: 'The tree is opened, closed and searched; a resource leads to its page.',
      type: 'parallel',
      tags: 'draft',
      on: {
        'row.toggled': { actions: 'toggleRow' },
        'all.toggled': { actions: 'toggleAll' },
        'resource.chosen': { actions: 'openResource' },
      },
      states: {
        day: {
          initial: 'current',
          states: {
            current: {
              description: 'The rows say what is free today, where the service says it.',
              invoke: awaitingNextDay('renewing', 'dropFree'),
              on: { 'organisations.retried': { target: 'renewing' } },
            },
            renewing: {
              description:
                'The day has turned, or the tree is an old one: it stays, and is asked for again.',
              invoke: { ...asked, onError: { target: 'current', actions: 'fallBehind' } },
            },
          },
        },
        search: {
          initial: 'resting',
          on: { 'words.changed': { target: '.typing', actions: 'search' } },
          states: {
            resting: { description: 'The page says how many resources a search has found.' },
            typing: {
              description:
                'The rows follow each letter; the page says after a pause how many resources they hold.',
              after: { typingPause: { target: 'resting' } },
            },
          },
        },
      },
    },
    empty: {
      description: 'The person belongs to no organisation yet.',
      on: { 'organisations.retried': { target: 'loading' } },
    },
    failed: {
      description: 'The organisations could not be fetched; that is not the same as having none.',
      on: { 'organisations.retried': { target: 'loading' } },
    },
  },
});

/** The rows that a search finds; null without words. */
function foundBy(whole: OrganisationTree, words: string): OrganisationTree | null {
  return words.trim() === '' ? null : found(whole, words);
}

function allToggled(tree: OrganisationTree): OrganisationTree {
  return isUnfolded(tree) ? folded(tree) : unfolded(tree);
}

/** The draft: the search and the open rows, for as long as the tab is open. */
export const organisationsDraft: DraftKeeper<
  SnapshotFrom<typeof organisationsMachine>,
  typeof TreeLeft
> = {
  flow: 'organisations',
  schema: TreeLeft,
  of: ({ context: { whole, words, turned } }) => ({
    words,
    rows: whole.rows.length,
    turned: [...turned],
  }),
  isBlank: () => true,
};
