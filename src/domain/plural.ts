/** The plural forms that a language tells apart in whole numbers (CLDR). */
interface Forms {
  en: 'one' | 'other';
  hi: 'one' | 'other';
  te: 'one' | 'other';
}

/**
 * Chooses a sentence by a count in a language. Each form of the language must be given; it gets the
 * number as the language writes it.
 */
// Without it, a file that takes only constants from a module with plurals would load that module.
/* @__NO_SIDE_EFFECTS__ */
export function pluralOf<L extends keyof Forms>(language: L) {
  const rules = new Intl.PluralRules(`${language}-IN`);
  const written = new Intl.NumberFormat(`${language}-IN`);
  return (count: number, forms: Record<Forms[L], (count: string) => string>) =>
    forms[rules.select(count) as Forms[L]](written.format(count));
}
