import { expect, it } from 'vitest';
import { pluralOf } from '#domain/plural.ts';

it.each([
  { language: 'en', count: 1, said: 'one 1' },
  { language: 'en', count: 0, said: 'many 0' },
  { language: 'hi', count: 0, said: 'one 0' },
  { language: 'te', count: 100_000, said: 'many 1,00,000' },
] as const)('Plurals: in $language, $count takes the form "$said"', ({ language, count, said }) => {
  const plural = pluralOf(language);
  expect(plural(count, { one: (n) => `one ${n}`, other: (n) => `many ${n}` })).toBe(said);
});
