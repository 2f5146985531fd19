import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect } from '@playwright/test';
import { freePorts, isFree } from '../../scripts/stack/ports.ts';
import { test } from './fixtures.ts';
import { People } from './people.ts';

test.describe(() => {
  // The stack is away for a while, and the open page may just be fetching a part of the app.
  test.use({ expectedProblems: /net::ERR_|ChunkFailure/ });

  test('npm start: Ctrl-C ends every process and port, the next start has the same data, and a session deleted between ends at the next press of the menu', async ({
    openPage,
    startCommand,
  }, { workerIndex }) => {
    const ports = await freePorts();
    const appUrl = `http://localhost:${ports.app}`;
    const apiUrl = `http://127.0.0.1:${ports.backend}`;
    const authUrl = `http://127.0.0.1:${ports.auth}`;
    const pid = await startCommand.run(ports);
    const groups = await groupsOf(pid);
    expect(groups.every(isRunning)).toBe(true);
    const member = await new People({ apiUrl, authUrl }, workerIndex).member('Kiran');
    const page = await openPage({ at: `${appUrl}/dashboard`, as: member });
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();

    expect(await startCommand.end('SIGINT')).toBe(0);
    expect(await Promise.all(Object.values(ports).map(isFree))).toEqual([true, true, true, true]);
    expect(groups.filter(isRunning)).toEqual([]);

    const database = await PGlite.create(join(await startCommand.dataFolder(), 'postgres'));
    const { rows } = await database.query('delete from sessions returning 1');
    await database.close();
    expect(rows).toHaveLength(1);

    await startCommand.run(ports);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
    await expect(page).toHaveURL(`${appUrl}/dashboard`);
    const stored = () => page.evaluate(() => localStorage.getItem('timewell.session'));
    await expect.poll(stored).toContain('"token":null');
  });
});

/** Each child of the stack leads a process group of its own. Only Linux tells; elsewhere the ports must do. */
async function groupsOf(pid: number | undefined): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter(Boolean).map(Number);
}

function isRunning(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}
