import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('en');

export const serviceCount = (count: number) =>
  plural(count, { one: (n) => `${n} service`, other: (n) => `${n} services` });
/** Where the service has not told of all of them yet. */
export const moreThan = (count: number) => `More than ${serviceCount(count)}`;
