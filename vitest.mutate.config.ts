import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the tests whose name begins like that of the mutated file: most mutants end there. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated = ''] = this.ctx.config.related ?? [];
    const name = basename(mutated, '.ts');
    const isNear = ({ moduleId }: TestSpecification) => basename(moduleId).startsWith(name);
    const sorted = await super.sort(files);
    return [...sorted.filter(isNear), ...sorted.filter((file) => !isNear(file))];
  }
}

/** The tests by which mutants are judged: the pinned ones, without a screen or a backend. */
export default defineConfig({
  define: { __LOCAL_STACK__: false, 'import.meta.env.VITE_BRAND_NAME': '"Timewell"' },
  test: {
    environment: 'node',
    // Each mutant has a worker of its own; its test files can share that.
    isolate: false,
    // A busy machine is only slow.
    testTimeout: 30_000,
    // Stryker says which of the two folders it is.
    dir: 'tests/rules',
    include: ['**/*.test.ts'],
    sequence: { sequencer: NearestFirst },
  },
});
