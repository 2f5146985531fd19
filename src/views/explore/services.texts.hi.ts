import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('hi');

export const serviceCount = (count: number) =>
  plural(count, { one: (n) => `${n} सेवा`, other: (n) => `${n} सेवाएँ` });
export const moreThan = (count: number) => `${count} से ज़्यादा सेवाएँ`;
