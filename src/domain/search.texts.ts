import type { ServiceSort } from './service-sort.ts';

/** The sentences about services that are searched and sorted; apart, since few pages say them. */
export const searchTexts = {
  sortBy: 'Sort by',
  sorts: { suggested: 'Suggested', price: 'Price', soonest: 'Next free' } satisfies Record<
    ServiceSort,
    string
  >,
  placeWanted: 'Allow your location to find those near you.',
  placeUnknown: 'Set your place in the header to find those near you.',
  nearPlace: (city: string) => `Suggested first: those near ${city}.`,
  searching: 'Searching services...',
  found: (count: string, text: string) => `${count} found for “${text}”.`,
  notFound: (text: string) => `No services found for “${text}”.`,
  showCategories: 'Show all categories',
  nextFree: (when: string) => `Next free: ${when}`,
} as const;
