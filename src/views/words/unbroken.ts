/** A written time with a no-break space before 'am' or 'pm', so that no line ends between them. */
export function unbroken(text: string): string {
  return text.replace(/\s(?=[ap]m\b)/gi, '\u00a0');
}
