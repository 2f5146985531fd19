import type { Page } from '@playwright/test';
import { touch } from './finger.ts';
import { answers } from './pages.ts';
import { type Findings, type Machinery, medians, ms, type Row } from './part.ts';
import { openSignedIn } from './signed-in.ts';
import { service, slotAnswers } from './slots.ts';
import { openVisitor, quiet } from './visitor.ts';

interface Journey {
  readonly name: string;
  readonly path: string;
  readonly isVisitor?: true;
  /** Each with what it presses or types. */
  readonly presses: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const button = (name: string) => (page: Page) =>
  touch(page.getByRole('button', { name, exact: true }).first());
const key = (field: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: field }).first().press('9');
};

const journeys: readonly Journey[] = [
  {
    name: 'Sign-in',
    path: '/home',
    isVisitor: true,
    presses: { Login: button('Login'), 'a digit': key('Mobile number') },
  },
  {
    name: 'Dashboard',
    path: '/dashboard',
    presses: {
      Menu: button('Menu'),
      Calendar: (page) => touch(page.getByRole('menuitem', { name: 'Calendar' })),
      'Next month': button('Next month'),
      Close: button('Close'),
      Doctor: (page) => touch(page.getByRole('button', { name: /^Doctor/ })),
    },
  },
  {
    name: 'Booking',
    path: '/service-details',
    presses: {
      'Book Now': button('Book Now'),
      'a slot': (page) => touch(page.getByRole('option').first()),
      'another day': (page) =>
        touch(page.locator('[role=grid] [role=button]:not([aria-disabled])').last()),
    },
  },
  {
    name: 'Host an event',
    path: '/create-events',
    presses: {
      'a letter': key('Event name'),
      'a question': key('Question'),
      'Add question': button('Add question'),
      'Create Event': button('Create Event'),
    },
  },
];

/** How long a press on a slow phone waits for the next paint (INP), once its page rests. */
export async function benchPresses(machinery: Machinery): Promise<Findings> {
  const rows: Row[] = [];
  for (const journey of journeys) {
    const took = await medians(() => take(machinery, journey));
    const shown = Object.entries(took).map(([press, time]) => `${press} ${ms(time)}`);
    rows.push({
      what: `${journey.name}: presses`,
      ours: shown.join(', '),
      aim: '≤ 100 ms each',
    });
  }
  return { rows };
}

async function take({ site }: Machinery, { path, isVisitor, presses }: Journey) {
  const { browser, app } = await site();
  const { context, page } = isVisitor
    ? await openVisitor(browser, app.origin, 'slow phone')
    : await openSignedIn(browser, app.origin, {
        pace: 'slow phone',
        state: service,
        answers: { ...answers, ...slotAnswers },
      });
  try {
    await context.addInitScript(watchPresses);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet(page, 2_000);
    const took: Record<string, number> = {};
    for (const [name, press] of Object.entries(presses)) {
      await page.evaluate(() => {
        window.longestPress = 0;
      });
      await press(page);
      await quiet(page, 1_000);
      took[name] = await page.evaluate(() => window.longestPress);
    }
    return took;
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** From the longest press or key to the paint after it, in milliseconds. */
    longestPress: number;
  }
}

function watchPresses(): void {
  window.longestPress = 0;
  new PerformanceObserver((list) => {
    const times = list.getEntries().map(({ duration }) => duration);
    window.longestPress = Math.max(window.longestPress, ...times);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
