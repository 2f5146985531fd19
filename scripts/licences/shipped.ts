import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../stack/root.ts';
import { appLicences, fontsLicences, workerLicences } from './files.ts';

/** A package that is shipped, and the SPDX expression that it names. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** Licences that let a product ship without its own source. OFL-1.1 asks that of fonts alone. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Whether a package may ship; of several licences to choose from one is enough. */
export function isPermissive({ licence }: Shipped): boolean {
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => permissive.includes(one)));
}

/**
 * The packages inside a built app, by the files that the build wrote beside it: tools that read
 * `node_modules` list what is installed.
 */
export async function shippedWithApp(folder: string): Promise<Shipped[]> {
  const files = [appLicences, workerLicences, fontsLicences].map((file) => join(folder, file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/^## (\S+) - (\S+)(?: \((.+)\))?$/gm)].map(
      ([, name = '', version = '', licence = 'none named']) => ({ name, version, licence }),
    ),
  );
}

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ''),
      license: v.optional(v.string(), 'none named'),
      dev: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
    }),
  ),
});

/** The packages that the backend is installed with, by npm's lock. */
export async function shippedWithBackend(): Promise<Shipped[]> {
  const lock = v.parse(Lock, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(lock.packages)
    .filter(([path, one]) => path && !one.dev && !one.devOptional && !one.optional)
    .map(([path, { version, license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }));
}
