import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { chromiumFlags, findChromium } from './chromium.ts';
import { buildApp } from './stack/app-build.ts';
import { serveApp } from './stack/app-server.ts';
import { appSettings } from './stack/app-settings.ts';
import { root } from './stack/root.ts';

// Where icons are cut to a shape of the system's own, the drawing ends at the edge and keeps clear of it.
const icons = [
  { file: 'icons/icon-192.png', source: 'favicon.svg', size: 192 },
  { file: 'icons/icon-512.png', source: 'favicon.svg', size: 512 },
  { file: 'icons/maskable-192.png', source: 'icons/maskable.svg', size: 192 },
  { file: 'icons/maskable-512.png', source: 'icons/maskable.svg', size: 512 },
  { file: 'apple-touch-icon.png', source: 'icons/maskable.svg', size: 180 },
] as const;

const folder = join(root, 'public');

const pictureStyle = `
  noscript, .home-hero-action, .header-place, .header :is(.button, .icon-button) { display: none }
  .header { border: none }
  .home { padding-block: 0 }
`;

/** Paints the icons of the installed app and the picture of shared links into `public`. */
const { path } = await findChromium(console.log);
const browser = await chromium.launch({ executablePath: path, args: [...chromiumFlags] });
try {
  for (const { file, source, size } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const drawing = await readFile(join(folder, source), 'utf8');
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
    await write(file, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await write('share.png', await pictureOfHome());
} finally {
  await browser.close();
}

/** The head of the home page in the shape that shared links have. */
async function pictureOfHome(): Promise<Buffer> {
  const port = await getPort();
  const app = await buildApp(
    appSettings({ app: port, backend: port, auth: port, push: port }),
    () => {},
  );
  const server = await serveApp(app, port);
  try {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 630 },
      bypassCSP: true,
    });
    // The page as it comes, which has a place for the style.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`http://localhost:${port}/home`);
    await page.addStyleTag({ content: pictureStyle });
    return await page.screenshot();
  } finally {
    await server.close();
  }
}

async function write(file: string, png: Buffer): Promise<void> {
  await writeFile(join(folder, file), png);
  console.log(`${file}: ${png.length} bytes`);
}
