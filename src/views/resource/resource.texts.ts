import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('en');

export const heading = 'Resource';
export const loading = 'Loading the resource';
export const missingHint = 'It is no longer offered, or the link is incomplete.';
export const back = 'Back to my organisation';
export const location = 'Location';
export const capacity = 'Capacity';
export const people = (count: number) =>
  plural(count, { one: (n) => `${n} person`, other: (n) => `${n} people` });
