import { expect, type Page } from '@playwright/test';
import { allHasArrived } from './arrived.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  /** What has moved on the page since its beginning. */
  var shifts: Shift[];
}

/** Runs in the page from its beginning, and keeps what moves without the person's doing. */
export function watchShifts(): void {
  globalThis.shifts = [];
  const keep = (entries: PerformanceEntryList) =>
    globalThis.shifts.push(...(entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput));
  new PerformanceObserver((list) => keep(list.getEntries())).observe({ type: 'layout-shift' });
}

/** How far things have moved on a member's page until all of it is there. */
export async function shiftAtRest(page: Page): Promise<number> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await allHasArrived(page);
  return shiftOn(page);
}

/** How far things have moved so far: to two places, as browsers say it. */
export async function shiftOn(page: Page): Promise<number> {
  await allPainted(page);
  return page.evaluate(() => {
    const sum = globalThis.shifts.reduce((all, { value }) => all + value, 0);
    return Math.round(sum * 100) / 100;
  });
}

/** Resolves once all that the page knows is painted, and told to those who observe it. */
export async function allPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((painted) => requestAnimationFrame(painted));
    await new Promise((told) => requestIdleCallback(told, { timeout: 1_000 }));
  });
}
