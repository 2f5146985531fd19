import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('hi');

export const placesFound = (count: number) =>
  plural(count, { one: (n) => `${n} जगह मिली।`, other: (n) => `${n} जगहें मिलीं।` });
