import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

const rupee = {
  path: '/rupee-of-pictures.woff2',
  file: createRequire(import.meta.url).resolve(
    '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
  ),
};

/** The app's styles and those of pictures.css. Fonts are waited for, also where they come late. */
export async function serveStyles(context: BrowserContext): Promise<void> {
  const own = readFileSync(join(import.meta.dirname, 'pictures.css'), 'utf8');
  await context.route(/\/assets\/[^/]+\.css$/, async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    const body = styles.replaceAll('font-display:optional', 'font-display:block') + own;
    await route.fulfill({ response, body });
  });
  const font = readFileSync(rupee.file);
  await context.route(`**${rupee.path}`, (route) =>
    route.fulfill({ contentType: 'font/woff2', body: font }),
  );
}
