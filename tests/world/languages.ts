/** Makes the host one that has these languages, as the page's HTML names them; none by default. */
export function offerLanguages(content: string | null = null): void {
  document.head.querySelector('meta[name=languages]')?.remove();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'language=; Path=/; Max-Age=0';
  if (content === null) return;
  const meta = document.createElement('meta');
  meta.name = 'languages';
  meta.content = content;
  document.head.append(meta);
}
