import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{html,js,css,svg,json,webmanifest,txt}';

/** Brotli at its best quality, as a static host would keep it. */
export function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Writes a `.br` and a `.gz` beside every text file of a built app. */
export async function precompress(folder: string): Promise<void> {
  const work: Promise<void>[] = [];
  for await (const file of glob(compressible, { cwd: folder })) work.push(both(join(folder, file)));
  await Promise.all(work);
}

async function both(path: string): Promise<void> {
  const content = await readFile(path);
  await Promise.all([
    brotli(content).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(content).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
