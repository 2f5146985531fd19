import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.ts';
import { reportFault } from './fault.ts';
import { root } from './stack/root.ts';

// Where icons are cut to a shape of the system's own, the drawing ends at the edge and keeps clear of it.
const icons = [
  { file: 'icons/icon-192.png', source: 'favicon.svg', size: 192 },
  { file: 'icons/icon-512.png', source: 'favicon.svg', size: 512 },
  { file: 'icons/maskable-192.png', source: 'icons/maskable.svg', size: 192 },
  { file: 'icons/maskable-512.png', source: 'icons/maskable.svg', size: 512 },
  { file: 'apple-touch-icon.png', source: 'icons/maskable.svg', size: 180 },
] as const;

/** Paints the icons of the installed app into `public`. */
try {
  const { path } = await findChromium(console.log);
  const browser = await chromium.launch({ executablePath: path, args: [...chromiumFlags] });
  const folder = join(root, 'public');
  for (const { file, source, size } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const drawing = await readFile(join(folder, source), 'utf8');
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
    const png = await page.screenshot({ omitBackground: true });
    await writeFile(join(folder, file), png);
    await page.close();
    console.log(`${file}: ${png.length} bytes`);
  }
  await browser.close();
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
}
