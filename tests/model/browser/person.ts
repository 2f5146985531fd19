import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './moment.ts';
import type { Asked } from './network.ts';
import type { Stage } from './stage.ts';

/** A part of the page that is not there any more is not waited for longer; milliseconds. */
const moment = 1_000;

/** The executor of an event that a press of a button makes. */
export function press(name: string) {
  return async (_: unknown, stage: Stage): Promise<void> => button(name, stage).click();
}

/** A button by its whole name. */
export function button(name: string | RegExp, { page }: Stage): Locator {
  return page.getByRole('button', { name, exact: true });
}

/**
 * Holds once the screen reads so: these lines are there, by roles and names as assistive technology
 * is told, and those are not. What a modal covers is not there. A line that goes on with no more
 * than its name ends with a line break.
 */
export async function expectRead(
  { page }: Stage,
  lines: readonly (string | RegExp)[],
  absent: readonly string[] = [],
): Promise<void> {
  const read = async () => {
    const text = await readAll(page);
    return {
      missing: lines.filter((line) => !has(text, line)),
      unwanted: absent.filter((line) => text.includes(line)),
    };
  };
  const soon = { timeout: patience, interval: 20 };
  await expect.poll(read, soon).toEqual({ missing: [], unwanted: [] });
}

/** Holds once a request is under way, which is the only one of its kind; with this in its body. */
export async function expectUnderWay(asked: Asked, { network }: Stage, body = {}): Promise<void> {
  await expect.poll(() => network.waiting(asked), { timeout: patience }).toBe(1);
  if (asked.method === 'POST') expect(network.lastSent(asked)).toMatchObject(body);
}

/** Holds once a field has the focus. */
export async function expectFocus(field: Locator): Promise<void> {
  const hasFocus = () => field.evaluate((element) => element === document.activeElement);
  await expect.poll(hasFocus, { timeout: patience }).toBe(true);
}

/** Reads an alert and presses its OK. */
export async function readAlert(title: string, message: string, stage: Stage): Promise<void> {
  const alert = stage.page.getByRole('alertdialog', { name: title });
  await expect.poll(() => alert.innerText(), { timeout: patience }).toContain(message);
  await alert.getByRole('button', { name: 'OK' }).click();
}

/** Holds once the login lies over the page, which waits beneath it, and nothing else is asked. */
export function loginIsOver(stage: Stage, said: readonly string[] = []): Promise<void> {
  return expectRead(stage, ['dialog "Log in or sign up"', ...said], ['alertdialog']);
}

function has(text: string, line: string | RegExp): boolean {
  return typeof line === 'string' ? text.includes(line) : line.test(text);
}

/** The page; where a modal covers some of it, which is inert then, the rest of it. */
async function readAll(page: Page): Promise<string> {
  const isCovered = (await page.locator('[inert]').count()) > 0;
  const rest = page.locator('#root > :not([inert]), body > :not(#root):not([inert])');
  const parts = isCovered ? await rest.all() : [page.locator('body')];
  const texts = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: moment })));
  return texts.map((text) => `${text}\n`).join('');
}
