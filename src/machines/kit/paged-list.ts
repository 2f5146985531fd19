import { emptyList, type ListPage, type PagedList } from '../../domain/paged-list.ts';
import { loadingMore } from './loading-more.ts';

interface PagedNames<Context, Call, Keep, Add, More, HasMore, IsLookedAt> {
  /** What the list holds, as the states' descriptions say it. */
  what: string;
  /** The port that fetches a page. */
  call: Call;
  /** The action that begins the list with a page, and the one that adds a page at its end. */
  keep: Keep;
  add: Add;
  /** The event that asks for the next page, and the guard that says whether there is one. */
  more: More;
  hasMore: HasMore;
  /** The guard that says whether the person has looked at the page while the next one was fetched. */
  isLookedAt: IsLookedAt;
  /** The least number of items to begin with. */
  least: (context: Context) => number;
}

/**
 * The states of a list that comes in pages (§22.6), of which a flow says only how it begins. `first`
 * fetches the list from its beginning, and does what the flow says if that fails.
 */
export function pagedList<
  Context extends { userID: string },
  Item,
  Call extends string,
  Keep extends string,
  Add extends string,
  More extends string,
  HasMore extends string,
  IsLookedAt extends string,
>(
  listIn: (context: Context) => PagedList<Item>,
  {
    what,
    call,
    keep,
    add,
    more,
    hasMore,
    isLookedAt,
    least,
  }: PagedNames<Context, Call, Keep, Add, More, HasMore, IsLookedAt>,
) {
  const pageOf = ({ event }: { event: { output: ListPage<Item> } }) => event.output;
  const first = <const Failure>(onError: Failure) =>
    ({
      id: call,
      src: call,
      // As many as are shown already, so that no press of 'Show more' is undone.
      input: ({ context }: { context: Context }) => ({
        userID: context.userID,
        cursor: null,
        least: Math.max(least(context), listIn(context).items.length),
        isShown: listIn(context) !== emptyList,
      }),
      onDone: { target: 'listing', actions: { type: keep, params: pageOf } },
      onError,
    }) as const;
  return {
    first,
    states: {
      listing: {
        description: `The ${what} that have come are shown.`,
        on: {
          'page.shown': { target: 'refreshing' },
          [more]: { guard: hasMore, target: 'loadingMore' },
        },
      },
      refreshing: {
        description:
          'As many items are asked for as are shown, or a first page; a failure leaves the list as it is.',
        // The person's press goes first; the list is refreshed when they look again.
        on: { [more]: { guard: hasMore, target: 'loadingMore' } },
        invoke: first({ target: 'listing' }),
      },
      loadingMore: {
        ...loadingMore,
        invoke: {
          id: call,
          src: call,
          // A page may be empty: pages are asked for until one has an item.
          input: ({ context }: { context: Context }) => ({
            userID: context.userID,
            cursor: listIn(context).next,
            least: 1,
            isShown: true,
          }),
          onDone: [
            {
              guard: isLookedAt,
              target: 'refreshing',
              actions: { type: add, params: pageOf },
            },
            { target: 'listing', actions: { type: add, params: pageOf } },
          ],
          onError: { target: 'moreFailed' },
        },
      },
      moreFailed: {
        description: 'The next page could not be fetched, and can be asked for again.',
        on: {
          'page.shown': { target: 'refreshing' },
          [more]: { target: 'loadingMore' },
        },
      },
    },
  } as const;
}
