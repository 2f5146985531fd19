import type { Browser } from '@playwright/test';
import { watchPaints } from './paint.ts';
import { type Findings, type Machinery, medians, ms, quoted } from './part.ts';
import { benchUser, openSignedIn } from './signed-in.ts';
import { quiet } from './visitor.ts';

/** The calendar's next month, with many items in its year, unslowed. */
export async function benchCalendar({ site }: Machinery): Promise<Findings> {
  const { browser, app } = await site();
  const { took: many } = await medians(() => timeCalendar(browser, app.origin, 10_000));
  const { took: most } = await medians(() => timeCalendar(browser, app.origin, 100_000));
  return {
    rows: [
      {
        what: 'Calendar of 10,000: next month',
        ours: ms(many),
        beside: quoted('FullCalendar 217'),
        aim: quoted('stays 32 ms'),
      },
      {
        what: 'Calendar of 100,000: next month',
        ours: `${ms(most)}, × ${(most / many).toFixed(2)}`,
        aim: '≤ × 1.5',
      },
    ],
  };
}

/** The median of five months, each once it has been painted. */
async function timeCalendar(browser: Browser, app: string, size: number) {
  const answers = {
    [`/get-appointments/${benchUser}`]: itemsByDay(size, 0),
    [`/get-events/${benchUser}`]: itemsByDay(size, 1),
    [`/get-tasks/${benchUser}`]: itemsByDay(size, 2),
  };
  const { context, page } = await openSignedIn(browser, app, { pace: 'as it is', answers });
  try {
    await watchPaints(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Open calendar' }).hover();
    await quiet(page);
    return await page.evaluate(async (calls) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const [openCalendar] = [...document.querySelectorAll('button')].filter(
        ({ textContent }) => textContent === 'Open calendar',
      );
      // The dashboard has made the same calls.
      performance.clearResourceTimings();
      openCalendar?.click();
      const haveArrived = () => calls.every((path) => window.arrivalOf(path) !== null);
      await window.paintWhen(
        () => haveArrived() && find('.calendar-day:not([aria-busy=true])') !== null,
      );
      const name = () => find('[role=grid]')?.getAttribute('aria-label');
      const turns: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        const before = name();
        turns.push(
          await window.actToPaint(
            () => find('[aria-label="Next month"]')?.click(),
            () => name() !== before,
          ),
        );
      }
      return { took: turns.toSorted((a, b) => a - b)[2] ?? 0 };
    }, Object.keys(answers));
  } finally {
    await context.close();
  }
}

/** A third of this many items, spread over the twelve months from this one on. */
function itemsByDay(size: number, offset: number): Record<string, unknown[]> {
  const days: Record<string, unknown[]> = {};
  for (let place = offset; place < size; place += 3) {
    const time = new Date();
    time.setHours(8 + (place % 10), 30, 0, 0);
    time.setDate(1 + (place % 365));
    const day = time.toLocaleDateString('en-CA');
    days[day] ??= [];
    days[day].push({
      title: `Item ${place} of the year`,
      time_slot: time.toISOString(),
      status: 'Planned',
    });
  }
  return days;
}
