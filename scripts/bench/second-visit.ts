import { watchPaints } from './paint.ts';
import { medians } from './part.ts';
import { type Opened, quiet } from './visitor.ts';

/**
 * Milliseconds on a slow phone to the paint of what is looked for, on a page whose files the service
 * worker has from a first visit.
 */
export async function timeSecondVisit(
  open: () => Promise<Opened>,
  path: string,
  selector: string,
): Promise<number> {
  const { took } = await medians(async () => {
    const { context, page } = await open();
    try {
      await watchPaints(page);
      await page.goto(path);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await quiet(page);
      await page.goto(path, { waitUntil: 'commit' });
      const took = await page.evaluate(
        (wanted) => window.paintWhen(() => document.querySelector(wanted) !== null),
        selector,
      );
      return { took };
    } finally {
      await context.close();
    }
  });
  return took;
}
