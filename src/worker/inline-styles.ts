/** The texts of the style elements in a page of the app, whose hashes its policy names. */
export function inlineStyles(page: string): string[] {
  return Array.from(page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text = '']) => text);
}
