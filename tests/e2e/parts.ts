import { expect, type Page } from '@playwright/test';
import { allPainted } from './shifts.ts';

/** The scripts of these parts of the app have come and have run, each named by the beginning of its file. */
export async function partsArrive(page: Page, ...parts: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate((names) => {
      const arrived = performance.getEntriesByType('resource').map(({ name }) => name);
      const hasCome = (part: string) =>
        arrived.some((name) => name.includes(`/assets/${part}-`) && name.endsWith('.js'));
      return names.filter((part) => !hasCome(part));
    }, parts);
  await expect.poll(missing).toEqual([]);
  await allPainted(page);
}
