// Widths in Anek at weight 600, in hundredths of the size, for the characters from space to tilde.
const widths =
  '21 25 39 59 53 77 66 20 31 31 39 51 22 39 22 44 59 36 49 50 55 54 57 48 57 57 23 23 51 51 51 46 ' +
  '85 61 60 52 61 54 51 61 64 26 41 59 50 78 64 62 58 62 59 55 55 63 60 84 59 57 53 31 44 31 44 45 ' +
  '32 52 56 44 56 52 38 52 55 25 25 53 24 84 55 54 56 56 39 46 40 55 51 77 52 51 47 34 25 34 55';
const byCode = widths.split(' ').map(Number);
const widest = 85;

/** The greatest width of a text at a font size, in the unit of the size. */
export function widthOf(text: string, size: number): number {
  const hundredths = [...text].reduce(
    (sum, character) => sum + (byCode[(character.codePointAt(0) ?? 0) - 32] ?? widest),
    0,
  );
  return Math.ceil((hundredths * size) / 100);
}

/** The text broken into lines of at most this width; a longer word overflows. */
export function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
