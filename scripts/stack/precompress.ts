import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{html,js,css,svg,json,webmanifest,txt}';
// The best quality takes seconds of every start and saves a few percent.
const quick = 9;

/** Brotli, at its best quality by default, as a static host would store it. */
export function brotli(
  content: Buffer,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
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
    brotli(content, quick).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(content).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
