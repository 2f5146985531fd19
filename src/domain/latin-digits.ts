/** The text with decimal digits of any script as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The decimal digits of a text, of any script, as 0 to 9; at most so many. */
export function digitsOf(text: string, most: number): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, most);
}

/** Decimal digits stand in runs of ten from 0 to 9, and some runs follow one another directly. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
