import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ariaSentences } from './scripts/aria-sentences.ts';
import { chunkArrival } from './scripts/chunk-arrival.ts';
import { chunks } from './scripts/chunks.ts';
import { compileHint } from './scripts/compile-hint.ts';
import { serveFlows } from './scripts/flows/serve.ts';
import { fonts } from './scripts/fonts.ts';
import { writePages } from './scripts/hosting/first-screens.ts';
import { writeHosting } from './scripts/hosting/plugin.ts';
import { inLanguage, planOf, workerOf } from './scripts/language.ts';
import { appLicences, fontLicences } from './scripts/licences/files.ts';
import { pwa } from './scripts/pwa.ts';
import { faultOfProductionSettings, isLocalMode } from './scripts/settings.ts';
import { withoutDescriptions } from './scripts/without-descriptions.ts';

/** For tests that need nothing of React's development build, which takes five times as long. */
const productionReact = {
  env: { NODE_ENV: 'production' },
  alias: { 'react/jsx-dev-runtime': inProduction('jsx-dev-runtime.ts') },
};

export default defineConfig(({ mode, isSsrBuild }) => {
  const settings = loadEnv(mode, import.meta.dirname);
  const brand = settings.VITE_BRAND_NAME || 'Timewell';
  const plan = planOf(settings);
  return {
    plugins: [
      guardSettings(),
      inLanguage(plan.language),
      ariaSentences(plan.language),
      serveFlows(),
      fonts(),
      fontLicences(),
      chunkArrival(),
      compileHint(),
      react(),
      withoutDescriptions(),
      {
        ...optimizeLocales.vite({ locales: ['en-IN', 'en-US', 'hi-IN', 'te-IN'] }),
        apply: 'build',
      },
      pwa(brand, plan),
      writePages(brand, plan),
      writeHosting(plan),
    ],
    define: {
      __LOCAL_STACK__: isLocalMode(mode),
      'import.meta.env.VITE_BRAND_NAME': JSON.stringify(brand),
      'import.meta.env.VITE_LANGUAGE': JSON.stringify(plan.language),
      'import.meta.env.VITE_WORKER': JSON.stringify(workerOf(plan)),
    },
    resolve: {
      // The shim brings a second implementation of a hook, for versions of React without it. The
      // package's main entry would tell the console of a development server to ask React itself.
      alias: [
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
    build: {
      modulePreload: { polyfill: false },
      license: { fileName: appLicences },
      rolldownOptions: {
        // Inlines each text where it is used, so that no page carries the texts of other pages.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        ...(!isSsrBuild && { output: { codeSplitting: { groups: chunks } } }),
      },
    },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      watch: { ignored: ['**/.cache/**', '**/.data/**', '**/test-results/**'] },
    },
    test: {
      reporters: [
        'default',
        ['json', { outputFile: 'test-results/units.json' }],
        './tests/faults/matrix/reporter.ts',
        './tests/model/report/reporter.ts',
      ],
      // The default leaves a core unused, which on two cores is half of them.
      maxWorkers: '100%',
      sequence: { sequencer: LongestFirst },
      // A busy machine is no reason to fail.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            // Files share their modules, in this project as in others: no test may leave anything behind.
            isolate: false,
            unstubGlobals: true,
            exclude: ['tests/model/{browser,screens}/**'],
            include: ['tests/{rules,machines,model,services,flows,scripts}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'walks',
            environment: 'jsdom',
            ...productionReact,
            include: ['tests/walks/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'pglite',
            environment: 'node',
            isolate: false,
            include: ['tests/backend/{both-databases,folder}/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'postgres',
            environment: 'node',
            isolate: false,
            globalSetup: 'tests/backend/support/postgres/setup.ts',
            include: ['tests/backend/{,both-databases/,postgres/}*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'views',
            environment: 'jsdom',
            isolate: false,
            setupFiles: ['tests/setup-countries.ts', 'tests/setup-views.ts'],
            include: ['tests/views/**/*.test.{ts,tsx}', 'tests/model/*.view.test.tsx'],
          },
        },
        {
          extends: true,
          test: {
            name: 'paths',
            environment: 'jsdom',
            isolate: false,
            env: productionReact.env,
            alias: {
              ...productionReact.alias,
              '@testing-library/react': inProduction('testing-library.ts'),
            },
            setupFiles: [
              'tests/setup-countries.ts',
              'tests/setup-views.ts',
              'tests/setup-paths.ts',
            ],
            include: ['tests/model/*.view.test.tsx'],
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            // Each file has the app to itself; a context of its own costs less than a process.
            pool: 'vmThreads',
            ...productionReact,
            setupFiles: ['tests/setup-app.ts'],
            include: ['tests/{faults,journeys}/**/*.test.{ts,tsx}'],
          },
        },
      ],
    },
  };
});

function inProduction(file: string): string {
  return join(import.meta.dirname, 'tests/world/production', file);
}

/** Begins with the files that take longest, so that all cores are busy to the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\/(walks|process)\.test/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Refuses a production build that could not work, and one that would carry the local stack's addresses. */
function guardSettings(): Plugin {
  return {
    name: 'timewell:guard-settings',
    apply: 'build',
    configResolved({ mode, env, build }) {
      const fault = isLocalMode(mode)
        ? faultOfLocalFolder(build.outDir)
        : faultOfProductionSettings(env);
      if (fault) throw withoutStack(fault);
    },
  };
}

/** Vite prints an error's stack, and a setting is not mended there. */
function withoutStack(sentence: string): Error {
  return Object.assign(new Error(sentence), { stack: sentence });
}

function faultOfLocalFolder(folder: string): string | undefined {
  return /(^|[\\/])dist$/.test(folder)
    ? 'A build for the local stack must not land in dist/: use npm start, or npm run build for production.'
    : undefined;
}
