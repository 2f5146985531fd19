import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('te');

export const kinds = { appointment: 'అపాయింట్‌మెంట్', event: 'కార్యక్రమం', task: 'పని' } as const;
export const items = (count: number) =>
  plural(count, { one: (n) => `${n} ఎంట్రీ`, other: (n) => `${n} ఎంట్రీలు` });
export const today = 'ఈ రోజు';
export const nothingPlanned = 'ఏమీ ప్లాన్ చేయలేదు. రోజంతా మీదే.';
export const andMore = (count: number) =>
  plural(count, { one: (n) => `ఇంకా ${n} ఉంది`, other: (n) => `ఇంకా ${n} ఉన్నాయి` });
export const asOf = (when: string) => `${when} వరకు ఉన్న సమాచారం`;
