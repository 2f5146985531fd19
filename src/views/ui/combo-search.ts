/** Whether every word of the query begins a word of the text; accents and other signs do not count. */
export function matchesWords(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((part) => words.some((word) => word.startsWith(part)));
}

/** The one option that a query finds, or among several the one that it names in full. */
export function meantBy<Option extends { label: string }>(
  query: string,
  options: readonly Option[],
): Option | undefined {
  const found = options.filter(({ label }) => matchesWords(label, query));
  if (found.length === 1) return found[0];
  return found.find(({ label }) => nameOf(label) === nameOf(query));
}

/** The words without numbers: `india` for `India (+91)`. */
function nameOf(text: string): string {
  return wordsOf(text)
    .filter((word) => !/^\p{N}/u.test(word))
    .join(' ');
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\p{Diacritic}\p{Cf}]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
