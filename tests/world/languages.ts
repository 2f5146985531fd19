/**
 * Makes the host one that has these languages, as the page's HTML names them, and the device one on
 * which a language was chosen; neither by default.
 */
export function offerLanguages(content: string | null = null, chosen: string | null = null): void {
  document.head.querySelector('meta[name=languages]')?.remove();
  for (const name of ['language', 'firebase-language-override']) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${name}=${chosen ?? ''}; Path=/; Max-Age=${chosen === null ? 0 : 60}`;
  }
  if (content === null) return;
  const meta = document.createElement('meta');
  meta.name = 'languages';
  meta.content = content;
  document.head.append(meta);
}

/** The language that the host chooses by; undefined where none was chosen. */
export function chosenLanguage(): string | undefined {
  return /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
}
