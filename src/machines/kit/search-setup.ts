import { assertEvent, assign, sendTo, setup } from 'xstate';
import { isElsewhere } from '../../domain/known-city.ts';
import {
  emptyList,
  extended,
  type ListPage,
  listOf,
  type PagedList,
} from '../../domain/paged-list.ts';
import type { PartnerService } from '../../domain/partner-service.ts';
import { identityOf } from '../../domain/service-identity.ts';
import {
  foundAmong,
  type OwnSearch,
  type SearchDropped,
  type SearchOutcome,
  type SearchRestored,
} from '../../domain/service-search.ts';
import type { ServiceSort } from '../../domain/service-sort.ts';
import type { PlaceChange, UserLocation } from '../../domain/session.ts';
import { ports } from './ports.ts';
import type { Shell } from './shell.ts';

interface SearchInput {
  shell: Shell;
  /** How many found services a person who comes back had unfolded; 1 without any. */
  left: number;
}

export interface SearchContext extends SearchInput {
  /** The user who typed the text; null for a visitor. */
  userID: string | null;
  /** As it was typed. */
  text: string;
  sort: ServiceSort;
  place: UserLocation | null;
  /** The least number of services in the next answer, if so many are found. */
  least: number;
  /** The services that were found last, also while the next search is under way. */
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

/** Types, guards and actions of the search of services; its states stand in `service-search.ts`. */
export const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
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
    isElsewhere: ({ context }, { place }: PlaceChange) => isElsewhere(context.place, place),
    hasMore: ({ context }) => context.list.next !== null,
    isNotServed: (_, { outcome }: SearchOutcome) => outcome === 'notServed',
    hasFound: (_, found: SearchOutcome) => found.outcome === 'found' && found.items.length > 0,
    hasGathered: ({ context }) => context.gathered !== null,
    hasFoundGathered: ({ context }) => foundAmong(context.gathered ?? [], context).length > 0,
  },
  actions: {
    keepText: assign((_, { text, userID }: Pick<OwnSearch, 'text' | 'userID'>) => ({
      text,
      userID,
      least: 1,
    })),
    keepOwner: assign((_, { userID }: { userID: string | null }) => ({ userID })),
    keepSort: assign((_, { sort }: { sort: ServiceSort }) => ({ sort, least: 1 })),
    wantAsLeft: assign(({ context: { left } }) => ({ least: left })),
    keepPlace: assign(({ context, event }) => {
      assertEvent(event, 'place.changed');
      const { place } = event;
      // Only the service knows what is near.
      return { place, ...(isElsewhere(context.place, place) && { gathered: null }) };
    }),
    keepFound: assign((_, found: SearchOutcome) => ({ list: listOf(pageOf(found), identityOf) })),
    addFound: assign(({ context: { list } }, found: SearchOutcome) => ({
      list: extended(list, pageOf(found), identityOf),
    })),
    keepGathered: assign((_, gathered: readonly PartnerService[]) => ({ gathered })),
    sift: assign(({ context }) => ({
      list: listOf({ items: foundAmong(context.gathered ?? [], context), next: null }, identityOf),
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

function pageOf(found: SearchOutcome): ListPage<PartnerService> {
  return found.outcome === 'found' ? found : emptyList;
}
