import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from './box-of.ts';
import { coveredByToast } from './covered-by-toast.ts';
import { test } from './fixtures.ts';
import { chooseFromMenu } from './people.ts';
import { phone } from './sizes.ts';
import { memberWithTask } from './tasks.ts';
import { setTextSize } from './text-size-setting.ts';

test('Agenda: in the oldest browsers, which have no subgrid, time and title of an item stand on one line', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/dashboard',
    as: await memberWithTask(people, 'Kamala', 'Buy jaggery'),
  });
  const line = page.getByRole('listitem').filter({ hasText: 'Buy jaggery' });
  const title = line.getByText('Buy jaggery');
  await expect(title).toBeVisible();
  await page.evaluate(forgetSubgrid);
  const apart = async () => {
    const [time, beside] = [await boxOf(line.getByRole('time')), await boxOf(title)];
    return Math.abs(time.y + time.height / 2 - beside.y - beside.height / 2);
  };
  await expect.poll(apart).toBeLessThan(4);
});

test('Calendar: an appointment, an event and a task are added by keyboard alone, and the task is changed, ticked off, deleted and added again', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Lalitha') });
  await page.getByRole('button', { name: 'Open calendar', disabled: false }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Calendar' });
  await add(page, 'Add Appointment', ['Blood test', '07:30', 'Confirmed', 'Sri Sai Labs']);
  await add(page, 'Add Event', ['Veena concert', '18:00', 'Planned', 'Amma and Nanna']);
  await add(page, 'Add Task', ['Pay the rent', '07:00', 'To do', '']);
  const line = dialog.getByRole('listitem').filter({ hasText: 'Pay the rent' });
  await expect(line).toHaveCount(1);

  await line.getByRole('button', { name: 'Edit' }).press('Enter');
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Pay the rent');
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('07:00');
  await title.fill('Pay the rent by UPI');
  await title.press('Enter');
  const changed = dialog.getByRole('listitem').filter({ hasText: 'Pay the rent by UPI' });
  await expect(changed).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toHaveCount(3);

  const done = changed.getByRole('button', { name: 'Done' });
  await done.press('Enter');
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await changed.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(changed).toHaveCount(0);
  await expect(page.getByText('“Pay the rent by UPI” was deleted.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Pay the rent by UPI” is in your calendar again.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Open calendar', disabled: false }).press('Enter');
  await expect(changed.getByRole('button', { name: 'Done' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('Calendar: a toast over its dialog covers neither the title, nor Close, nor a button of the dialog', {
  tag: '@both-sizes',
}, async ({ openPage, people }) => {
  const page = await openPage({
    at: '/dashboard',
    as: await memberWithTask(people, 'Madhavi', 'Pay the rent'),
  });
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect
    .poll(() => coveredByToast(page, '.dialog-head > *, .dialog-foot button'))
    .toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Add Task' })).toBeVisible();
  // A low window has no buttons at its end.
  await page.setViewportSize({ width: 667, height: 320 });
  await expect.poll(async () => (await boxOf(page.locator('.toast'))).y).toBeLessThan(40);
});

test("Calendar: on a phone a toast covers neither its page's title nor the navigation bar, and does not scroll where its words have room", async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/calendar',
    as: await memberWithTask(people, 'Madhavi', 'Pay the rent'),
  });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => coveredByToast(page, '.header, h1, .navigation a')).toEqual([]);
  const words = page.locator('.toast > div');
  await expect
    .poll(() => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0);
});

test('Toast: with text of twice the size in Telugu its words have room beside its buttons, and long ones scroll inside the window', async ({
  openPage,
  people,
}) => {
  const longest = 'Pay the rent of the hall '.repeat(8).trim();
  const page = await openPage({
    at: '/calendar',
    as: await memberWithTask(people, 'Madhavi', longest),
    locale: 'te-IN',
    viewport: { width: 320, height: 640 },
  });
  await setTextSize(page, 32);
  await page.getByRole('button', { name: 'తొలగించండి' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText(longest);
  await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThanOrEqual(0);
  const end = async () => {
    const { y, height } = await boxOf(toast);
    return y + height;
  };
  await expect.poll(end).toBeLessThanOrEqual(640);
  // A column for one letter would show the words as well.
  const words = toast.getByText(longest);
  await expect.poll(async () => (await boxOf(words)).width).toBeGreaterThan(120);
  await page.keyboard.press('F6');
  const undo = toast.getByRole('button', { name: 'తిరిగి తీసుకురండి' });
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport({ ratio: 1 });
});

test('Calendar: on a phone toasts make way for a field that is typed in, and come back only after the press that leaves it', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/dashboard',
    as: await memberWithTask(people, 'Madhavi', 'Pay the rent'),
  });
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => middleOf(toast)).toBeGreaterThan(phone.height / 2);
  const field = page.getByRole('searchbox', { name: 'Search services' });
  const topsAround = () =>
    field.evaluate((box: HTMLElement) => {
      const top = () => document.querySelector('.toast')?.getBoundingClientRect().top;
      box.focus();
      const typing = top();
      box.blur();
      return { typing, pressing: top() };
    });
  await expect.poll(topsAround).toEqual({ typing: 12, pressing: 12 });
  await expect.poll(() => middleOf(toast)).toBeGreaterThan(phone.height / 2);
});

test('Calendar: on the narrowest phone both turns of the month stand on one line with its name, on the page and in the dialog', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/calendar', as: await people.member('Swathi') });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectOneLine(page.getByRole('main'));
  await chooseFromMenu(page, 'Calendar');
  await expectOneLine(page.getByRole('dialog', { name: 'Calendar' }));
});

/** The buttons of the month's head stand beside its name. */
async function expectOneLine(calendar: Locator): Promise<void> {
  const month = calendar.locator('.month-name');
  for (const name of ['Today', 'Previous month', 'Next month']) {
    const button = calendar.getByRole('button', { name, exact: true });
    const apart = async () => Math.abs((await middleOf(button)) - (await middleOf(month)));
    await expect.poll(apart, { message: name }).toBeLessThan(3);
  }
}

async function middleOf(part: Locator): Promise<number> {
  const { y, height } = await boxOf(part);
  return y + height / 2;
}

/** Fills in title, time, status and the kind's own field, and saves by Enter. */
async function add(page: Page, button: string, values: string[]): Promise<void> {
  const [title = '', time = '', status = '', own = ''] = values;
  await page.getByRole('button', { name: button }).press('Enter');
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByLabel('Time', { exact: true }).fill(time);
  await page.getByRole('textbox', { name: 'Status' }).fill(status);
  if (own !== '') await page.getByLabel(/Service provider|Invitees/).fill(own);
  await save.press('Enter');
  await expect(save).toHaveCount(0);
}

/** Makes of a page's styles what a browser without subgrid makes of them. */
function forgetSubgrid(): void {
  const forgetIn = (list: CSSStyleSheet | CSSGroupingRule) => {
    for (const [at, rule] of [...list.cssRules].entries()) {
      if (rule instanceof CSSStyleRule && rule.style.gridTemplateColumns === 'subgrid')
        rule.style.removeProperty('grid-template-columns');
      else if (rule instanceof CSSSupportsRule && rule.conditionText.includes('subgrid')) {
        list.deleteRule(at);
        for (const { cssText } of rule.cssRules) list.insertRule(cssText, at);
      } else if (rule instanceof CSSGroupingRule) forgetIn(rule);
    }
  };
  for (const sheet of document.styleSheets) forgetIn(sheet);
}
