import { setTimeout as after } from 'node:timers/promises';
import type { Locator } from '@playwright/test';

/** How long a finger rests on what it presses, in milliseconds: the browser paints meanwhile. */
const hold = 80;

/**
 * Presses as a finger does. Playwright's own `tap` lifts it at once and looks within the press for what lies
 * under it, which would be measured as well.
 */
export async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown.`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const page = target.page();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await after(hold);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
