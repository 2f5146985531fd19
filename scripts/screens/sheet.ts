import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { fonts } from '../fonts.ts';
import { root } from '../stack/root.ts';
import type { KeptScreen } from './kept.ts';

const views = join(root, 'src/views');
const everything = 'virtual:styles';
const origin = 'http://screens.test';

type Files = readonly Rolldown.OutputAsset[];
let built: Promise<Files> | undefined;

/** Opens an empty page that wears all styles of the app, with its fonts, and asks no network. */
export async function openSheet(page: Page): Promise<void> {
  built ??= buildStyles();
  const files = await built;
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: emptyPage(sheet) });
    const file = files.find(({ fileName }) => `/${fileName}` === path);
    return file
      ? route.fulfill({ body: Buffer.from(file.source) })
      : route.fulfill({ status: 404 });
  });
  await page.goto(`${origin}/`);
}

/** Shows a screen on the sheet; its movement must be reduced, so that it is drawn as it stays. */
export function show(page: Page, { html }: KeptScreen): Promise<void> {
  return page.evaluate(async (body) => {
    document.body.innerHTML = body;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, html);
}

function emptyPage(sheet: Rolldown.OutputAsset | undefined): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark"><title>Screen</title>
    <style>${withItsFont(sheet)}</style></head><body></body></html>`;
}

/** The app leaves a font that comes late to the next page; here is no next page. */
function withItsFont(sheet: Rolldown.OutputAsset | undefined): string {
  return String(sheet?.source ?? '').replaceAll('font-display:optional', 'font-display:block');
}

/** The styles of all views in one file, the theme's before those of the parts. */
async function buildStyles(): Promise<Files> {
  const theme = join(views, 'theme/theme.css');
  const parts = globSync(join(views, '**/*.css')).filter((file) => !file.includes('/theme/'));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      fonts(),
      {
        name: 'timewell:all-styles',
        resolveId: (id) => (id === everything ? `\0${everything}` : undefined),
        load: (id) => (id === `\0${everything}` ? importsOf([theme, ...parts.sort()]) : undefined),
      },
    ],
    build: { write: false, cssCodeSplit: false, rolldownOptions: { input: everything } },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.filter((file) => file.type === 'asset');
}

function importsOf(files: readonly string[]): string {
  return files.map((file) => `import ${JSON.stringify(file)};`).join('\n');
}
