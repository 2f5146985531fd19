import { type BrowserContext, expect } from '@playwright/test';
import { allHasArrived } from './arrived.ts';
import { test } from './fixtures.ts';
import { holdBack, start } from './hold-back.ts';

/** The calls of each page beside the check of the token. */
const pages = {
  '/dashboard': ['/get-appointments/{user}', '/get-events/{user}', '/get-tasks/{user}'],
  '/calendar': ['/get-appointments/{user}', '/get-events/{user}', '/get-tasks/{user}'],
  '/create-events': [],
  '/my-appointments': ['/bookings', '/get_user_events', '/get_user_member_invites'],
  '/my-organisation': ['/get-user-organisations'],
  '/resource/1': ['/resource/1'],
  '/event/1': ['/get_events'],
  '/account': ['/account'],
  '/booking/1': ['/bookings/1'],
};

test.use({ expectedProblems: /status of 404 .*\/(resource|bookings)\/1\b/ });

test('First calls: each guarded page has its token checked and asks for its content before the app’s code has come, and for nothing twice', async ({
  openPage,
  people,
}) => {
  const member = await people.member('Nandini');
  const page = await openPage({ as: member });
  const sent: string[] = [];
  recordCalls(page.context(), sent);
  for (const [address, calls] of Object.entries(pages)) {
    // Nothing of the former page may count.
    await page.goto('about:blank');
    sent.length = 0;
    const held = holdBack(start);
    await held.by(page.context());
    await page.goto(address, { waitUntil: 'commit' });
    const asked = ['/validate-token', ...calls]
      .map((path) => path.replace('{user}', member.session.userID))
      .toSorted();
    await expect.poll(() => sent.toSorted(), { message: address }).toEqual(asked);
    held.release();
    await allHasArrived(page);
    expect(sent.filter((path) => asked.includes(path)).toSorted(), address).toEqual(asked);
  }
});

for (const { has, knowsTemporal } of [
  { has: 'has Temporal, and a worker asks it about dates beside the page', knowsTemporal: true },
  { has: 'has Intl alone', knowsTemporal: false },
])
  test(`First calls: they name the person’s zone, where the browser ${has}`, async ({
    openPage,
    people,
  }) => {
    const held = holdBack(start);
    const page = await openPage({
      as: await people.member('Tara'),
      prepare: async (context) => {
        await context.addInitScript(countLanguagesAsked, knowsTemporal);
      },
    });
    await held.by(page.context());
    const called = page.waitForRequest(/get-appointments/);
    const begun = page.waitForEvent('worker');
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const call = await called;
    expect(new URL(call.url()).searchParams.get('zone')).toBe('Asia/Calcutta');
    const haveBeenAsked = () => page.evaluate(() => globalThis.languagesAsked > 0);
    await expect.poll(haveBeenAsked).toBe(!knowsTemporal);
    expect((await begun).url()).toMatch(/\/assets\/intl-[^/]+\.js$/);
    held.release();
  });

declare global {
  var languagesAsked: number;
}

/** Runs in the page from its beginning. */
function countLanguagesAsked(knowsTemporal: boolean): void {
  if (!knowsTemporal) Reflect.deleteProperty(globalThis, 'Temporal');
  globalThis.languagesAsked = 0;
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    apply(format, self, given) {
      globalThis.languagesAsked += 1;
      return Reflect.apply(format, self, given);
    },
    construct(format, given) {
      globalThis.languagesAsked += 1;
      return Reflect.construct(format, given);
    },
  });
}

function recordCalls(context: BrowserContext, sent: string[]): void {
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Chunks of the app are fetched before they are imported.
    const isCall = request.resourceType() === 'fetch' && !pathname.startsWith('/assets/');
    if (isCall) sent.push(pathname);
  });
}
