import type { Browser } from '@playwright/test';
import { watchPaints } from './paint.ts';
import { quiet } from './press.ts';
import { benchUser, openSignedIn } from './signed-in.ts';

/** Milliseconds until the paint. */
export type CalendarTimes = {
  'press to month': number;
  'answers to marks': number;
  'next month': number;
  'choose a day': number;
};

/** The calendar with this many items in its first year. */
export async function timeCalendar(
  browser: Browser,
  app: string,
  size: number,
): Promise<CalendarTimes> {
  const { context, page } = await openSignedIn(browser, app, {
    pace: 'as it is',
    answers: {
      [`/get-appointments/${benchUser}`]: itemsByDay(size, 0),
      [`/get-events/${benchUser}`]: itemsByDay(size, 1),
      [`/get-tasks/${benchUser}`]: itemsByDay(size, 2),
    },
  });
  try {
    await watchPaints(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Open calendar' }).hover();
    await quiet(page);
    return await page.evaluate(async (kinds) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const [openCalendar] = [...document.querySelectorAll('button')].filter(
        ({ textContent }) => textContent === 'Open calendar',
      );
      window.arrivals.clear();
      const open = await window.actToPaint(
        () => openCalendar?.click(),
        () => find('[role=grid]') !== null,
      );
      const painted = await window.paintWhen(
        () => window.arrivals.size >= kinds && !find('.calendar-day[aria-busy=true]'),
      );
      const answered = Math.max(...window.arrivals.values());
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
      const heading = () => find('.calendar-day h3')?.textContent;
      const before = heading();
      const choose = await window.actToPaint(
        () => find('[role=gridcell]:not([aria-disabled]) [role=button]')?.click(),
        () => heading() !== before,
      );
      return {
        'press to month': open,
        'answers to marks': painted - answered,
        'next month': turns.toSorted((a, b) => a - b)[2] ?? 0,
        'choose a day': choose,
      };
    }, 3);
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
