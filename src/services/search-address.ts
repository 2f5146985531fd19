import type { SearchKept, SearchRestored } from '../domain/service-search.ts';
import { longestSearch, serviceSorts } from '../domain/service-sort.ts';

/** The search that the page's address says; null without one. */
export function readSearch(): SearchRestored | null {
  const query = new URLSearchParams(location.search);
  const text = (query.get('q') ?? '').slice(0, longestSearch);
  if (text.trim() === '') return null;
  const sort = serviceSorts.find((one) => one === query.get('sort')) ?? 'suggested';
  return { type: 'search.restored', text, sort };
}

/** Puts a search into the page's address, so that a reload and the way back find it again. */
export function writeSearch({ text, sort }: SearchKept): void {
  const address = new URL(location.href);
  const { searchParams } = address;
  const put = (name: string, value: string, isSaid: boolean) =>
    isSaid ? searchParams.set(name, value) : searchParams.delete(name);
  const isSearch = text.trim() !== '';
  put('q', text, isSearch);
  put('sort', sort, isSearch && sort !== 'suggested');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
