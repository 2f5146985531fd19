import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { type LanguagePlan, languages } from '../../scripts/language.ts';
import { pwa } from '../../scripts/pwa.ts';

it.each([
  ['English', { language: 'en', offered: ['en'] }],
  ['Hindi', { language: 'hi', offered: ['hi'] }],
] as const)(
  'Worker: a build in %s alone has workers of the other languages that remove themselves, since those that a host with all languages has left would show their version for good',
  async (_, plan) => {
    const written = workersBeside(plan);
    expect([...written.keys()]).toEqual(['sw.hi.js', 'sw.te.js']);
    for (const source of written.values()) expect(await isGone(source)).toBe(true);
  },
);

it.each(languages)(
  'Worker: a build of all languages leaves the worker of each as it is, beside that in %s',
  (language) => {
    expect(workersBeside({ language, offered: languages })).toEqual(new Map());
  },
);

/** The workers that a build writes beside its own, by their files. */
function workersBeside(plan: LanguagePlan): Map<string, string> {
  const written = new Map<string, string>();
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string }) =>
      written.set(fileName, source),
  };
  const { generateBundle } = pwa('Timewell', plan).find(isOfOthers) ?? {};
  if (typeof generateBundle !== 'function') throw new Error('The build has no such part.');
  Reflect.apply(generateBundle, context, []);
  return written;
}

function isOfOthers({ name }: Plugin): boolean {
  return name === 'timewell:no-workers-of-other-languages';
}

/** Whether a worker takes over at once and removes itself. */
async function isGone(source: string): Promise<boolean> {
  const scope = new EventTarget();
  let [isNew, isThere] = [true, true];
  const waits: Promise<unknown>[] = [];
  runInNewContext(source, {
    addEventListener: scope.addEventListener.bind(scope),
    skipWaiting: () => {
      isNew = false;
    },
    registration: {
      unregister: async () => {
        isThere = false;
      },
    },
  });
  const wait = { waitUntil: (done: Promise<unknown>) => waits.push(done) };
  scope.dispatchEvent(new Event('install'));
  scope.dispatchEvent(Object.assign(new Event('activate'), wait));
  await Promise.all(waits);
  return !isNew && !isThere;
}
