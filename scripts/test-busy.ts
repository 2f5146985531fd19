import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { execa } from 'execa';
import { Fault } from './fault.ts';

/**
 * Runs the tests several times in a row while every core is kept busy with other work, which brings
 * out what only a quiet machine hides: `npm run test:busy -- 10`, and `-- 10 e2e` for one part.
 */
const [times = '1', ...parts] = process.argv.slice(2);

// Threads of this process, so that they end with it in every case.
const loops: Worker[] = [];

try {
  if (!/^[1-9]\d*$/.test(times)) throw new Fault(`“${times}” is not a number of runs.`);
  for (let core = 0; core < availableParallelism(); core += 1) {
    loops.push(new Worker('for (;;);', { eval: true }));
  }
  const results: string[] = [];
  let failed = 0;
  for (let run = 1; run <= Number(times); run += 1) {
    const began = Date.now();
    const { code, lastLine } = await test();
    if (code !== 0) failed += 1;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    results.push(`Run ${run}: ${lastLine}, exit code ${code}, ${seconds} s`);
    console.log(`\n${results.at(-1)}\n`);
  }
  console.log(results.join('\n'));
  console.log(`\n${times} runs with ${loops.length} busy cores, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await Promise.all(loops.map((loop) => loop.terminate()));
}

/** Runs the tests once, shows what they print, and keeps the last line. */
async function test(): Promise<{ code: number | undefined; lastLine: string }> {
  const { exitCode: code, stdout } = await execa(
    process.execPath,
    [join(import.meta.dirname, 'run.mjs'), 'test', ...parts],
    { stdio: ['ignore', ['pipe', 'inherit'], 'inherit'], reject: false },
  );
  return { code, lastLine: stdout.trimEnd().split('\n').at(-1) ?? '' };
}
