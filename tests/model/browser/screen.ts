import type { Disposable, Page } from '@playwright/test';
import { getBookings } from '#domain/contract/bookings.ts';
import * as calendar from '#domain/contract/calendar.ts';
import * as session from '#domain/contract/session.ts';
import { emptySession, type StoredSession } from '#domain/session.ts';
import type { Standing } from './network.ts';
import type { Stage } from './stage.ts';

/** Where a path starts: an address, the device on which it is opened, and when. */
export interface Screen {
  /** An address in the app. */
  at: string;
  /** What the navigation there carried along. */
  state?: unknown;
  /** What the device's clock shows; it stands still until a test moves it. */
  now: number;
  session?: StoredSession;
  drafts?: readonly KeptDraft[];
  /** What is answered at once, besides what every page asks. */
  standing?: Standing;
  /** What a person does first. */
  open?: (stage: Stage) => Promise<void>;
}

/** What was typed before a reload. */
interface KeptDraft {
  /** A user's id, or `visitor`. */
  owner: string;
  flow: string;
  draft: unknown;
}

/** The morning of a day in the person's zone, in milliseconds. */
export function morningOf(day: string): number {
  return Date.parse(`${day}T09:00:00+05:30`);
}

/** The session of somebody who is signed in. */
export const ofAsha = {
  userID: 'asha',
  token: 'token',
  userLocation: { city: 'Kurnool', pincode: '518001' },
  isAuthenticated: true,
} satisfies StoredSession;

/** What was prepared for the screen that a page shows, and must not be there for its next one. */
const preparations = new WeakMap<Page, Disposable>();

/** Comes to a screen, on a device that holds nothing else. */
export async function come(
  { at, state = null, now, session = emptySession, drafts = [], standing = [], open }: Screen,
  stage: Stage,
): Promise<void> {
  const { page, network, flows } = stage;
  network.begin([...standing, ...always]);
  flows.begin();
  const visitors = drafts.filter(({ owner }) => owner === 'visitor');
  const own = drafts.filter(({ owner }) => owner !== 'visitor');
  const lasting: Entry[] = [
    ['timewell.session', JSON.stringify(session)],
    ['timewell.inspect', 'on'],
    ...own.map(entry),
  ];
  const device = { state, lasting, ofTab: visitors.map(entry) };
  await preparations.get(page)?.dispose();
  // The clock comes first: it brings time limits of its own to the page.
  await page.clock.setFixedTime(now);
  preparations.set(page, await page.addInitScript(prepare, device));
  await page.goto(at, { waitUntil: 'commit' });
  await open?.(stage);
}

/** What every page asks. */
export const always: Standing = [
  [session.validateToken, { valid: true }],
  [session.linkPending, {}],
  [calendar.getAppointments, {}],
  [calendar.getCalendarEvents, {}],
  [calendar.getTasks, {}],
  [getBookings, { bookings: [] }],
];

function entry({ owner, flow, draft }: KeptDraft): Entry {
  const who = owner === 'visitor' ? owner : `user.${owner}`;
  return [`timewell.draft.${who}.${flow}`, JSON.stringify(draft)];
}

type Entry = [key: string, value: string];

interface Device {
  state: unknown;
  lasting: Entry[];
  ofTab: Entry[];
}

/**
 * Runs in the page, before the app. No request has a time limit there: it waits for the test's answer,
 * and a machine that stands still for ten seconds would fail it.
 */
function prepare({ state, lasting, ofTab }: Device): void {
  AbortSignal.timeout = () => new AbortController().signal;
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of lasting) localStorage.setItem(key, value);
  for (const [key, value] of ofTab) sessionStorage.setItem(key, value);
  history.replaceState(state, '');
}
