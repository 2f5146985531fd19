import type { Language } from './language.ts';

/** The plural forms that all our languages tell apart in whole numbers (CLDR). */
type Form = 'one' | 'other';

/**
 * Chooses a sentence by a count in a language. Each form of the language must be given; it gets the
 * number as the language writes it.
 */
// Without it, a file that takes only constants from a module with plurals would load that module.
/* @__NO_SIDE_EFFECTS__ */
export function pluralOf(language: Language) {
  const locale = `${language}-IN`;
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  // Below a thousand all our languages write a number as JavaScript does, and the first `NumberFormat`
  // takes a slow phone 150 ms.
  const written = (count: number) => {
    if (count < 1_000) return String(count);
    numbers ??= new Intl.NumberFormat(locale);
    return numbers.format(count);
  };
  return (count: number, forms: Record<Form, (count: string) => string>) => {
    rules ??= new Intl.PluralRules(locale);
    return forms[rules.select(count) as Form](written(count));
  };
}
