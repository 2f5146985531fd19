// @vitest-environment node
import { afterEach, describe, expect, inject, it } from 'vitest';
import { isValid, signUp } from '../support/calls.ts';
import { createDatabase } from '../support/postgres/databases.ts';
import { type BackendProcess, startProcess } from '../support/process.ts';

const running: BackendProcess[] = [];

afterEach(async () => {
  for (const backend of running.splice(0)) {
    backend.child.kill('SIGKILL');
    await backend.ended;
  }
});

describe('Backend process: several backends on one PostgreSQL server', () => {
  it('backends that start at once on an empty database share accounts and sessions', async () => {
    const { url, drop } = await createDatabase(inject('postgres')?.server ?? '');
    const backends = [1, 2, 3].map(() => start({ DATABASE_URL: url }));
    const [one, two, three] = await Promise.all(backends.map(({ ready }) => ready));
    const { token } = await signUp(one ?? '', '+919000012345');
    expect(await isValid(two ?? '', token)).toBe(true);
    expect(await isValid(three ?? '', token)).toBe(true);
    for (const backend of backends) {
      backend.child.kill('SIGTERM');
      expect(await backend.ended).toBe(0);
    }
    await drop();
  });
});

function start(env: Record<string, string>): BackendProcess {
  const backend = startProcess(env);
  running.push(backend);
  return backend;
}
