import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('hi');

export const kinds = { appointment: 'अपॉइंटमेंट', event: 'कार्यक्रम', task: 'काम' } as const;
export const items = (count: number) =>
  plural(count, { one: (n) => `${n} एंट्री`, other: (n) => `${n} एंट्री` });
export const today = 'आज';
export const nothingPlanned = 'आज कुछ तय नहीं है। पूरा दिन आपका है।';
export const andMore = (count: number) =>
  plural(count, { one: (n) => `और ${n} बाकी है`, other: (n) => `और ${n} बाकी हैं` });
export const asOf = (when: string) => `${when} तक की जानकारी`;
