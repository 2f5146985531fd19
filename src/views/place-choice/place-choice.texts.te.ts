import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('te');

export const placesFound = (count: number) =>
  plural(count, { one: (n) => `${n} చోటు దొరికింది.`, other: (n) => `${n} చోట్లు దొరికాయి.` });
