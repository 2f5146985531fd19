import { cp, glob, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { Fault } from '../fault.ts';
import { type Language, languages, planOf, workerOf } from '../language.ts';
import { type Child, startChild } from './child.ts';
import { root } from './root.ts';

/** `app` is the folder with `index.html`, by default the project's own. */
export type BuildPlan = {
  readonly mode: 'production' | 'stack';
  readonly folder: string;
  readonly settings: Record<string, string>;
  readonly app?: string;
  readonly shown?: boolean;
};

type Track = (child: Child) => void;

export const viteScript = join(root, 'node_modules/vite/bin/vite.js');

/** The languages that a build of the app has: all, unless `VITE_LANGUAGE` names one. */
export function builtLanguages({ mode, settings }: Pick<BuildPlan, 'mode' | 'settings'>) {
  const named = settings.VITE_LANGUAGE ?? loadEnv(mode, root).VITE_LANGUAGE;
  return named ? [planOf({ VITE_LANGUAGE: named }).language] : languages;
}

/**
 * Builds the app in its languages into one folder, each in a child beside the others; throws a `Fault`
 * with the output of the one that fails.
 */
export async function runBuild(build: BuildPlan, track: Track = () => undefined): Promise<void> {
  const planned = build.app ? [] : builtLanguages(build);
  if (planned.length < 2) return buildOne(build, track);
  const drafts = await mkdtemp(join(tmpdir(), 'timewell-build-'));
  const draftOf = (language: Language) =>
    language === 'en' ? build.folder : join(drafts, language);
  try {
    const built = await Promise.allSettled(
      planned.map((language) => {
        const named = { VITE_LANGUAGE: language, VITE_LANGUAGES: planned.join(' ') };
        const settings = { ...build.settings, ...named };
        return buildOne({ ...build, settings, folder: draftOf(language) }, track);
      }),
    );
    for (const one of built) if (one.status === 'rejected') throw one.reason;
    for (const language of planned)
      if (language === 'en') await repeatEnglish(build.folder);
      else await addLanguage(language, draftOf(language), build.folder);
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
}

/** Adds a language's pages, its worker and the files that it alone has. */
async function addLanguage(language: Language, draft: string, folder: string): Promise<void> {
  const worker = workerOf({ language, offered: languages });
  await rename(join(draft, 'sw.js'), join(draft, worker));
  await cp(draft, folder, { recursive: true });
}

/**
 * Puts the pages in English into a folder of their own as well: Firebase Hosting would take the folder of
 * another language that a person knows, where theirs has none.
 */
async function repeatEnglish(folder: string): Promise<void> {
  for await (const page of glob('*.html', { cwd: folder }))
    await cp(join(folder, page), join(folder, 'en', page));
}

async function buildOne(build: BuildPlan, track: Track): Promise<void> {
  const { NODE_ENV: _, ...environment } = process.env;
  const child = startChild({
    name: 'The build of the app',
    script: viteScript,
    args: [
      'build',
      build.app ?? root,
      ...['--config', join(root, 'vite.config.ts')],
      ...['--mode', build.mode],
      ...['--outDir', build.folder, '--emptyOutDir'],
      ...['--logLevel', build.shown ? 'info' : 'warn'],
    ],
    folder: root,
    environment: { ...environment, ...build.settings },
    shown: build.shown ?? false,
  });
  track(child);
  const end = await child.ended;
  if (end !== 0)
    throw new Fault(
      `The app could not be built (${end}).${build.shown ? '' : `\n${child.output().trim()}`}`,
    );
}
