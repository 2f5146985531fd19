import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPermissive, shippedWithBackend } from '../../scripts/licences/shipped.ts';
import { root } from '../../scripts/stack/root.ts';

const { packages, files } = reached('backend/main.ts');

describe('Backend on its own', () => {
  test('`dependencies` names each package that the backend imports, and no other, so that it runs after npm ci --omit=dev', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect([...packages].toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });

  test('the backend needs its own folder, the domain and package.json', () => {
    const elsewhere = [...files].filter((file) => !/^(backend|src\/domain)\//.test(file));
    expect(elsewhere).toEqual([]);
  });

  test('the image has each of its files, and the build of the image is given them', () => {
    const [, , last = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8').split(/^FROM /m);
    const copied = [...last.matchAll(/^COPY (?!--)(\S+) /gm)].map(([, source = '']) => source);
    const given = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    for (const file of ['package.json', ...files]) {
      const source = copied.find((one) => file === one || file.startsWith(`${one}/`));
      expect([file, source]).toEqual([file, expect.any(String)]);
      expect(given).toContain(`!${source}`);
    }
  });

  test('no package that it is installed with has a licence that asks for our source', async () => {
    const shipped = await shippedWithBackend();
    expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining([...packages]));
    expect(shipped.filter((one) => !isPermissive(one))).toEqual([]);
  });

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND Zlib', true],
    ['GPL-3.0-only', false],
    ['MIT AND LGPL-2.1-only', false],
    ['none named', false],
  ])('a package under %s may ship: %s', (licence, may) => {
    expect(isPermissive({ name: 'any', version: '1.0.0', licence })).toBe(may);
  });
});

/** The packages and files that run with a file; types are gone by then. */
function reached(entry: string) {
  const packages = new Set<string>();
  const files = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const target of importsOf(readFileSync(join(root, file), 'utf8'))) {
      if (target.startsWith('.')) follow(relative(root, join(root, dirname(file), target)));
      else if (target.startsWith('#domain/')) follow(target.replace('#domain', 'src/domain'));
      else if (!target.startsWith('node:')) packages.add(packageOf(target));
    }
  };
  follow(entry);
  return { packages, files };
}

function importsOf(text: string): string[] {
  const found = text.matchAll(
    /^(?:import|export) (?!type )[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...found].flatMap((match) => match.slice(1).filter(Boolean));
}

function packageOf(target: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
}
