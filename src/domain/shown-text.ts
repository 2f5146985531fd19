/** Whether nothing of a text is seen: it has spaces and characters without a shape alone. */
export function isBlank(text: string): boolean {
  // 'Default ignorable' are signs without a width and fillers; the last is Braille's pattern without a dot.
  return !/[^\s\p{DI}\p{Cc}\u2800]/u.test(text);
}
