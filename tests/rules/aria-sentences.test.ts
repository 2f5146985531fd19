import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { locale as hindi } from '#domain/locale.texts.hi.ts';
import { locale as telugu } from '#domain/locale.texts.te.ts';
import { locale as english } from '#domain/locale.texts.ts';

const root = join(import.meta.dirname, '../..');
const translations = globSync('src/views/ui/aria/*.texts.*.ts', { cwd: root });

it.each(translations)(
  'Languages: %s has each of React Aria’s sentences, and no other (§22.126)',
  async (file) => {
    const [part = ''] = basename(file).split('.');
    const library = part === 'components' ? 'react-aria-components' : 'react-aria';
    const folder = part === 'components' ? 'intl' : `intl/${part}`;
    const installed = join(root, 'node_modules', library, 'dist/private', folder, 'en-US.mjs');
    expect(await kindsIn(join(root, file))).toEqual(await kindsIn(installed));
  },
);

it.each([
  ['en', english],
  ['hi', hindi],
  ['te', telugu],
])('Languages: a date in %s is a Gregorian one in Latin digits (§22.126)', (language, locale) => {
  const { calendar, numberingSystem, ...written } = new Intl.DateTimeFormat(
    locale,
  ).resolvedOptions();
  expect([written.locale, calendar, numberingSystem]).toEqual([
    `${language}-IN`,
    'gregory',
    'latn',
  ]);
});

/** The names of a module's sentences, and which of them take arguments. */
async function kindsIn(file: string): Promise<Record<string, string>> {
  const { default: sentences } = await import(file);
  return Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [name, typeof sentence]),
  );
}
