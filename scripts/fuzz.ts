import { reportFault } from './fault.ts';
import { drawsOf, runDraws } from './random-tests.ts';

// `npm run fuzz -- --runs 1000` sends more odd requests of each call to the backend, on PGlite and on
// PostgreSQL, than `npm test` does. `--seed 3 --path 17:0:2` replays the one that failed.
try {
  await runDraws(drawsOf('FUZZ', process.argv.slice(2), '1000'), [
    ...['--project', 'pglite', '--project', 'postgres'],
    'tests/backend/both-databases/odd-requests.test.ts',
  ]);
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
}
