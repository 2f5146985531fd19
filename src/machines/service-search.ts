import { assertEvent, assign, sendTo, setup } from 'xstate';
import {
  emptyList,
  extended,
  type ListPage,
  listOf,
  type PagedList,
} from '../domain/paged-list.ts';
import type { PartnerService } from '../domain/partner-service.ts';
import {
  inOrderOf,
  isFoundBy,
  type OwnSearch,
  type SearchDropped,
  type SearchOutcome,
  type SearchRestored,
} from '../domain/service-search.ts';
import { longestSearch, type ServiceSort } from '../domain/service-sort.ts';
import type { PlaceChange, UserLocation } from '../domain/session.ts';
import { ports } from './kit/ports.ts';
import type { Shell } from './kit/shell.ts';

interface SearchContext {
  shell: Shell;
  /** The user who typed the text; null for a visitor. */
  userID: string | null;
  /** As it was typed. */
  text: string;
  sort: ServiceSort;
  place: UserLocation | null;
  /** What was found last, also while the next search is under way. */
  list: PagedList<PartnerService>;
  /** The services of all categories, where the service cannot search; null where it can. */
  gathered: readonly PartnerService[] | null;
}

type SearchEvent =
  | SearchRestored
  | SearchDropped
  | PlaceChange
  | { type: 'text.typed'; text: string; userID: string | null }
  | { type: 'search.submitted' }
  | { type: 'search.cleared' }
  | { type: 'search.retried' }
  | { type: 'sort.chosen'; sort: ServiceSort }
  | { type: 'more.requested' }
  | { type: 'service.chosen'; service: PartnerService };

const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as { shell: Shell },
  },
  actors: {
    searchServices: ports.searchServices,
    listAllServices: ports.listAllServices,
    watchPlace: ports.watchPlace,
    searchKeeper: ports.searchKeeper,
  },
  delays: { typingPause: 300 },
  guards: {
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isOfOther: ({ context }, { userID }: { userID: string | null }) => context.userID !== userID,
    isOtherSort: ({ context }, { sort }: { sort: ServiceSort }) => context.sort !== sort,
    hasMore: ({ context }) => context.list.next !== null,
    isNotServed: (_, { outcome }: SearchOutcome) => outcome === 'notServed',
    hasFound: (_, found: SearchOutcome) => found.outcome === 'found' && found.items.length > 0,
    hasGathered: ({ context }) => context.gathered !== null,
    hasFoundGathered: ({ context }) => siftedOf(context).length > 0,
  },
  actions: {
    keepText: assign((_, { text, userID }: Pick<OwnSearch, 'text' | 'userID'>) => ({
      text,
      userID,
    })),
    keepOwner: assign((_, { userID }: { userID: string | null }) => ({ userID })),
    keepSort: assign((_, { sort }: { sort: ServiceSort }) => ({ sort })),
    keepPlace: assign(({ event }) => {
      assertEvent(event, 'place.changed');
      // Only the service knows what is near.
      return { place: event.place, gathered: null };
    }),
    keepFound: assign((_, found: SearchOutcome) => ({ list: listOf(pageOf(found), idOf) })),
    addFound: assign(({ context: { list } }, found: SearchOutcome) => ({
      list: extended(list, pageOf(found), idOf),
    })),
    keepGathered: assign((_, gathered: readonly PartnerService[]) => ({ gathered })),
    sift: assign(({ context }) => ({
      list: listOf({ items: siftedOf(context), next: null }, idOf),
    })),
    forgetFound: assign({ list: emptyList }),
    forget: assign({ text: '', list: emptyList, gathered: null }),
    keepAddress: sendTo('searchKeeper', ({ context: { text, sort, userID } }) => ({
      type: 'search.kept',
      text,
      sort,
      userID,
    })),
    openService: sendTo(
      ({ context }) => context.shell,
      (_, { service }: { service: PartnerService }) => ({
        type: 'route.requested',
        to: '/service-details',
        state: service,
      }),
    ),
  },
});

