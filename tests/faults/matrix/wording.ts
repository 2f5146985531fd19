const list = new Intl.ListFormat('en');

/** Clauses as one sentence. */
export function sentenceOf(...clauses: string[]): string {
  return list.format(clauses);
}

/** A clause on each toast and on an alert, or one on their absence. */
export function saying(
  toasts: readonly string[],
  alert: readonly [title: string, message: string] | null = null,
): string[] {
  const clauses = toasts.map((text) => `a toast says “${text}”`);
  if (alert) clauses.push(`an alert says “${alert.filter(Boolean).join(': ')}”`);
  return clauses.length > 0 ? clauses : ['no message appears'];
}
