import { expect } from '@playwright/test';
import { guardedPaths } from '../../src/views/layout/guarded-paths.ts';
import { test } from './fixtures.ts';

/** Fetched when the browser is idle. */
const later = /\/(place|push)-/;

const service = { service_id: 'yoga', partner_id: 'studio', name: 'Sunrise yoga' };

for (const path of guardedPaths) {
  const address = path.replace(/:\w+/, '1');
  test(`First screen: the page of ${path} names the scripts that its first screen loads, and no others`, async ({
    openPage,
    people,
    stack,
  }) => {
    const pageAt = async (at: string) => {
      const answer = await fetch(`${stack.appUrl}${at}`, { headers: { accept: 'text/html' } });
      return answer.text();
    };
    const named = await pageAt(address);
    const withoutNames = await pageAt('/home');
    const loaded = new Set<string>();
    const page = await openPage({
      at: address,
      as: await people.member('Meera'),
      prepare: async (context) => {
        context.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (isScript(pathname) && !later.test(pathname)) loaded.add(pathname);
        });
        await context.addInitScript((state) => history.replaceState(state, ''), service);
        await context.route(`${stack.appUrl}${address}`, async (route) =>
          route.fulfill({ response: await route.fetch(), body: withoutNames }),
        );
      },
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect.poll(() => [...loaded].toSorted()).toEqual(scriptsIn(named).toSorted());
  });
}

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, file = '']) => file)
    .filter(isScript);
}

function isScript(pathname: string): boolean {
  return /^\/assets\/.*\.js$/.test(pathname);
}
