import { expect, it, vi } from 'vitest';
import { pluralOf } from '#domain/plural.ts';

it.each([
  { language: 'en', count: 1, said: 'one 1' },
  { language: 'en', count: 0, said: 'many 0' },
  { language: 'hi', count: 0, said: 'one 0' },
  { language: 'te', count: 999, said: 'many 999' },
  { language: 'hi', count: 1_000, said: 'many 1,000' },
  { language: 'te', count: 100_000, said: 'many 1,00,000' },
] as const)('Plurals: in $language, $count takes the form "$said"', ({ language, count, said }) => {
  const plural = pluralOf(language);
  expect(plural(count, { one: (n) => `one ${n}`, other: (n) => `many ${n}` })).toBe(said);
});

it('Plurals: a count below a thousand makes no number format, whose first one takes a phone long', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const plural = pluralOf('en');
  plural(999, { one: String, other: String });
  expect(made).not.toHaveBeenCalled();
  plural(1_000, { one: String, other: String });
  expect(made).toHaveBeenCalledOnce();
});
