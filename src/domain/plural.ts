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
  const rules = new Intl.PluralRules(`${language}-IN`);
  const written = new Intl.NumberFormat(`${language}-IN`);
  return (count: number, forms: Record<Form, (count: string) => string>) =>
    forms[rules.select(count) as Form](written.format(count));
}
