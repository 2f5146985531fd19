import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './stack/root.ts';

const imported = /(?:intl\/(\w+)|\.\/intl)\/en-US\.mjs$/;

/**
 * Puts our translation of React Aria's own sentences in the place of its English ones, which it says
 * in languages that it does not have; a part of it that has no translation fails the build.
 */
export function ariaSentences(language: string): Plugin {
  return {
    name: 'timewell:aria-sentences',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const [found, part = 'components'] = imported.exec(source) ?? [];
      if (language === 'en' || !found || !/[\\/]react-aria/.test(importer)) return null;
      const file = join(root, 'src/views/ui/aria', `${part}.texts.${language}.ts`);
      return access(file).then(
        () => file,
        () => this.error(`React Aria's sentences of ${source} have no translation ${file}.`),
      );
    },
  };
}
