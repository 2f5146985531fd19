import { expect, type Page } from '@playwright/test';
import { allHasArrived } from './arrived.ts';
import { faultsOfFit } from './fit.ts';
import { desktop, phone } from './sizes.ts';
import { setTextSize } from './text-size-setting.ts';

/** The narrowest window that the app is made for, and the usual phone. */
export const phones = [{ width: 320, height: 640 }, phone];

const windows = [...phones, { width: 768, height: 1024 }, desktop, { width: 1920, height: 1080 }];

/** In CSS pixels: a browser's own text, and what its largest setting makes of it. */
const textSizes = [16, 32];

const allowances = {
  cut: {
    '.note-line': 'A day of the month shows its first words; the list beside it has them all.',
    '.invite-text': 'A card shows four lines of an invitation, and its page the whole.',
    '.item-line-title':
      'One line each keeps their room while they load; the link and the calendar say all.',
  },
  sideways: { '.feature-row': 'Three cards that snap; the next one shows its edge.' },
  maxStuck: 0.22,
};

/** Holds if the page as it is fits each window with each size of text. */
export async function expectFit(page: Page, screen: string, sizes = windows): Promise<void> {
  await allHasArrived(page);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  for (const standard of textSizes) {
    await setTextSize(page, standard);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const faults = () => page.evaluate(faultsOfFit, allowances);
      const where = `${screen}, ${size.width} × ${size.height}, text of ${standard} px`;
      await expect.poll(faults, { message: where }).toEqual([]);
    }
  }
  await setTextSize(page, 16);
  await page.setViewportSize(phone);
}
