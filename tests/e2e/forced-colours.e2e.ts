import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { chooseFromMenu, enterNumber } from './people.ts';

test('Forced colours: shapes tell chosen, taken, disabled, refused and focused parts and today apart', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/dashboard?q=yoga&sort=price',
    as: await people.demo(),
    forcedColors: 'active',
  });
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(places.locator('[aria-current] span')).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  const order = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(order('Price')).toHaveAttribute('aria-pressed', 'true');
  await expect(order('Price')).toHaveCSS('forced-color-adjust', 'none');
  await expect(order('Suggested')).toHaveCSS('forced-color-adjust', 'auto');

  await chooseFromMenu(page, 'Calendar');
  const today = page.getByRole('dialog').locator('.month-day[data-today] .month-number');
  await expect(today).toHaveCSS('border-style', 'solid');
  await expect(page.locator('.month-day:not([data-today]) .month-number').first()).toHaveCSS(
    'border-style',
    'none',
  );
  await page.keyboard.press('Escape');

  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Add Task' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Give it a title.')).toHaveCSS('font-weight', '700');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCSS('border-width', '3px');
  await expect(page.getByRole('textbox', { name: 'Status' })).toHaveCSS('border-width', '1px');

  await page.goto('/my-organisation');
  const row = page.getByRole('row').first();
  await row.press('ArrowDown');
  await expect(page.getByRole('row').nth(1)).toHaveCSS('outline-style', 'solid');
  await expect(row).toHaveCSS('outline-style', 'none');

  await page.goto('/my-appointments');
  // By its name: the lists are rendered one after the other, so that the first may be another later.
  const waiting = page.getByRole('article', { name: 'Tungabhadra Rowing Club' });
  // Before that, Chromium may take what is in it for hidden, as it was while the list above was awaited.
  await waiting.scrollIntoViewIfNeeded();
  const [yes, no] = ['Yes', 'No'].map((name) => waiting.locator('label', { hasText: name }));
  await yes?.click();
  await expect(waiting.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(waiting.locator('label', { hasText: 'Yes' })).toHaveCSS('border-width', '3px');
  await expect(no ?? waiting).toHaveCSS('border-width', '1px');
});

test.describe(() => {
  test.use({ expectedProblems: /status of 400/ });

  test('Forced colours: the digits of a code stand in its boxes alone, and one that was refused is seen to be selected', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({ at: '/home', forcedColors: 'active' });
    const person = await people.member('Vasantha');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await enterNumber(page, person.number);
    const wrong = (await person.code()) === '123456' ? '123457' : '123456';
    const code = page.getByRole('textbox', { name: 'One-time code' });
    await code.fill(wrong);
    const boxes = page.locator('.code-field-box');
    await expect(boxes).toHaveText([...wrong]);
    await expect(code).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(boxes.first()).toHaveCSS('forced-color-adjust', 'auto');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(boxes.first()).toHaveCSS('forced-color-adjust', 'none');
  });
});

test('Forced colours: the dots of a page that loads are seen', async ({ openEarly, people }) => {
  const { page } = await openEarly({
    at: '/account',
    as: await people.member('Vasantha'),
    forcedColors: 'active',
  });
  const dots = page.locator('.loading-dots span');
  await expect(dots).toHaveCount(3);
  // The system's colour of a text, before its element is drawn in it.
  const black = 'rgb(0, 0, 0)';
  for (const at of [0, 1, 2]) await expect(dots.nth(at)).toHaveCSS('background-color', black);
});
