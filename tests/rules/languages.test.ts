import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const modules = globSync('src/**/*.texts.ts', { cwd: root }).map((file) =>
  file.replace(/\.ts$/, ''),
);
const scripts = { hi: /\p{Script=Devanagari}/u, te: /\p{Script=Telugu}/u };

it.each(modules)(
  'Languages: %s.ts is translated, and its translations are type-checked',
  (module) => {
    const checked = readFileSync(join(root, 'tests/rules/languages.ts'), 'utf8');
    const name = module.replace('src/domain/', '#domain/').replace(/^src\//, '../../src/');
    const unchecked = ['', '.hi', '.te'].filter((end) => !checked.includes(`'${name}${end}.ts'`));
    expect(
      unchecked.map((end) => `${name}${end}.ts`),
      'import each in tests/rules/languages.ts, and check it there by `satisfies`',
    ).toEqual([]);
  },
);

it.each(modules)('Languages: each sentence of %s.ts is in the script of its language', (module) => {
  for (const [language, script] of Object.entries(scripts)) {
    const code = readFileSync(join(root, `${module}.${language}.ts`), 'utf8');
    // What a map translates, its keys, is English.
    const own = code.replaceAll(/\['[^']*', /g, '[');
    const sentences = Array.from(own.matchAll(/(['`])(.* .*)\1/g), ([, , said]) => said ?? '');
    expect(sentences.filter((said) => !script.test(said))).toEqual([]);
  }
});
