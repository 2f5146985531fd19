import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { type KeptScreen, readScreens } from '../../../scripts/screens/kept.ts';
import { openSheet, show } from '../../../scripts/screens/sheet.ts';
import { test } from '../../e2e/fixtures.ts';
import { shownFlows } from './flows.ts';
import { type Look, looks, wear } from './looks.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Colours and sizes are all that differs from one look to another of the same size. That larger text
 * makes a region scroll is left out: the browser lets the keyboard scroll it.
 */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size'];

/** Forced colours are the person's own, and axe does not see them. */
const rulesOfForcedColors = rulesOfLooks.filter((rule) => rule !== 'color-contrast');

for (const flow of shownFlows) {
  test(`Accessibility: no screen of ${flow} breaks a rule of WCAG 2.2 AA, in any look`, async ({
    page,
  }, { annotations }) => {
    const screens = readScreens(flow) ?? [];
    const states = new Set(screens.map(({ state }) => state));
    const shown = [...new Map(screens.map((screen) => [screen.html, screen])).values()];
    annotations.push({
      type: 'screens',
      description: JSON.stringify({ screens: shown.length, states: states.size }),
    });
    await openSheet(page);
    await page.addScriptTag({ content: source });
    for (const look of looks) {
      await wear(page, look);
      const broken: string[] = [];
      for (const screen of shown) broken.push(...(await brokenRules(page, screen, look)));
      expect.soft(broken, look.name).toEqual([]);
    }
  });
}

/** The rules that a screen breaks, each with its state and the elements that break it. */
async function brokenRules(page: Page, screen: KeptScreen, look: Look): Promise<string[]> {
  await show(page, screen);
  const broken = await page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations.map(({ id, nodes }) => {
        const elements = nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`);
        return `${id}: ${elements.join(' ')}`;
      });
    },
    {
      resultTypes: ['violations'],
      runOnly: look.isPlain
        ? { type: 'tag', values: levels }
        : { type: 'rule', values: look.hasForcedColors ? rulesOfForcedColors : rulesOfLooks },
    } satisfies axe.RunOptions,
  );
  return broken.map((rule) => `${screen.state}: ${rule}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
