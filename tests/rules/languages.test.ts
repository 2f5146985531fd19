import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const modules = globSync('src/**/*.texts.ts', { cwd: root }).map((file) =>
  file.replace(/\.ts$/, ''),
);
const scripts = { hi: /\p{Script=Devanagari}/u, te: /\p{Script=Telugu}/u };

it.each(modules)('Languages: %s.ts is translated, in the script of each language', (module) => {
  for (const [language, script] of Object.entries(scripts)) {
    const code = readFileSync(join(root, `${module}.${language}.ts`), 'utf8');
    // What a map translates, its keys, is English.
    const own = code.replaceAll(/\['[^']*', /g, '[');
    const sentences = Array.from(own.matchAll(/(['`])(.* .*)\1/g), ([, , said]) => said ?? '');
    expect(sentences.filter((said) => !script.test(said))).toEqual([]);
  }
});
