import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { checkUp } from '../world/own-bookings.ts';
import { blank, type OpenPage, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { iphone } from './iphone.ts';
import { answerBookings } from './paged-bookings.ts';
import { partsArrive } from './parts.ts';
import { chooseFromMenu, type Member } from './people.ts';
import { allPainted } from './shifts.ts';

test('Back on a phone: it closes the open menu and leaves the page as it is, and a way out of the menu has the page behind it', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Leela'), ...iphone });
  await page.getByRole('link', { name: 'Appointments', exact: true }).click();
  await expect(page).toHaveURL('/my-appointments');
  for (const name of ['Menu', 'Language: English']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectDialogEntries(page, 1);
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page).toHaveURL('/my-appointments');
  }
  await chooseFromMenu(page, 'Account');
  await expect(page).toHaveURL('/account');
  await page.goBack();
  await expect(page).toHaveURL('/my-appointments');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectDialogEntries(page, 0);
  await chooseFromMenu(page, 'Calendar');
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
  await expectDialogEntries(page, 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/my-appointments');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('Back on a phone: a menu and a list that it closes before they are shown leave nothing over the page', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Lata'), ...iphone });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [at, name] of [
    ['/dashboard', 'Menu'],
    ['/create-events', /Question type/],
  ] as const) {
    await page.goto(at);
    const opener = page.getByRole('button', { name });
    await opener.click();
    await expectDialogEntries(page, 1);
    await page.goBack();
    await expect(page.locator('.option-popover')).toHaveCount(0);

    const isBack = backAtOnce(page);
    await opener.click();
    await isBack;
    await expect(page.locator('.option-popover')).toHaveCount(0);
    await expect(page).toHaveURL(at);
  }
});

/** Goes back as soon as something opens, on a phone that paints slowly. */
function backAtOnce(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    window.requestAnimationFrame = (paint) => window.setTimeout(() => paint(performance.now()), 40);
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
    window.addEventListener('popstate', () => resolve());
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.back();
    };
    return promise;
  });
}

test('Back on a phone: it closes the open list of a field and nothing else, and what was typed stays', async ({
  openPage,
  people,
}) => {
  const page = await openPage(iphone);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Log in or sign up' });
  const number = login.getByRole('textbox', { name: 'Mobile number' });
  await number.fill('98765');
  await closesList(page, login.getByRole('combobox', { name: 'Country' }), 1);
  await expect(login).toBeVisible();
  await expect(number).toHaveValue('98765');
  await login.getByRole('button', { name: 'Close' }).click();
  await expectDialogEntries(page, 0);

  const host = await openPage({ at: '/dashboard', as: await people.member('Lina'), ...iphone });
  await host.goto('/create-events');
  await host.getByRole('textbox', { name: 'Event name' }).fill('Walk');
  await closesList(host, host.getByRole('button', { name: /Question type/ }), 0);
  await expect(host).toHaveURL('/create-events');
  await expect(host.getByRole('textbox', { name: 'Event name' })).toHaveValue('Walk');
  await host.goBack();
  await expect(host).toHaveURL('/dashboard');
});

test('Back on a phone: after a reload it closes a dialog that is open again, and passes one that is not', async ({
  openPage,
}) => {
  const page = await openPage(iphone);
  await page.goto('/home');
  await openDoctors(page);
  await page.reload();
  await expectDialogEntries(page, 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const login = page.getByRole('dialog', { name: 'Log in or sign up' });
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(login).toBeVisible();
  await login.getByRole('textbox', { name: 'Mobile number' }).fill('98765');
  await expectDialogEntries(page, 1);
  await page.reload();
  await expect(login).toBeVisible();
  await expectDialogEntries(page, 1);
  await page.goBack();
  await expect(login).toHaveCount(0);
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL(blank);
});

test('Back on a phone: it passes a dialog that led to another page, and a page keeps what it was handed under its dialog', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ as: await people.member('Leela'), ...iphone });
  await page.goto('/dashboard');
  await openDoctors(page);
  const service = page.getByRole('heading', { level: 1, name: 'Family doctor' });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Family doctor/ })
    .click();
  await expect(service).toBeVisible();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expectDialogEntries(page, 1);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectDialogEntries(page, 1);

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(service).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(blank);
});

test('Back on a phone: the page under a category keeps the order that was chosen in it', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ as: await people.member('Latha'), ...iphone });
  await page.goto('/home');
  await openDoctors(page);
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page).toHaveURL('/home?order=price');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/home?order=price');
  await page.reload();
  await openDoctors(page);
  await expect(page.getByRole('button', { name: 'Price', pressed: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page).toHaveURL('/service-details');
  await page.goBack();
  await expect(page).toHaveURL('/home?order=price');
  await page.goBack();
  await expect(page).toHaveURL(blank);
});

