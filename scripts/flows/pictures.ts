import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { keepScreens } from '../screens/keep.ts';
import { type KeptScreen, keptFlows, readScreens } from '../screens/kept.ts';
import { openSheet, show } from '../screens/sheet.ts';

/** The pictures of each state of a flow, by the state's path; addresses relative to the page. */
export type Pictures = Readonly<Record<string, readonly string[]>>;

const phone = { width: 390, height: 844 };
/** A state that is shown in many ways is known from a few. */
const mostOfAState = 3;

/** Takes pictures of the screens of all states, on a phone in the light look, by the flows' files. */
export async function takePictures(folder: string): Promise<ReadonlyMap<string, Pictures>> {
  await keepScreens();
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const { path, shellPath } = await findChromium(console.log);
  const browser = await chromium.launch({
    executablePath: shellPath ?? path,
    args: [...chromiumFlags],
  });
  try {
    const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
    await openSheet(page);
    const taken = new Map<string, Pictures>();
    for (const flow of keptFlows()) {
      const pictures: Record<string, string[]> = {};
      for (const screen of someOfEachState(readScreens(flow) ?? [])) {
        await show(page, screen);
        const own = pictures[screen.state] ?? [];
        const address = `pictures/${flow}.${screen.state}.${own.length + 1}.jpeg`;
        const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
        await writeFile(join(folder, address), picture);
        pictures[screen.state] = [...own, address];
      }
      taken.set(flow, pictures);
    }
    return taken;
  } finally {
    await browser.close();
  }
}

function someOfEachState(screens: readonly KeptScreen[]): KeptScreen[] {
  return [...Map.groupBy(screens, ({ state }) => state).values()].flatMap((own) =>
    own.slice(0, mostOfAState),
  );
}
