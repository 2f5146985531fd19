import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the test file named after the mutated file: most mutants fail there, and end the run. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated = ''] = this.ctx.config.related ?? [];
    const name = basename(mutated, '.ts');
    const folder = mutated.includes('/domain/') ? '/rules/' : '/machines/';
    const distanceOf = ({ moduleId }: TestSpecification) =>
      (moduleId.includes(folder) ? 0 : 2) + (basename(moduleId).startsWith(name) ? 0 : 1);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  }
}

/** The tests that judge mutants: hand-written, without a screen or a backend, and those of how an answer is read. */
export default defineConfig({
  define: { __LOCAL_STACK__: false, 'import.meta.env.VITE_BRAND_NAME': '"Timewell"' },
  test: {
    environment: 'node',
    // Each mutant has a worker of its own; its test files can share it.
    isolate: false,
    runner: './tests/mutant-runner.ts',
    // A busy machine is only slow.
    testTimeout: 10_000,
    include: [
      'tests/{rules,machines}/**/*.test.ts',
      'tests/services/{calendar,every-spelling,hosting,invitations,odd-answers,organisations}.test.ts',
    ],
    // Reads imports of the whole repository, which no mutant changes.
    exclude: ['tests/machines/arrows.test.ts'],
    sequence: { sequencer: NearestFirst },
  },
});
