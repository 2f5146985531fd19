import { categoryName } from './categories.texts.ts';
import { folded } from './folded.ts';
import type { ListPage } from './paged-list.ts';
import type { PartnerService } from './partner-service.ts';
import { type ServiceSort, serviceSorts } from './service-sort.ts';

/** A search, and the user who typed it; null for a visitor. */
export interface OwnSearch {
  text: string;
  sort: ServiceSort;
  userID: string | null;
}

/** The search in the page's address when it opens. */
export type SearchRestored = { type: 'search.restored' } & OwnSearch;

/** The search to keep in the page's address; an empty text takes it out. */
export type SearchKept = { type: 'search.kept' } & OwnSearch;

/** The person left, or a session began; `userID` is the user from now on, null for a visitor. */
export type SearchDropped = { type: 'search.dropped'; userID: string | null };

/** The outcomes of a search; `notServed` by a service that has no such call. */
export type SearchOutcome =
  | ({ outcome: 'found' } & ListPage<PartnerService>)
  | { outcome: 'notServed' };

/** More words than any name has are left out. */
const mostWords = 8;

const homeCurrency = 'INR';

/** The words of a search text without case and accents, each of which a service has to contain (§22.83). */
export function searchWords(text: string): string[] {
  return folded(text).split(/\s/).filter(Boolean).slice(0, mostWords);
}

/** Whether a service's name, provider and category contain every word: the category in English or in the page's language. */
export function isFoundBy({ name, provider, category }: PartnerService, text: string): boolean {
  const words = folded([name, provider, category, category && categoryName(category)].join(' '));
  return searchWords(text).every((word) => words.includes(word));
}

/** The orders that these services say enough for, beside the suggested one. */
export function sortsOf(services: readonly PartnerService[]): ServiceSort[] {
  const has = {
    suggested: true,
    price: services.some(({ price }) => typeof price === 'number'),
    soonest: services.some(({ next_slot }) => next_slot),
  };
  return serviceSorts.filter((sort) => has[sort]);
}

/** The chosen order where these services say enough for it, else the suggested one (§22.87). */
export function sortFor(services: readonly PartnerService[], chosen: ServiceSort): ServiceSort {
  return sortsOf(services).find((sort) => sort === chosen) ?? 'suggested';
}

/**
 * The services in an order. Prices are compared within a currency, rupees before all others; what a
 * service does not say stands last (§22.84). Equal ones stay as they are.
 */
export function inOrderOf(
  services: readonly PartnerService[],
  sort: ServiceSort,
): readonly PartnerService[] {
  if (sort === 'price') return services.toSorted(byPrice);
  if (sort === 'soonest') return services.toSorted((a, b) => startOf(a) - startOf(b));
  return services;
}

/** Those of the services that the text finds, in the order of the search. */
export function foundAmong(
  services: readonly PartnerService[],
  { text, sort }: Pick<OwnSearch, 'text' | 'sort'>,
): readonly PartnerService[] {
  return inOrderOf(
    services.filter((service) => isFoundBy(service, text)),
    sort,
  );
}

function byPrice(a: PartnerService, b: PartnerService): number {
  return (
    Number(typeof a.price !== 'number') - Number(typeof b.price !== 'number') ||
    Number(a.currency !== homeCurrency) - Number(b.currency !== homeCurrency) ||
    (a.currency ?? '').localeCompare(b.currency ?? '') ||
    (a.price ?? 0) - (b.price ?? 0)
  );
}

/** The latest instant of all, for a service without a next free slot. */
function startOf({ next_slot }: PartnerService): number {
  return next_slot ? Date.parse(next_slot) : 8.64e15;
}
