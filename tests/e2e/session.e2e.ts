import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { describe, expect } from 'vitest';
import { freePorts } from '../../scripts/stack/ports.ts';
import { startStack } from '../../scripts/stack.ts';
import { test } from './browser.ts';
import { newNumber, signUp } from './people.ts';
import { stack } from './stack.ts';

const guarded = [
  '/dashboard',
  '/create-events',
  '/my-appointments',
  '/my-organisation',
  '/resource/hall-1',
  '/service-details',
  '/event/1',
];

describe('the guard', () => {
  test.for(guarded)(
    'sends an anonymous visitor from %s to home, with the login open',
    async (at, { openPage }) => {
      const page = await openPage({ at });
      await page.waitForURL('**/home');
      await page.getByRole('dialog', { name: 'Log in or sign up' }).waitFor();
      await page.getByRole('textbox', { name: 'Mobile number' }).waitFor();
    },
  );

  test('leads back after the sign-in to the page it stopped at', async ({ openPage }) => {
    const page = await openPage({ at: '/my-appointments' });
    await page.getByRole('button', { name: 'Close' }).click();
    await signUp(page, newNumber('00021'), 'Meena');
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await page.waitForURL('**/my-appointments');
  });
});

describe('a 401', () => {
  test.override({ expectedProblems: [/status of 401/] });

  test('on any call ends the session and leaves the page under the login', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00022'), 'Ravi');
    await page.route('**/services/category/*', (route) =>
      route.fulfill({
        status: 401,
        headers: { 'access-control-allow-origin': stack.appUrl },
        json: { error: 'Please sign in again.' },
      }),
    );
    await page.getByRole('button', { name: /^Doctor/ }).click();
    await page.getByRole('dialog', { name: 'Log in or sign up' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.getByRole('button', { name: 'Login', exact: true, includeHidden: true }).waitFor();
  });
});

// Two stacks begin and end in it.
describe('a token revoked in the database', { timeout: 180_000 }, () => {
  // The stack is away for a while.
  test.override({ expectedProblems: [/ERR_CONNECTION/] });

  test('signs out on the next menu press, in a stack that kept its data between two starts', async ({
    openPage,
    onTestFinished,
  }) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'timewell-revoked-'));
    const ports = await freePorts();
    const first = await startStack({ ports, dataFolder, mode: 'built' });
    const page = await openPage({ at: `${first.appUrl}/home` });
    await signUp(page, newNumber('00023'), 'Kiran', first.latestCode);
    await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    await first.close();

    const database = await PGlite.create(join(dataFolder, 'postgres'));
    const { rows } = await database.query('delete from sessions returning 1');
    await database.close();
    expect(rows).toHaveLength(1);

    const second = await startStack({ ports, dataFolder, mode: 'built' });
    onTestFinished(async () => {
      await second.close();
      await rm(dataFolder, { recursive: true, force: true });
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Log in or sign up' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await page.evaluate(() => localStorage.getItem('timewell.session'))).toContain(
      '"token":null',
    );
  });
});
