import { runDraws } from './random-tests.ts';

// `npm run fuzz -- --runs 1000` sends more odd requests of each call to the backend, on PGlite and on
// PostgreSQL, than `npm test` does. `--seed 3 --path 17:0:2` replays the one that failed.
await runDraws(
  'FUZZ',
  [
    ...['--project', 'pglite', '--project', 'postgres'],
    'tests/backend/both-databases/odd-requests.test.ts',
  ],
  { runs: '1000' },
);
