import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { type KeptScreen, readScreens } from '../../../scripts/screens/kept.ts';
import { openSheet, show } from '../../../scripts/screens/sheet.ts';
import { test } from '../../e2e/fixtures.ts';
import { brokenContrast, sentenceOf } from './contrast.ts';
import { shownFlows } from './flows.ts';
import { type Look, looks, wear } from './looks.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the page is given to run. */
const inPage = `${source}; window.sentenceOf = ${sentenceOf}; window.brokenContrast = ${brokenContrast};`;

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const contrast = 'color-contrast';

/**
 * What axe looks for in a look. Most rules ask what a screen is made of, which depends on the size of
 * the window at most; the others ask for colours or for sizes. Larger text needs less contrast, and
 * forced colours are the person's own, which axe does not see. That larger text makes a region scroll
 * is left out: the browser lets the keyboard scroll it.
 */
function rulesOf({ isPlain, isDouble }: Look): axe.RunOptions {
  if (isPlain)
    return {
      runOnly: { type: 'tag', values: levels },
      rules: { [contrast]: { enabled: false } },
    };
  return { runOnly: { type: 'rule', values: [isDouble ? 'target-size' : 'link-in-text-block'] } };
}

const hasOwnContrast = ({ isDouble, hasForcedColors }: Look) => !isDouble && !hasForcedColors;

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
    await page.addScriptTag({ content: inPage });
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
    async ([rules, contrastOf]) => {
      const { violations } = await window.axe.run(document, {
        ...rules,
        resultTypes: ['violations'],
      });
      const contrasts = contrastOf ? await window.brokenContrast(contrastOf) : [];
      return [...violations.map(window.sentenceOf), ...contrasts];
    },
    [rulesOf(look), hasOwnContrast(look) && look.name] as const,
  );
  return broken.map((rule) => `${screen.state}: ${rule}`);
}

declare global {
  interface Window {
    brokenContrast: typeof brokenContrast;
  }
}
