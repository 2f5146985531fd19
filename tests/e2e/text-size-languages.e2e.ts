import { expect, type Locator, type Page } from '@playwright/test';
import { accountTexts as accountHi } from '#domain/account.texts.hi.ts';
import { accountTexts as accountTe } from '#domain/account.texts.te.ts';
import { bookingTexts as bookingHi } from '#domain/booking.texts.hi.ts';
import { bookingTexts as bookingTe } from '#domain/booking.texts.te.ts';
import * as listHi from '#domain/text-list.texts.hi.ts';
import * as listTe from '#domain/text-list.texts.te.ts';
import { save as saveHi } from '../../src/views/calendar-entry/calendar-entry.texts.hi.ts';
import { save as saveTe } from '../../src/views/calendar-entry/calendar-entry.texts.te.ts';
import { menu as menuHi } from '../../src/views/header/header.texts.hi.ts';
import { menu as menuTe } from '../../src/views/header/header.texts.te.ts';
import { expectFit as expectFitIn, phones } from './expect-fit.ts';
import { test } from './fixtures.ts';
import { createEvent } from './hosts.ts';

const spoken = [
  {
    language: 'Hindi',
    locale: 'hi-IN',
    list: listHi,
    menu: menuHi,
    save: saveHi,
    deletion: accountHi.deleteAccount,
    cancellation: bookingHi.cancelBooking,
  },
  {
    language: 'Telugu',
    locale: 'te-IN',
    list: listTe,
    menu: menuTe,
    save: saveTe,
    deletion: accountTe.deleteAccount,
    cancellation: bookingTe.cancelBooking,
  },
];

for (const { language, locale, list, menu, save, deletion, cancellation } of spoken) {
  test(`Text size: on a phone nothing is cut or covered in ${language} where a visitor signs in`, async ({
    openPage,
    people,
  }) => {
    const page = await openPage({
      at: '/home',
      locale,
      // The device has not been asked yet: the header says that the place is unknown.
      prepare: async (context) => {
        await context.addInitScript(() => {
          navigator.permissions.query = async () =>
            Object.assign(new EventTarget(), { state: 'prompt' }) as PermissionStatus;
        });
      },
    });
    await expect(page.getByText(`${list.unknownCity} - ${list.unknownPincode}`)).toBeVisible();
    await expectFit(page, 'home');
    await press(page, list.login);
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=tel]').fill(people.newcomer().number);
    await expectFit(page, 'login');
    await press(page, list.proceed);
    await expect(dialog.getByRole('checkbox')).toBeAttached();
    await expectFit(page, 'registration');
  });

  test(`Text size: on a phone nothing is cut or covered in ${language} on a member’s pages`, async ({
    openPage,
    people,
  }) => {
    const page = await openPage({ at: '/dashboard', as: await people.demo(), locale });
    await expectFit(page, 'dashboard');
    await press(page, menu);
    await expect(page.getByRole('menu')).toBeVisible();
    await expectFit(page, 'menu');
    await page.goto('/account');
    await expectFit(page, 'account');
    await press(page, deletion);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFit(page, 'deletion of the account');
    await page.goto('/create-events');
    await press(page, list.createEvent);
    await expect(page.getByText(list.eventNameMissing)).toBeVisible();
    await expectFit(page, 'event with errors');
    await page.goto('/calendar');
    await press(page, list.addItem.appointment);
    await press(page, save);
    await expect(page.getByText(list.titleMissing)).toBeVisible();
    await expectFit(page, 'entry with errors');
  });

  test(`Text size: on a phone nothing is cut or covered in ${language} on the way to a booking`, async ({
    openPage,
    people,
  }) => {
    const page = await openPage({ at: '/dashboard', as: await people.demo(), locale });
    const dialog = page.getByRole('dialog');
    await page.locator('.category-tile').first().click();
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await expectFit(page, 'service');
    await press(page, list.bookNow);
    await press(page, list.confirmBooking);
    await expectFit(page, 'slots');
    await page.goto('/my-appointments');
    await expectFit(page, 'appointments');
    await page.locator('a[href^="/booking/"]').first().click();
    await press(page, cancellation);
    await expect(dialog).toBeVisible();
    await expectFit(page, 'cancellation');
  });

  test(`Text size: on a phone nothing is cut or covered in ${language} on the page of an event`, async ({
    openPage,
    people,
  }) => {
    const [host, guest] = [await people.member('Bhavani'), await people.member('Chandra')];
    const at = await createEvent(people, host, { name: 'Choir', invitees: [guest.number] });
    const hostPage = await openPage({ at, as: host, locale });
    await expect(hostPage.getByRole('heading', { name: 'Choir' })).toBeVisible();
    await expectFit(hostPage, 'own event');
    const guestPage = await openPage({ at, as: guest, locale });
    await expect(guestPage.getByRole('heading', { name: 'Choir' })).toBeVisible();
    await expectFit(guestPage, 'guest’s event');
  });
}

test('Event: the counts of answers stand in one line where the name of one takes two, as in Telugu', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/create-events', as: await people.demo(), locale: 'te-IN' });
  await press(page, listTe.showMyEvents);
  await page.getByRole('dialog').getByRole('link').first().click();
  const names = page.locator('.answer-summary dt');
  await expect(names).toHaveCount(3);
  // Whether a name of the language takes two lines is up to the font of the machine.
  await names.first().evaluate((name) => {
    for (const text of Array<string>(2).fill(name.textContent ?? '')) {
      name.append(document.createElement('br'), text);
    }
  });
  expect(new Set(await heights(names)).size).toBeGreaterThan(1);
  await expect
    .poll(async () => new Set(await tops(page.locator('.answer-summary dd'))).size)
    .toBe(1);
});

function heights(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
}

function tops(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
}

function expectFit(page: Page, screen: string): Promise<void> {
  return expectFitIn(page, screen, phones);
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}