test('Service details: Back on a page without a service leads to the dashboard, not out of the app, where a link from elsewhere led to it', async ({
  openPage,
  people,
  stack,
}) => {
  const page = await openPage({ at: `${stack.apiUrl}/healthz` });
  const { session } = await people.member('Lalitha');
  await page.context().addInitScript((stored) => {
    localStorage.setItem('timewell.session', JSON.stringify(stored));
  }, session);
  await page.goto('/service-details');
  await expect(page.getByText('No service details found.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/about-us');
  await page.goto('/service-details');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/about-us');
});

test('Back and a reload: a page stands where the person left it, with what they had opened and unfolded, however late it comes (§22.201)', {
  tag: '@both-sizes',
}, async ({ openPage, people }) => {
  const bookings = new ManyBookings();
  const page = await openPage({
    as: await people.member('Lila'),
    prepare: bookings.answerIn,
  });
  const last = page.getByRole('listitem').filter({ hasText: 'Walk 19' });
  const top = () => topOf(last);
  /** The bookings come after what stands around them. */
  const arriveLate = async (go: () => Promise<unknown>) => {
    const release = bookings.hold();
    await go();
    await expect(page.locator('.bookings-below')).toHaveAttribute('aria-busy', 'false');
    release();
    await expect(page.getByText('Walk 9')).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  };
  await arriveLate(() => page.goto('/my-appointments'));
  await partsArrive(page, 'page-place');
  await page.getByRole('button', { name: 'Show more' }).click();
  await last.scrollIntoViewIfNeeded();
  // What was not drawn before it came into sight has another height than was guessed.
  await allPainted(page);
  const before = await top();

  // The bookings came late and stand last. They come in time now, if the machine is not very busy, and
  // stand before the invitations.
  await toCalendar(page);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(top).toBeCloseTo(before, -1);
  await arriveLate(() => page.reload());
  await expect(last).toBeVisible();
  await expect.poll(top).toBeCloseTo(before, -1);
});

test('Reload: a page stands where the person left it, also where the script that knows its place comes last (§22.201)', async ({
  openPage,
  people,
}) => {
  const { bookings, page } = await openBookings(openPage, await people.member('Kala'));
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(scrolled).toBe(1_500);
  const walk = page.getByRole('listitem').filter({ hasText: 'Walk 5' });
  const top = () => topOf(walk);
  const before = await top();
  const held = holdBack(/\/assets\/page-place-/);
  await held.by(page.context());
  const release = bookings.hold();
  await page.reload();
  await expect(page.locator('.bookings-below')).toHaveAttribute('aria-busy', 'false');
  await allPainted(page);
  held.release();
  await partsArrive(page, 'page-place');
  release();
  await expect.poll(top).toBeCloseTo(before, -1);
});

test('Reload: a page stays where it is for a person who is at a control of it before the script that knows its place came (§22.201)', async ({
  openPage,
  people,
}) => {
  const { page } = await openBookings(openPage, await people.member('Kavya'));
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(scrolled).toBe(1_500);
  const held = holdBack(/\/assets\/page-place-/);
  await held.by(page.context());
  await page.reload();
  await expect(page.getByText('Walk 9')).toBeAttached();
  await allPainted(page);
  expect(await scrolled()).toBe(0);
  await page.getByRole('button', { name: 'Open calendar' }).focus();
  held.release();
  await partsArrive(page, 'page-place');
  await allPainted(page);
  expect(await scrolled()).toBe(0);
});

test('Back: a page stands where the person left it also in Firefox, which does not always name the entry it comes from (§22.201)', async ({
  openPage,
  people,
}) => {
  const { page } = await openBookings(openPage, await people.member('Bela'));
  await page.evaluate(() => {
    Object.defineProperty(NavigationCurrentEntryChangeEvent.prototype, 'from', { value: null });
  });
  const walk = page.getByRole('listitem').filter({ hasText: 'Walk 9' });
  const top = () => topOf(walk);
  await walk.scrollIntoViewIfNeeded();
  // Cards that were not drawn before they came into sight have other heights than were guessed.
  await allPainted(page);
  const before = await top();
  await toCalendar(page);
  await page.goBack();
  await expect(walk).toBeInViewport();
  await expect.poll(top).toBeCloseTo(before, -1);
});

test('Back: a page that comes late leaves a person where they have scrolled to meanwhile (§22.201)', async ({
  openPage,
  people,
}) => {
  const { bookings, page } = await openBookings(openPage, await people.member('Mala'));
  await page.getByRole('listitem').filter({ hasText: 'Walk 9' }).scrollIntoViewIfNeeded();
  await toCalendar(page);
  const release = bookings.hold();
  await page.goBack();
  await expect(page.locator('.bookings-below')).toHaveAttribute('aria-busy', 'false');
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -5_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  release();
  await expect(page.getByText('Walk 9')).toBeAttached();
  await allPainted(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('Back: a search and the list of hosted events are as long as the person had unfolded them (§22.201)', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/dashboard',
    as: await people.member('Nila'),
    prepare: answerWithMany,
  });
  await partsArrive(page, 'page-place');
  const services = page.locator('.service-list > li');
  await page.getByRole('searchbox', { name: 'Search services' }).fill('walk');
  await expect(services).toHaveCount(60);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(services).toHaveCount(120);
  await page.getByRole('button', { name: /^Walk 100/ }).click();
  await expect(page).toHaveURL('/service-details');
  await page.goBack();
  await expect(services).toHaveCount(120);

  await page.goto('/create-events');
  await partsArrive(page, 'page-place');
  const events = page.getByRole('dialog').getByRole('listitem');
  await page.getByRole('button', { name: 'Show My Events' }).click();
  await expect(events).toHaveCount(60);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(events).toHaveCount(120);
  await page.getByRole('link', { name: /Walk 100/ }).click();
  await expect(page).toHaveURL('/event/100');
  await page.goBack();
  await page.getByRole('button', { name: 'Show My Events' }).click();
  await expect(events).toHaveCount(120);
});

/** A search finds a hundred and fifty services in one answer, and the person hosts as many events. */
async function answerWithMany(context: BrowserContext): Promise<void> {
  const places = Array.from({ length: 150 }, (_, place) => place);
  const services = places.map((place) => ({
    service_id: `${place}`,
    partner_id: 'park',
    name: `Walk ${place}`,
    category: 'Fitness',
  }));
  const events = places.map((place) => ({
    id: `${place}`,
    eventName: `Walk ${place}`,
    eventDateTime: new Date(Date.parse('2099-01-01T04:30:00Z') + place * 86_400_000).toISOString(),
  }));
  for (const [address, json] of [
    [/\/services\?/, { services }],
    [/\/get_events\b/, { events }],
  ] as const)
    await context.route(address, async (route) => {
      const response = await route.fetch();
      const { link: _, ...headers } = response.headers();
      await route.fulfill({ response, headers, json });
    });
}

/** The page of a person with many bookings, which keeps its place from now on. */
async function openBookings(openPage: OpenPage, as: Member) {
  const bookings = new ManyBookings();
  const page = await openPage({ at: '/my-appointments', as, prepare: bookings.answerIn });
  await partsArrive(page, 'page-place');
  await expect(page.getByText('Walk 9')).toBeAttached();
  return { bookings, page };
}

/** Twenty bookings on two pages, the last five of which are over, and no invitation. */
class ManyBookings {
  #arrival = Promise.resolve();

  /** Keeps the answers back until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#arrival = promise;
    return resolve;
  }

  readonly answerIn = async (context: BrowserContext): Promise<void> => {
    await context.route(/\/get_user_(events|member_invites)\b/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { invitedEvents: [], invites: [] } });
    });
    await answerBookings(context, async (at) => {
      await this.#arrival;
      const bookings = Array.from({ length: 10 }, (_, place) => walk(10 * at + place));
      return { bookings, isLast: at === 1 };
    });
  };
}

function walk(number: number) {
  const booking = { ...checkUp, booking_id: `walk-${number}`, title: `Walk ${number}` };
  if (number < 15) return booking;
  const [starts_at, ends_at] = ['2025-03-03T04:30:00.000Z', '2025-03-03T05:30:00.000Z'];
  return { ...booking, date: '2025-03-03', starts_at, ends_at };
}

/** Where it stands on the screen, in pixels and their parts, of which a scrolled page keeps none. */
function topOf(one: Locator): Promise<number> {
  return one.evaluate((element) => element.getBoundingClientRect().top);
}

/** By the bar that stands on the screen wherever the page is scrolled to. A press by the test would scroll it first. */
async function toCalendar(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Calendar' })
    .first()
    .dispatchEvent('click');
  await expect(page).toHaveURL('/calendar');
}

async function openDoctors(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Doctor Available' }).click();
  await expect(page.getByRole('dialog', { name: 'Doctor Services' })).toBeVisible();
  await expectDialogEntries(page, 1);
}

/** Opens the list of a field, over so many dialogs; Back then closes it alone. */
async function closesList(page: Page, field: Locator, dialogs: number): Promise<void> {
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectDialogEntries(page, dialogs + 1);
  await page.goBack();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectDialogEntries(page, dialogs);
}

/** Why the browser loaded a page anew that one came back to, as JSON; null of one that it kept. */
function reasonsOfReload(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  return JSON.stringify(arrival?.toJSON().notRestoredReasons ?? null);
}

/** Holds once the history has an entry for so many dialogs above that of the page. */
async function expectDialogEntries(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.openDialogs ?? 0)).toBe(count);
}

for (const who of ['a visitor', 'a member']) {
  test(`Back: the browser keeps the page of ${who} as it is, and shows it again at once`, {
    tag: '@whole-browser',
  }, async ({ openPage, people }) => {
    const isMember = who === 'a member';
    const page = await openPage({
      at: isMember ? '/dashboard' : '/home',
      ...(isMember ? { as: await people.member('Usha') } : {}),
    });
    const heading = page.getByRole('heading', { level: 1 });
    // Of a guarded page the HTML has a heading of its own.
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
    // The browser keeps no page that is left in the middle of its first idle work.
    await partsArrive(page, 'page-place');
    await heading.evaluate((element) => element.setAttribute('data-kept', ''));
    await page.goto('/about-us');
    await expect(heading).toHaveText('About us');
    // A page that was kept loads nothing; of another the browser says why.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(reasonsOfReload)).toBe('null');
    await expect(page.locator('h1[data-kept]')).toBeVisible();
  });
}
