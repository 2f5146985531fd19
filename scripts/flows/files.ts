import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { root } from '../stack/root.ts';
import { chartOf } from './chart.ts';
import type { Coverage } from './coverage.ts';
import type { Flow } from './flow-section.tsx';
import { layOut } from './layout.ts';
import { machines } from './machines.ts';
import { type Frame, pageOf } from './page.tsx';
import type { Pictures } from './pictures.ts';
import { statelyCode } from './stately-code.ts';

/** Where the generated files are kept. */
export const folder = join(root, 'docs/flows');

/**
 * The contents of all files that `npm run flows` writes, by file name; the page with the pictures of
 * states where there are some, by the names of the flows' files.
 */
export async function flowFiles(
  pictures: ReadonlyMap<string, Pictures> = new Map(),
): Promise<Map<string, string>> {
  const coverage = await readCoverage();
  const flows: Flow[] = [];
  for (const { file, machine } of machines) {
    const chart = chartOf(machine, coverage[machine.id]);
    const drawing = await layOut(chart);
    flows.push({ chart, drawing, code: statelyCode(machine), pictures: pictures.get(file) ?? {} });
  }
  return new Map([
    ...machines.map(({ file, machine }) => [`${file}.js`, statelyCode(machine)] as const),
    ['index.html', pageOf(flows, await frame())],
  ]);
}

async function readCoverage(): Promise<Coverage> {
  const text = await readFile(join(root, 'tests/model/coverage.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

async function frame(): Promise<Frame> {
  const scripts = [];
  for (const name of ['charts', 'copy', 'search', 'live']) {
    const source = await read(`scripts/flows/page/${name}.ts`);
    scripts.push((await transformWithOxc(source, `${name}.ts`)).code);
  }
  const styles = [await fontFace(), await read('src/views/theme/tokens.css')];
  for (const name of ['page', 'search', 'live', 'chart', 'list']) {
    styles.push(await read(`scripts/flows/page/${name}.css`));
  }
  return {
    css: styles.join('\n'),
    scripts,
    icon: await read('public/favicon.svg'),
  };
}

function read(path: string): Promise<string> {
  return readFile(join(root, path), 'utf8');
}

/** The app's font as a data URL, since the page may be opened without a network. */
async function fontFace(): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  );
  const letters = (await readFile(file)).toString('base64');
  return `@font-face{font-family:"Anek";font-weight:100 800;src:url(data:font/woff2;base64,${letters}) format("woff2")}`;
}
