import { expect, type Page } from '@playwright/test';
import { getAccount } from '#domain/contract/account.ts';
import { getBooking, getBookings } from '#domain/contract/bookings.ts';
import { getAppointments, getCalendarEvents, getTasks } from '#domain/contract/calendar.ts';
import type { Call } from '#domain/contract/call.ts';
import { getEvents } from '#domain/contract/events.ts';
import { getUserEvents, getUserMemberInvites } from '#domain/contract/invitations.ts';
import {
  getResource,
  getResourceSlots,
  getUserOrganisations,
} from '#domain/contract/organisations.ts';
import type { GuardedPath } from '../../src/views/layout/guarded-paths.ts';
import { type Asked, isOf, Network, type Standing } from '../model/browser/network.ts';
import { always, ofAsha } from '../model/browser/screen.ts';
import { account } from '../world/account.ts';
import { event, resource } from '../world/answers.ts';
import { checkUp } from '../world/own-bookings.ts';
import { test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { dayFromNow } from './hosts.ts';
import { allPainted, shiftAtRest, watchShifts } from './shifts.ts';

/** The body of an answer with so many things in it; a page of one thing has it in any case. */
type Body = (things: readonly number[]) => unknown;

/** The calls that a page begins with. */
type Calls = readonly (readonly [Call, Body])[];

/** What each call of a page answers in turn, a number of things or a failure, and in which order. */
interface Turn {
  readonly amounts: readonly (number | 'failed')[];
  readonly isBackwards?: boolean;
}

const turns: Readonly<Record<string, Turn>> = {
  'much, the first list first': { amounts: [5] },
  'much, the last list first': { amounts: [5], isBackwards: true },
  'one thing each': { amounts: [1], isBackwards: true },
  nothing: { amounts: [0] },
  'failures alone': { amounts: ['failed'], isBackwards: true },
  'something of each': { amounts: [0, 5, 'failed', 1], isBackwards: true },
};

const calendar: Calls = [
  [getAppointments, (things) => itemsOf('Dental check-up', things)],
  [
    getCalendarEvents,
    (things) => itemsOf('Housewarming of the neighbours at the old town hall', things),
  ],
  [getTasks, (things) => itemsOf('Pay', things)],
];

const bookings: Body = (things) => ({
  bookings: things.map((place) => ({ ...checkUp, booking_id: `check-up ${place}` })),
});

const events: Body = (things) => ({
  events: things.map((place) => ({ ...event, id: `dinner ${place}` })),
});

const invitations: Body = (things) => ({
  invitedEvents: things.map((place) => ({
    event_id: `dinner ${place}`,
    title: event.eventName,
    date: event.eventDateTime,
    location: event.venue,
  })),
});

const invites: Body = (things) => ({
  invites: things.map((place) => ({ org_id: `trust ${place}`, org_name: 'Sunrise Trust' })),
});

const organisations: Body = (things) =>
  things.map((place) => ({
    name: `Sunrise Trust ${place}`,
    branches: [
      {
        name: 'Old town',
        departments: [{ name: 'Events', resources: [{ resourceId: 'hall', name: resource.name }] }],
      },
    ],
  }));

/** What else pages ask. Where slots fail, 'Try again' comes into the bar. */
const besides: Standing = [
  ...always,
  [getUserEvents, { invitedEvents: [] }],
  [getUserMemberInvites, { invites: [] }],
  [getResourceSlots, { slots: [{ start: '23:00', end: '23:30', available: true }] }],
];

/** The guarded pages whose lists come from the service, by their addresses. */
const pages: Readonly<Partial<Record<GuardedPath, { at: string; calls: Calls }>>> = {
  '/dashboard': { at: '/dashboard', calls: calendar },
  '/calendar': { at: '/calendar', calls: calendar },
  '/my-appointments': {
    at: '/my-appointments',
    calls: [
      [getBookings, bookings],
      ...calendar,
      [getUserEvents, invitations],
      [getUserMemberInvites, invites],
    ],
  },
  '/my-organisation': { at: '/my-organisation', calls: [[getUserOrganisations, organisations]] },
  '/resource/:resourceId': { at: '/resource/hall', calls: [[getResource, () => resource]] },
  '/event/:id': { at: '/event/dinner%200', calls: [[getEvents, events]] },
  '/account': { at: '/account', calls: [[getAccount, () => account]] },
  '/booking/:id': {
    at: '/booking/check-up',
    calls: [[getBooking, () => ({ booking: checkUp })]],
  },
};

test.use({ expectedProblems: /status of 503 / });

for (const [path, { at, calls }] of Object.entries(pages))
  test(`Layout: nothing moves on ${path}, however much its answers bring and in whichever order they come`, {
    tag: '@both-sizes',
  }, async ({ openPage, stack }) => {
    const page = await openPage({
      as: { session: ofAsha },
      prepare: async (context) => {
        await context.addInitScript(watchShifts);
      },
    });
    const network = await Network.before(page, [`${stack.apiUrl}/*`]);
    const own: readonly Asked[] = calls.map(([call]) => call);
    const moved: Record<string, number> = {};
    const taken = turnsOf(calls);
    for (const [name, turn] of taken) {
      network.begin(besides.filter(([call]) => !own.includes(call)));
      await page.goto(at);
      await answerInTurn(page, network, calls, turn);
      moved[name] = await shiftAtRest(page);
    }
    expect(moved).toEqual(Object.fromEntries(taken.map(([name]) => [name, 0])));
  });

test('Waiting: an animation during a wait lays out and paints nothing anew, so that a slow phone is free for the page', async ({
  openPage,
  people,
}) => {
  const held = holdBack(/\/get_user_events/);
  const page = await openPage({
    at: '/my-appointments',
    as: await people.member('Lata'),
    prepare: held.by,
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('main .skeleton').filter({ visible: true }).first()).toBeAttached();
  const moving = () =>
    page.evaluate(() => {
      const effects = document.getAnimations().map(({ effect }) => effect);
      const endless = effects.filter((effect) => effect?.getTiming().iterations === Infinity);
      const frames = endless.flatMap((effect) => (effect as KeyframeEffect).getKeyframes());
      const told = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      return [...new Set(frames.flatMap(Object.keys))].filter((name) => !told.has(name));
    });
  await expect.poll(moving).toEqual(['translate']);
  held.release();
});

/** The turns of a page's calls; of several whose answers are the same in the same order, the first. */
function turnsOf(calls: Calls): [name: string, turn: Turn][] {
  const firsts = new Map<string, [string, Turn]>();
  for (const [name, turn] of Object.entries(turns)) {
    const answers = calls.map(([, body], place) => bodyOf(body, amountOf(turn, place)));
    const key = JSON.stringify([answers, answers.length > 1 && turn.isBackwards === true]);
    if (!firsts.has(key)) firsts.set(key, [name, turn]);
  }
  return [...firsts.values()];
}

function amountOf({ amounts }: Turn, place: number): number | 'failed' {
  return amounts[place % amounts.length] ?? 0;
}

/** What a call answers with so many things; null where it fails. */
function bodyOf(body: Body, amount: number | 'failed'): unknown {
  return amount === 'failed' ? null : body(Array.from({ length: amount }, (_, thing) => thing));
}

/** Answers a page's calls once the page stands without them, each after the page was painted with the one before. */
async function answerInTurn(page: Page, network: Network, calls: Calls, turn: Turn): Promise<void> {
  // In the place of bars the agenda has what the turn before was answered.
  const waiting = page.locator('main[aria-busy="true"], main .skeleton, main .item-line');
  await waiting.filter({ visible: true }).first().waitFor();
  const answers = calls.map(
    ([call, body], place) => [call, bodyOf(body, amountOf(turn, place))] as const,
  );
  for (const [call, json] of turn.isBackwards ? answers.toReversed() : answers) {
    const whole = page.waitForEvent('requestfinished', (request) =>
      isOf(call, { method: request.method(), url: request.url() }),
    );
    await network.respond(call, json === null ? 503 : 200, json ?? {});
    await whole;
    await allPainted(page);
  }
}

/** Items of a calendar today and tomorrow. */
function itemsOf(title: string, things: readonly number[]) {
  const items = (day: string) =>
    things.map((hour) => ({
      title,
      time_slot: `${day}T${10 + hour}:30:00+05:30`,
      status: 'Planned',
    }));
  return Object.fromEntries([0, 1].map((days) => dayFromNow(days)).map((day) => [day, items(day)]));
}
