import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { allHasArrived } from '../e2e/arrived.ts';
import { test as base } from '../e2e/fixtures.ts';
import { desktop } from '../e2e/sizes.ts';
import { looks as allLooks, wear } from '../model/screens/looks.ts';
import { token, userID } from '../world/answers.ts';
import { now, type OwnAnswers } from './answers.ts';
import { fontsArrive, fontsOfDevice } from './fonts.ts';
import { serve } from './service.ts';
import { serveStyles } from './styles.ts';

/** Both sizes, light and dark, with text as it comes. */
const looks = allLooks.filter(({ isDouble, hasForcedColors }) => !isDouble && !hasForcedColors);

/** The versions of Chromium that draw the pictures alike; another may draw letters and edges otherwise. */
const knownVersions = readFileSync(join(import.meta.dirname, 'chromium.txt'), 'utf8')
  .trim()
  .split('\n');

interface Visit {
  readonly at: string;
  readonly isAnonymous?: boolean;
  readonly locale?: string;
  readonly answers?: OwnAnswers;
}

interface Fixtures {
  /** Comes to a page whose clock, data and fonts are the same on every day and machine. */
  come: (visit: Visit) => Promise<Page>;
  knownChromium: undefined;
}

const session = { token, userID, userLocation: null, isAuthenticated: true };

export const test = base.extend<Fixtures>({
  knownChromium: [
    async ({ browser }, use, testInfo) => {
      const version = browser.version();
      test.skip(
        !isRecording(testInfo) && !knownVersions.includes(version),
        `The pictures are known to be drawn alike by Chromium ${knownVersions.join(' and ')}, and this is ${version}. CONTRIBUTING.md says how to add it.`,
      );
      await use(undefined);
    },
    { auto: true },
  ],
  come: async ({ openPage, stack }, use) => {
    await use(({ at, isAnonymous = false, locale = 'en-IN', answers = {} }) =>
      openPage({
        at,
        locale,
        ...(isAnonymous ? {} : { as: { session } }),
        prepare: async (context) => {
          await context.clock.setFixedTime(now);
          await serve(context, stack.apiUrl, answers);
          await serveStyles(context);
        },
      }),
    );
  },
});

function isRecording({ config: { updateSnapshots } }: TestInfo): boolean {
  return updateSnapshots === 'all' || updateSnapshots === 'changed';
}

/** Compares what the window shows with its pictures, in all looks: the top, or from an element on. */
export async function expectPictures(page: Page, state: string, from?: Locator): Promise<void> {
  for (const look of looks) {
    await wear(page, look);
    if (from) await from.evaluate((element) => element.scrollIntoView());
    else await page.evaluate(() => window.scrollTo(0, 0));
    const name = `${state}, ${look.name}`;
    // In the dark the letters are the same.
    await (look.isDark ? expectAsBefore(page, name) : expectPicture(page, name));
  }
}

/** Compares a page with its picture, what the window shows or the whole of it, and asks for its fonts. */
export async function expectPicture(page: Page, name: string, fullPage = false): Promise<void> {
  await expectAsBefore(page, name, fullPage);
  expect.soft(await fontsOfDevice(page), `fonts of the device in ${name}`).toEqual([]);
}

async function expectAsBefore(page: Page, name: string, fullPage = false): Promise<void> {
  await comeToRest(page);
  const file = `${name.replaceAll(', ', '-').replaceAll(' ', '-')}.png`;
  await expect.soft(page).toHaveScreenshot(file, { fullPage });
  test.info().annotations.push({ type: 'picture', description: name });
}

async function comeToRest(page: Page): Promise<void> {
  // A pointer over a button would be part of the picture.
  await page.mouse.move(desktop.width, desktop.height);
  await allHasArrived(page);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  await fontsArrive(page);
}
