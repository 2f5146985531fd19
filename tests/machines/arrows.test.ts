import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

describe('arrows point one way', () => {
  const mayImport: Readonly<Record<string, readonly string[]>> = {
    'src/domain': ['src/domain'],
    'src/machines': ['src/machines', 'src/domain'],
    'src/services': ['src/services', 'src/domain'],
    'src/inspection': ['src/inspection'],
    'src/views/ui': ['src/views/ui', 'src/domain'],
    'src/views': ['src/views', 'src/machines', 'src/domain'],
    'src/worker': ['src/worker', 'src/domain', 'src/services'],
    backend: ['backend', 'src/domain'],
    scripts: ['scripts', 'backend', 'src'],
  };

  it.each(Object.entries(mayImport))(
    'Arrows: the folder %s imports only from %j',
    (folder, allowed) => {
      const files = sourcesIn(folder);
      expect(files).not.toEqual([]);
      const strays = files.flatMap((file) =>
        localImportsOf(file)
          .filter((target) => !allowed.some((other) => target.startsWith(`${other}/`)))
          .map((target) => `${file} → ${target}`),
      );
      expect(strays).toEqual([]);
    },
  );

  it('Arrows: machines know no screen, no router and no provider', () => {
    const packages = new Set(sourcesIn('src/machines').flatMap(packageImportsOf));
    const pure = ['@internationalized', 'valibot', 'xstate'];
    expect([...packages].filter((name) => !pure.includes(name))).toEqual([]);
  });

  it('Arrows: the domain knows no framework', () => {
    const packages = new Set(sourcesIn('src/domain').flatMap(packageImportsOf));
    const pure = ['@internationalized', 'libphonenumber-js', 'valibot'];
    expect([...packages].filter((name) => !pure.includes(name))).toEqual([]);
  });

  it('Arrows: only the entries import the app’s composition', () => {
    const importers = [...sourcesIn('src'), ...sourcesIn('backend')].filter((file) =>
      localImportsOf(file).includes('src/app.tsx'),
    );
    expect(importers).toEqual(['src/main.tsx', 'src/prerender.tsx']);
  });
});

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(/(?:from|import|import\()\s*'([^']+)'/g);
  return [...found].map(([, target]) => target ?? '');
}

function localImportsOf(file: string): string[] {
  return importsOf(file)
    .filter((target) => target.startsWith('.'))
    .map((target) => relative('.', normalize(join(dirname(file), target))));
}

function packageImportsOf(file: string): string[] {
  return importsOf(file)
    .filter((target) => !target.startsWith('.'))
    .map((target) => target.split('/')[0] ?? target);
}
