import type { Locator, Page } from '@playwright/test';
import type { Alert } from '../harness/walk.ts';
import { expect } from './expect.ts';
import { patience } from './moment.ts';
import type { Asked } from './network.ts';
import type { Stage } from './stage.ts';

/** How often a poll looks again, in milliseconds. */
const intervals = [20];

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
  await expect(async () => {
    const text = await readAll(page);
    const missing = lines.filter((line) => !has(text, line));
    const unwanted = absent.filter((line) => text.includes(line));
    expect({ missing, unwanted }).toEqual({ missing: [], unwanted: [] });
  }).toPass({ intervals, timeout: patience });
}

/** Holds once a request is under way, which is the only one of its kind, with this in its body. */
export async function expectUnderWay(
  asked: Asked,
  { network }: Stage,
  body: Record<string, unknown>,
): Promise<void> {
  await expect.poll(() => network.waiting(asked), { intervals }).toBe(1);
  expect(network.lastSent(asked)).toMatchObject(body);
}

/** Holds once a field has the focus, or once it is without. */
export async function expectFocus(field: Locator, isFocused: boolean): Promise<void> {
  const focused = field.and(field.page().locator(':focus'));
  await expect(focused).toHaveCount(isFocused ? 1 : 0);
}

/** Reads these alerts one after the other, pressing OK; no other follows. */
export async function readAlerts(alerts: readonly Alert[], { page }: Stage): Promise<void> {
  for (const [title, message] of alerts) {
    const alert = page.getByRole('alertdialog', { name: title });
    await expect(alert).toContainText(message);
    await alert.getByRole('button', { name: 'OK' }).click();
  }
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
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
  // biome-ignore lint/plugin: it is read again and again.
  const isCovered = await page.evaluate(() => document.querySelector('[inert]') !== null);
  const rest = page.locator('#root > :not([inert]), body > :not(#root):not([inert])');
  // biome-ignore lint/plugin: it is read again and again.
  const parts = isCovered ? await rest.all() : [page.locator('body')];
  const texts = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: moment })));
  return texts.map((text) => `${text}\n`).join('');
}