const searching = searchSetup.createStateConfig({
  description: 'A text is searched for; what was found before stays until the next answer.',
  initial: 'deciding',
  on: {
    'text.typed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: 'resting',
        actions: ['forget', 'keepAddress'],
      },
      { target: '.waiting', actions: { type: 'keepText', params: ({ event }) => event } },
    ],
    'search.cleared': { target: 'resting', actions: ['forget', 'keepAddress'] },
    'sort.chosen': {
      guard: { type: 'isOtherSort', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'keepSort', params: ({ event }) => event },
    },
    'place.changed': { target: '.deciding', actions: 'keepPlace' },
    'service.chosen': { actions: { type: 'openService', params: ({ event }) => event } },
  },
  states: {
    waiting: {
      description: 'The person is typing.',
      after: { typingPause: { target: 'deciding' } },
      on: {
        'text.typed': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '#serviceSearch.resting',
            actions: ['forget', 'keepAddress'],
          },
          {
            target: 'waiting',
            reenter: true,
            actions: { type: 'keepText', params: ({ event }) => event },
          },
        ],
        'search.submitted': { target: 'deciding' },
      },
    },
    deciding: {
      description: 'The services of all categories are at hand, or the service is asked.',
      entry: 'keepAddress',
      always: [
        { guard: 'hasFoundGathered', target: 'listing', actions: 'sift' },
        { guard: 'hasGathered', target: 'empty', actions: 'forgetFound' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The service is searching.',
      invoke: {
        id: 'searchServices',
        src: 'searchServices',
        input: ({ context }) => ({ ...wantedOf(context), cursor: null }),
        onDone: [
          {
            guard: { type: 'isNotServed', params: ({ event }) => event.output },
            target: 'gathering',
          },
          {
            guard: { type: 'hasFound', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: 'forgetFound' },
        ],
        onError: { target: 'failed', actions: 'forgetFound' },
      },
    },
    gathering: {
      description: 'The service cannot search: the services of all categories are being fetched.',
      invoke: {
        id: 'listAllServices',
        src: 'listAllServices',
        input: ({ context: { place } }) => ({ place }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepGathered', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: 'forgetFound' },
      },
    },
    listing: {
      description: 'The services that were found are shown.',
      on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
    },
    empty: { description: 'No service has such a name, provider or category.' },
    failed: {
      description: 'The services could not be searched.',
      on: { 'search.retried': { target: 'deciding' } },
    },
    loadingMore: {
      description: 'The next page is being fetched; the list stays as it is meanwhile.',
      invoke: {
        id: 'searchServices',
        src: 'searchServices',
        input: ({ context }) => ({ ...wantedOf(context), cursor: context.list.next }),
        onDone: [
          {
            guard: { type: 'isNotServed', params: ({ event }) => event.output },
            target: 'moreFailed',
          },
          {
            target: 'listing',
            actions: { type: 'addFound', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'moreFailed' },
      },
    },
    moreFailed: {
      description: 'The next page could not be fetched, and can be asked for again.',
      on: { 'more.requested': { target: 'loadingMore' } },
    },
  },
});

/** Services of all categories by a text (§22.83). */
export const serviceSearchMachine = searchSetup.createMachine({
  id: 'serviceSearch',
  description: 'The field above the categories, and the services that its text finds.',
  context: ({ input: { shell } }) => ({
    shell,
    userID: null,
    text: '',
    sort: 'suggested',
    place: null,
    list: emptyList,
    gathered: null,
  }),
  invoke: [
    { id: 'watchPlace', src: 'watchPlace', onError: {} },
    { id: 'searchKeeper', src: 'searchKeeper', onError: {} },
  ],
  on: {
    'search.dropped': {
      guard: { type: 'isOfOther', params: ({ event }) => event },
      target: '.resting',
      actions: ['forget', { type: 'keepOwner', params: ({ event }) => event }, 'keepAddress'],
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is searched for, and the categories are shown.',
      on: {
        'text.typed': [
          { guard: { type: 'isBlank', params: ({ event }) => event } },
          {
            target: 'searching.waiting',
            actions: { type: 'keepText', params: ({ event }) => event },
          },
        ],
        'search.restored': {
          target: 'searching',
          actions: [
            { type: 'keepText', params: ({ event }) => event },
            { type: 'keepSort', params: ({ event }) => event },
          ],
        },
        'place.changed': { actions: 'keepPlace' },
      },
    },
    searching,
  },
});

function siftedOf({ gathered, text, sort }: SearchContext): readonly PartnerService[] {
  return inOrderOf(gathered?.filter((service) => isFoundBy(service, text)) ?? [], sort);
}

function wantedOf({ text, sort, place }: SearchContext) {
  return { text: text.trim().slice(0, longestSearch), sort, place };
}

function pageOf(found: SearchOutcome): ListPage<PartnerService> {
  return found.outcome === 'found' ? found : emptyList;
}

function idOf({ service_id }: PartnerService): string {
  return service_id;
}
