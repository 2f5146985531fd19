import { assertEvent, assign, enqueueActions, sendTo, setup } from 'xstate';
import { type Category, categories } from '../domain/categories.ts';
import { isElsewhere } from '../domain/known-city.ts';
import { listOf } from '../domain/paged-list.ts';
import type { PartnerService } from '../domain/partner-service.ts';
import { identityOf } from '../domain/service-identity.ts';
import type { ServiceSort } from '../domain/service-sort.ts';
import type { PlaceChange, UserLocation } from '../domain/session.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import { loadTopic, type Shell, toasting, withdrawing } from './kit/shell.ts';

interface ExploreInput {
  shell: Shell;
  /** The order that the lists begin with. */
  sort: ServiceSort;
}

interface ExploreContext extends ExploreInput {
  category: Category;
  services: readonly PartnerService[];
  place: UserLocation | null;
}

type ExploreEvent =
  | PlaceChange
  | { type: 'category.chosen'; category: Category }
  | { type: 'category.closed' }
  | { type: 'services.retried' }
  | { type: 'sort.chosen'; sort: ServiceSort }
  | { type: 'service.chosen'; service: PartnerService };

const explore = setup({
  types: {
    context: {} as ExploreContext,
    events: {} as ExploreEvent,
    input: {} as ExploreInput,
  },
  actors: { listServices: ports.listServices, watchPlace: ports.watchPlace },
  guards: {
    hasServices: (_, services: PartnerService[]) => services.length > 0,
    isElsewhere: ({ context }, { place }: PlaceChange) => isElsewhere(context.place, place),
  },
  actions: {
    keepCategory: assign(({ event }) => {
      assertEvent(event, 'category.chosen');
      return { category: event.category };
    }),
    // Services nearby are the first use of a place: the device may ask the person for it.
    seekPlace: enqueueActions(({ context: { shell, place }, enqueue }) => {
      if (!place) enqueue.sendTo(shell, { type: 'lookup.requested' });
    }),
    keepServices: assign((_, items: PartnerService[]) => ({
      services: listOf({ items, next: null }, identityOf).items,
    })),
    emptyList: assign({ services: [] }),
    keepPlace: assign((_, { place }: { place: UserLocation | null }) => ({ place })),
    keepSort: assign((_, { sort }: { sort: ServiceSort }) => ({ sort })),
    openService: sendTo(
      ({ context }) => context.shell,
      ({ context: { category }, event }) => {
        assertEvent(event, 'service.chosen');
        const state = { ...event.service, category };
        return { type: 'route.requested', to: '/service-details', state };
      },
    ),
    toast: toasting(),
    withdrawToast: withdrawing(loadTopic),
  },
});

/** Fetches the services of the category. */
const fetching = explore.createStateConfig({
  invoke: {
    id: 'listServices',
    src: 'listServices',
    input: ({ context: { category, place } }) => ({ category, place }),
    onDone: [
      {
        guard: { type: 'hasServices', params: ({ event }) => event.output },
        target: 'listing',
        actions: { type: 'keepServices', params: ({ event }) => event.output },
      },
      { target: 'empty', actions: 'emptyList' },
    ],
    onError: { target: 'failed', actions: 'emptyList' },
  },
});

/** The list of the category; in another place it is asked for anew. */
const shown = explore.createStateConfig({
  on: {
    'service.chosen': { target: '#explore.choosing', actions: 'openService' },
    'sort.chosen': { actions: { type: 'keepSort', params: ({ event }) => event } },
    'place.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: 'refreshing',
      reenter: true,
      actions: { type: 'keepPlace', params: ({ event }) => event },
    },
  },
});

/** Explore Services: a category opens the list of its services (§2.22). */
export const exploreMachine = explore.createMachine({
  id: 'explore',
  description: 'The six categories, and the services of the open one.',
  context: ({ input }) => ({
    ...input,
    category: categories[0],
    services: [],
    place: null,
  }),
  invoke: { id: 'watchPlace', src: 'watchPlace', onError: {} },
  on: {
    'place.changed': { actions: { type: 'keepPlace', params: ({ event }) => event } },
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The categories are shown.',
      on: {
        'category.chosen': { target: 'viewing', actions: ['keepCategory', 'seekPlace'] },
      },
    },
    viewing: {
      description: 'One category is open.',
      initial: 'loading',
      exit: 'emptyList',
      on: {
        'category.closed': { target: 'choosing' },
        'place.changed': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: '.loading',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
      },
      states: {
        loading: {
          description: 'The services of the category are being fetched.',
          ...fetching,
        },
        listing: {
          description: 'The services of the category are shown.',
          ...shown,
        },
        refreshing: {
          description:
            'The place is another one: the services are asked for anew, and stay meanwhile.',
          ...shown,
          ...fetching,
        },
        empty: { description: 'The category has no services.' },
        failed: {
          description: 'The services could not be fetched.',
          entry: {
            type: 'toast',
            params: { text: texts.servicesFailed, tone: 'failure', topic: loadTopic },
          },
          exit: 'withdrawToast',
          on: { 'services.retried': { target: 'loading' } },
        },
      },
    },
  },
});
