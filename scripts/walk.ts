import { runDraws } from './random-tests.ts';

// `npm run walk -- --runs 4000` takes more random walks than `npm test` does. `--seed 3 --path 17:0:2`
// replays the one that failed, and `--seed 3` walks from one seed alone.
await runDraws('WALK', ['--project', 'walks']);
