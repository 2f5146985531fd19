import type { Browser } from '@playwright/test';
import { fileOf } from '../hosting/pages.ts';
import { readLoads, scriptsOf, weightOf } from './loads.ts';
import { organisationOf } from './organisation.ts';
import { watchPaints } from './paint.ts';
import { type Findings, kib, type Machinery, medians, ms, type Row } from './part.ts';
import { timeSecondVisit } from './second-visit.ts';
import { benchUser, openSignedIn } from './signed-in.ts';
import type { Site } from './site.ts';
import { slotRows } from './slots.ts';
import { quiet } from './visitor.ts';

/** A page behind the sign-in, and the selector of its content. */
interface OwnPage {
  readonly name: string;
  readonly path: string;
  readonly content: string;
}

const pages: readonly OwnPage[] = [
  { name: 'Dashboard', path: '/dashboard', content: '.item-line' },
  { name: 'Invitations', path: '/my-appointments', content: 'main article' },
  { name: 'Organisations', path: '/my-organisation', content: '[role=row]' },
  { name: 'Host an event', path: '/create-events', content: 'main input:not([disabled])' },
];

/** The pages behind the sign-in on a slow phone. */
export async function benchPages({ site }: Machinery): Promise<Findings> {
  const built = await site();
  const rows: Row[] = [];
  for (const page of pages) rows.push(...(await rowsOf(built, page)));
  return { rows: [...rows, ...(await slotRows(built))] };
}

async function rowsOf({ app, browser }: Site, page: OwnPage): Promise<Row[]> {
  const { name, path, content } = page;
  const scripts = await readLoads(app.folder, await scriptsOf(app.folder, fileOf(path)));
  const first = await medians(() => visit(browser, app.origin, page));
  const second = await timeSecondVisit(() => open(browser, app.origin, 'allow'), path, content);
  return [
    {
      what: `${name}: JS at load`,
      ours: `${kib(weightOf(scripts))} in ${scripts.length}`,
      aim: '≤ 8 files',
    },
    {
      what: `${name}: heading, content`,
      ours: ms(first.heading, first.content),
      aim: '≤ 1,700 ms each',
    },
    { what: `${name}: longest task`, ours: ms(first.longestTask), aim: '≤ 100 ms' },
    { what: `${name}: second visit, content`, ours: ms(second), aim: '≤ 900 ms' },
  ];
}

async function visit(browser: Browser, app: string, { path, content }: OwnPage) {
  const { context, page } = await open(browser, app);
  try {
    await watchPaints(page);
    await page.goto(path, { waitUntil: 'commit' });
    const paints = await page.evaluate(async (wanted) => {
      const paintOf = (selector: string) =>
        window.paintWhen(() => document.querySelector(selector) !== null);
      const [heading, content] = await Promise.all([paintOf('main h1'), paintOf(wanted)]);
      return { heading, content };
    }, content);
    await quiet(page, 1_500);
    const longestTask = await page.evaluate(() => window.longestTask);
    return { ...paints, longestTask };
  } finally {
    await context.close();
  }
}

function open(browser: Browser, app: string, serviceWorkers: 'allow' | 'block' = 'block') {
  return openSignedIn(browser, app, { pace: 'slow phone', answers, serviceWorkers });
}

const today = new Date().toLocaleDateString('en-CA');

/** The answers for a person with something planned, one invitation and one organisation. */
export const answers: Readonly<Record<string, unknown>> = {
  [`/get-appointments/${benchUser}`]: {
    [today]: [
      {
        title: 'Dental check-up',
        time_slot: new Date(`${today}T23:59`).toISOString(),
        status: 'Planned',
      },
    ],
  },
  [`/get-events/${benchUser}`]: {},
  [`/get-tasks/${benchUser}`]: {},
  '/get_user_events': {
    invitedEvents: [
      {
        event_id: 'dinner',
        title: 'Ugadi dinner',
        date: '2099-11-29T14:00:00.000Z',
        location: 'Hotel Triguna',
        inviteExpiryDate: '2099-11-26T18:29:59.999Z',
      },
    ],
  },
  '/get_user_member_invites': { invites: [] },
  '/get-user-organisations': [organisationOf(100)],
};
