import * as v from 'valibot';
import { Id } from '../domain/ids.ts';
import { longestSearch } from '../domain/longest-search.ts';
import { navigations } from '../domain/navigations.ts';
import type { SearchKept, SearchRestored } from '../domain/service-search.ts';
import { serviceSorts } from '../domain/service-sort.ts';

/** Beside the state of the page, the user who typed the search; null for a visitor. */
const SearchEntry = v.object({ searchBy: v.nullable(Id) });

/** The search that the page's address says; null without one, and for one of another person. */
export function readSearch(userID: string | null): SearchRestored | null {
  const query = new URLSearchParams(location.search);
  const text = (query.get('q') ?? '').slice(0, longestSearch);
  if (text.trim() === '') return null;
  const entry = v.safeParse(SearchEntry, history.state);
  if (entry.success && entry.output.searchBy !== userID) return null;
  const sort = serviceSorts.find((one) => one === query.get('sort')) ?? 'suggested';
  return { type: 'search.restored', text, sort, userID };
}

/** Ends what `writeSearch` began. */
export let leaveSearch = () => {};

/**
 * Keeps a search in the page's address, so that a reload and the way back find it again: from now on
 * in each history entry of this page, until the person goes to another one.
 */
export function writeSearch(search: SearchKept): void {
  leaveSearch();
  const { pathname } = location;
  const write = () => (location.pathname === pathname ? putInAddress(search) : leaveSearch());
  for (const navigation of navigations) window.addEventListener(navigation, write);
  leaveSearch = () => {
    for (const navigation of navigations) window.removeEventListener(navigation, write);
  };
  write();
}

function putInAddress({ text, sort, userID }: SearchKept): void {
  const address = new URL(location.href);
  const { searchParams } = address;
  const put = (name: string, value: string, isSaid: boolean) =>
    isSaid ? searchParams.set(name, value) : searchParams.delete(name);
  const isSearch = text.trim() !== '';
  put('q', text, isSearch);
  put('sort', sort, isSearch && sort !== 'suggested');
  if (address.href === location.href) return;
  history.replaceState({ ...Object(history.state), searchBy: userID }, '', address);
}
