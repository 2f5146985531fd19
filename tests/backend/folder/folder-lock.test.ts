// @vitest-environment node
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockFolder } from '../../../backend/db/folder-lock.ts';

const claimant = fileURLToPath(new URL('../support/claim-folders.ts', import.meta.url));
const endedProcess = '999999999';
let scratch: string;
let processes: ChildProcess[];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'timewell-lock-'));
  processes = [1, 2, 3, 4].map(() => fork(claimant));
  await Promise.all(processes.map((child) => once(child, 'message')));
});

afterAll(async () => {
  for (const child of processes) child.disconnect();
  await Promise.all(processes.map((child) => once(child, 'exit')));
  await rm(scratch, { recursive: true, force: true });
});

it('Data folder: of processes that claim it at once after a crash, one gets it, each of 60 times', async () => {
  for (let round = 0; round < 60; round++) {
    const folder = join(scratch, String(round));
    await mkdir(folder);
    await writeFile(join(folder, 'backend.pid'), endedProcess);
    const answers = await Promise.all(processes.map((child) => claim(child, folder)));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    const refused = answers.find((answer) => answer !== 'held');
    expect(refused).toMatch(/ is in use by /);
  }
});

it('Data folder: of 50 claims in one process, one gets it, and after its release the next one', async () => {
  const claims = await Promise.allSettled(Array.from({ length: 50 }, () => lockFolder(scratch)));
  const held = claims.filter((claim) => claim.status === 'fulfilled');
  expect(held).toHaveLength(1);
  await held[0]?.value.release();
  await (await lockFolder(scratch)).release();
});

async function claim(child: ChildProcess, folder: string): Promise<unknown> {
  child.send(folder);
  const [answer] = await once(child, 'message');
  return answer;
}
