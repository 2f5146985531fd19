import { reportFault } from './fault.ts';
import { drawsOf, runDraws } from './random-tests.ts';

// `npm run walk -- --runs 4000` takes more random walks than `npm test` does. `--seed 3 --path 17:0:2`
// replays the one that failed, and `--seed 3` walks from one seed alone.
try {
  await runDraws(drawsOf('WALK', process.argv.slice(2)), ['--project', 'walks']);
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
}
