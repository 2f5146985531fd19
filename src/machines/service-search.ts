import { longestSearch } from '../domain/longest-search.ts';
import { emptyList } from '../domain/paged-list.ts';
import type { SearchOutcome } from '../domain/service-search.ts';
import { type SearchContext, searchSetup } from './kit/search-setup.ts';

const answerOf = ({ event }: { event: { output: SearchOutcome } }) => event.output;

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
    'place.changed': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event },
        target: '.deciding',
        actions: 'keepPlace',
      },
      { actions: 'keepPlace' },
    ],
    'service.chosen': { actions: { type: 'openService', params: ({ event }) => event } },
  },
  states: {
    waiting: {
      description: 'The person is typing.',
      after: { typingPause: { target: 'deciding' } },
      on: { 'search.submitted': { target: 'deciding' } },
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
        input: ({ context }) => ({ ...wantedOf(context), cursor: null, least: context.least }),
        onDone: [
          {
            guard: { type: 'isNotServed', params: answerOf },
            target: 'gathering',
          },
          {
            guard: { type: 'hasFound', params: answerOf },
            target: 'listing',
            actions: { type: 'keepFound', params: answerOf },
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
        input: ({ context }) => ({ ...wantedOf(context), cursor: context.list.next, least: 1 }),
        onDone: [
          { guard: { type: 'isNotServed', params: answerOf }, target: 'moreFailed' },
          { target: 'listing', actions: { type: 'addFound', params: answerOf } },
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
  context: ({ input }) => ({
    ...input,
    userID: null,
    text: '',
    sort: 'suggested',
    place: null,
    least: 1,
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
            'wantAsLeft',
          ],
        },
        'place.changed': { actions: 'keepPlace' },
      },
    },
    searching,
  },
});

function wantedOf({ text, sort, place }: SearchContext) {
  return { text: text.trim().slice(0, longestSearch), sort, place };
}
