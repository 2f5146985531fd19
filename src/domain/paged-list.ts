/** Items of a list, and the cursor of the next page; null on the last one (§22.6). */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A list as far as its pages have come. */
export interface PagedList<Item> extends ListPage<Item> {
  /** How many items, the last ones, the last press of 'Show more' added; null without a press. */
  readonly added: number | null;
}

/** A list of which nothing has come yet. */
export const emptyList: PagedList<never> = { items: [], next: null, added: null };

/** The identifier of an item; an item without one is null and equals no other. */
type IdOf<Item> = (item: Item) => string | null;

/** The list that begins with this page; an item that came twice is shown once. */
export function listOf<Item>({ items, next }: ListPage<Item>, idOf: IdOf<Item>): PagedList<Item> {
  return { items: eachOnce(items, idOf), next, added: null };
}

/**
 * The list with its next page at the end. An item that moved from one page to the other keeps its
 * place, as the newer answer says it (§22.6).
 */
export function extended<Item>(
  list: ListPage<Item>,
  { items, next }: ListPage<Item>,
  idOf: IdOf<Item>,
): PagedList<Item> {
  const all = eachOnce([...list.items, ...items], idOf);
  return { items: all, next, added: all.length - list.items.length };
}

/** The first item that the last press of 'Show more' added; undefined without one. */
export function firstAdded<Item>({ items, added }: PagedList<Item>): Item | undefined {
  return items[items.length - (added ?? 0)];
}

/** Each item once, where it came first and as it came last. */
function eachOnce<Item>(items: readonly Item[], idOf: IdOf<Item>): Item[] {
  return [...new Map(items.map((item) => [idOf(item) ?? Symbol('no id'), item])).values()];
}
