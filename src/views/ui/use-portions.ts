import { useState } from 'react';
import { firstAdded, type PagedList } from '../../domain/paged-list.ts';

/** So many items are shown at once; a service may answer with thousands. */
const portion = 60;

interface PortionsOptions<Item> {
  /** The items in the order in which they are shown, if that is not the order of the list. */
  inOrder?: readonly Item[];
  /** The number of items to begin with, at least: what a person who comes back had unfolded. */
  least?: number;
  /** Another value stands for another list, which begins with its first portion. */
  of?: string;
  /** Asks for the next page, once all that has come is shown. */
  onMore?: () => void;
}

interface Portions<Item> {
  /** The list as far as it is shown. */
  shown: PagedList<Item>;
  /** The first item that the last press of 'Show more' added; undefined without one. */
  added: Item | undefined;
  onMore: () => void;
}

interface Unfolded<Item> {
  of: string;
  end: number;
  /** How many items the last press has added; null where they come from the service. */
  added: number | null;
  /** The first of them. A refresh brings others, which take no focus. */
  first: Item | undefined;
}

/** A list of any length: a portion at first, and another one with each press of 'Show more' (§22.215). */
export function usePortions<Item>(
  list: PagedList<Item>,
  { inOrder = list.items, least = 0, of = '', onMore }: PortionsOptions<Item>,
): Portions<Item> {
  const folded = { of, end: Math.max(portion, least), added: null, first: undefined };
  const [last, setLast] = useState<Unfolded<Item>>(folded);
  const { end, added, first } = last.of === of ? last : folded;
  const items = inOrder.slice(0, end);
  const hidden = inOrder.length - items.length;
  const shown = {
    items,
    next: hidden > 0 ? 'more' : list.next,
    added: added ?? (list.added && Math.max(0, list.added - hidden)),
  };
  return {
    shown,
    added: added === null ? firstAdded(list) : first,
    onMore: () => {
      const more = Math.min(portion, hidden);
      const first = inOrder[items.length];
      setLast({ of, end: items.length + portion, added: more || null, first });
      if (more === 0) onMore?.();
    },
  };
}
