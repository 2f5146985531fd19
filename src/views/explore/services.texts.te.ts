import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('te');

export const serviceCount = (count: number) =>
  plural(count, { one: (n) => `${n} సేవ`, other: (n) => `${n} సేవలు` });
export const moreThan = (count: number) => `${count} కంటే ఎక్కువ సేవలు`;
