import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { languageNames } from '../src/domain/language-names.ts';
import { root } from './stack/root.ts';

/** A file of a family: the characters of a range, cut from a package's file. */
interface Face {
  /** 'Anek' if left out. */
  readonly family?: string;
  readonly name: string;
  readonly source: string;
  readonly range: string;
  /** 'optional' if left out: lines do not move when the file is late. */
  readonly display?: 'optional' | 'block';
}

/** The weights of `tokens.css`; the packages' files go from 100 to 800. */
const weights = { min: 400, max: 700 };

/**
 * One family from five files: a browser fetches one only once a character of its range is on the page.
 * The first holds all that our own texts in English need, and has in its range the space that Chromium
 * writes before 'am' in a time field, of which the family has no glyph. The weight-only files: the width
 * axis would double them. The rupee sign is left to the stand-in: a whole file for one character keeps
 * prices waiting on a slow network.
 */
const faces: readonly Face[] = [
  {
    name: 'basic',
    source: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    range: 'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2010-2014, U+2018-201E, U+2022, U+2026, U+202F',
  },
  {
    name: 'latin',
    source: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    range:
      'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-200B, U+200E-200F, U+2015-2017, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  {
    name: 'latin-ext',
    source: 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
    range:
      'U+100-130, U+132-151, U+154-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20B8, U+20BA-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    name: 'devanagari',
    source: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    range: 'U+900-97F, U+1CD0-1CF9, U+A830-A839, U+A8E0-A8FF, U+11B00-11B09',
  },
  {
    name: 'telugu',
    source: 'anek-telugu/files/anek-telugu-telugu-wght-normal.woff2',
    range: 'U+C00-C7F, U+200C-200D',
  },
  ...namesOfLanguages(),
];

/**
 * The languages' own names, in the choice of a language: 3 to 6 KiB a script where the whole file
 * has 120 to 213. Waited for, since a device may have no font of the script.
 */
function namesOfLanguages(): Face[] {
  const scripts = [
    { name: 'devanagari', said: languageNames.hi },
    { name: 'telugu', said: languageNames.te },
  ];
  return scripts.map(({ name, said }) => ({
    family: 'Anek languages',
    name: `languages-${name}`,
    source: `anek-${name}/files/anek-${name}-${name}-wght-normal.woff2`,
    range: [...new Set(said)]
      .map((letter) => `U+${letter.charCodeAt(0).toString(16).toUpperCase()}`)
      .join(', '),
    display: 'block',
  }));
}

/** Joiners and the circle of a lone vowel sign: Indic shaping needs them in each file. */
const shapers = '\u200c\u200d\u25cc';

/** Cuts the fonts to the characters and weights in use, and offers their faces as `#fonts/faces.css`. */
export function fonts(): Plugin {
  return {
    name: 'timewell:fonts',
    // The unit tests read no styles.
    apply: (_, { mode }) => mode !== 'test',
    config: async () => ({ resolve: { alias: { '#fonts': await cutFonts() } } }),
  };
}

/** The folder with the files; what was cut once from the same packages is not cut again. */
async function cutFonts(): Promise<string> {
  const sources = await Promise.all(faces.map(({ source }) => readFile(pathOf(source))));
  const hash = createHash('sha256').update(JSON.stringify({ faces, weights }));
  for (const source of sources) hash.update(source);
  const cache = join(root, 'node_modules/.cache/timewell/fonts');
  const folder = join(cache, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  const write = async ({ name, range }: Face, source: Buffer) => {
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
    await writeFile(
      join(draft, `anek-${name}.woff2`),
      await subsetFont(source, charactersOf(range) + shapers, options),
    );
  };
  await Promise.all(faces.map((face, index) => write(face, sources[index] ?? Buffer.alloc(0))));
  await writeFile(join(draft, 'faces.css'), faces.map(ruleOf).join('\n'));
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    // Another build that began at the same time may have finished first.
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

function ruleOf({ family = 'Anek', name, range, display = 'optional' }: Face): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights.min} ${weights.max};
  font-display: ${display};
  src: url("./anek-${name}.woff2?no-inline") format("woff2");
  unicode-range: ${range};
}
`;
}

/** The characters of a CSS `unicode-range`. */
function charactersOf(range: string): string {
  const characters = range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...characters);
}

function pathOf(source: string): string {
  const [name, ...rest] = source.split('/');
  const { resolve } = createRequire(import.meta.url);
  return join(dirname(resolve(`@fontsource-variable/${name}/package.json`)), ...rest);
}
