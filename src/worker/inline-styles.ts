/** The texts of the style elements in a page of the app, whose hashes its policy names. */
export function inlineStyles(page: string): string[] {
  return Array.from(page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text = '']) => text);
}

/** The addresses of the files whose styles stand in a page of the app. */
export function styleFiles(page: string): string[] {
  return Array.from(page.matchAll(/<style data-href="([^"]+)"/g), ([, file = '']) => file);
}
