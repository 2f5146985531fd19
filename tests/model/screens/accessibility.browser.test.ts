import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { type KeptScreen, readScreens } from '../../../scripts/screens/kept.ts';
import { openSheet } from '../../../scripts/screens/sheet.ts';
import { axeSource, levels } from '../../e2e/axe.ts';
import { test } from '../../e2e/fixtures.ts';
import { brokenContrast, sentenceOf } from './contrast.ts';
import { shownFlows } from './flows.ts';
import { type Look, looks, wear } from './looks.ts';

/** What the page is given to run. */
const inPage = `${axeSource};
  window.sentenceOf = ${sentenceOf};
  window.brokenContrast = ${brokenContrast};`;

const contrast = 'color-contrast';

interface Question {
  /** The elements that the rules are about; a screen without any is not asked. */
  readonly of: string;
  readonly rules: axe.RunOptions;
}

/**
 * What axe looks for in a look. Most rules ask what a screen is made of, which depends on the size of
 * the window at most; the others ask for colours or for sizes. Larger text needs less contrast, and
 * forced colours are the person's own, which axe does not see. That larger text makes a region scroll
 * is left out: the browser lets the keyboard scroll it. So is what is asked of a whole page, as its
 * title: here it is the sheet's.
 */
function questionOf({ isPlain, isDouble }: Look): Question {
  if (isPlain)
    return {
      of: 'body',
      rules: {
        runOnly: { type: 'tag', values: levels },
        rules: { [contrast]: { enabled: false } },
      },
    };
  if (isDouble) return { of: 'body', rules: { runOnly: 'target-size' } };
  return { of: 'a', rules: { runOnly: 'link-in-text-block' } };
}

const hasOwnContrast = ({ isDouble, hasForcedColors }: Look) => !isDouble && !hasForcedColors;

/** One sheet for all flows of a worker: text in a style that one shows is judged once. */
const sheetTest = test.extend<object, { sheet: Page }>({
  sheet: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await openSheet(page);
      await page.addScriptTag({ content: inPage });
      // What lies below the window would get its size with the first frame.
      await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
      await page.evaluate(async () => {
        await document.fonts.load('1em Anek');
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const flow of shownFlows) {
  sheetTest(
    `Accessibility: no screen of ${flow} breaks a rule of WCAG 2.2 AA, in any look`,
    async ({ sheet }, { annotations }) => {
      const screens = readScreens(flow) ?? [];
      const states = new Set(screens.map(({ state }) => state));
      const shown = [...new Map(screens.map((screen) => [screen.html, screen])).values()];
      annotations.push({
        type: 'screens',
        description: JSON.stringify({ screens: shown.length, states: states.size }),
      });
      for (const look of looks) {
        await wear(sheet, look);
        expect.soft(await brokenRules(sheet, shown, look), look.name).toEqual([]);
      }
    },
  );
}

/** The rules that screens break in a look, each with its state and the elements that break it. */
function brokenRules(page: Page, screens: readonly KeptScreen[], look: Look): Promise<string[]> {
  return page.evaluate(
    async ([screens, { of, rules }, contrastOf]) => {
      const broken: string[] = [];
      for (const { state, html } of screens) {
        // Axe asks for the layout itself. A frame would paint it as well, for half as long again, and what
        // unfolds would be hidden at the first.
        document.body.innerHTML = html;
        for (const movement of document.getAnimations()) movement.finish();
        const isAsked = document.querySelector(of) !== null;
        const { violations } = isAsked
          ? await window.axe.run(of, { ...rules, resultTypes: ['violations'] })
          : { violations: [] };
        const contrasts = contrastOf ? await window.brokenContrast(contrastOf) : [];
        const sentences = [...violations.map(window.sentenceOf), ...contrasts];
        broken.push(...sentences.map((sentence) => `${state}: ${sentence}`));
      }
      return broken;
    },
    [screens, questionOf(look), hasOwnContrast(look) && look.name] as const,
  );
}

declare global {
  interface Window {
    brokenContrast: typeof brokenContrast;
  }
}
