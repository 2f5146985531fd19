import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{html,js,css,svg,json,webmanifest,txt}';

/** Brotli's own numbers. The best quality takes 3 s a language and saves 8 % of what travels; 9 takes 15 s. */
const qualities = { quick: 6, best: constants.BROTLI_MAX_QUALITY };

/**
 * Writes a `.br` of this quality and a `.gz` beside every text file of a built app: once for all its
 * languages, where a plugin would run in the build of each.
 */
export async function precompress(folder: string, quality: keyof typeof qualities): Promise<void> {
  const work: Promise<void>[] = [];
  for await (const file of glob(compressible, { cwd: folder })) {
    work.push(both(join(folder, file), qualities[quality]));
  }
  await Promise.all(work);
}

async function both(path: string, quality: number): Promise<void> {
  const content = await readFile(path);
  await Promise.all([
    toBrotli(content, quality).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(content).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

/** A file as Brotli, of the best quality unless another is named. */
export function toBrotli(content: Buffer, quality = qualities.best): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}
