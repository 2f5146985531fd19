import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('en');

export const placesFound = (count: number) =>
  plural(count, { one: (n) => `${n} place found.`, other: (n) => `${n} places found.` });
