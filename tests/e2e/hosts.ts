import { expect, type Locator, type Page } from '@playwright/test';
import type { OpenPage } from './fixtures.ts';
import type { People } from './people.ts';

/** So long from now is an event of which nothing else is said. */
export const daysToEvent = 9;

export interface Days {
  date: string;
  deadline: string;
}

/** Fills in all that is required of an event at 18:00. */
export async function fillIn(
  page: Page,
  name: string,
  { date, deadline }: Days = { date: dayFromNow(daysToEvent), deadline: dayFromNow(7) },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Event name' }).fill(name);
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Time', { exact: true }).fill('18:00');
  await page.getByRole('textbox', { name: 'Venue' }).fill('Our terrace, Kurnool');
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Biryani, and time for each other.');
  await page.getByLabel('Invite deadline').fill(deadline);
}

/** Types one number and adds it; a list adds itself with its commas. */
export async function invite(page: Page, numbers: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(numbers);
  if (numbers.includes(',')) return;
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

export async function ask(page: Page, question: string, type: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  await page.getByRole('button', { name: /Question type/ }).click();
  await page.getByRole('option', { name: type }).click();
  await page.getByRole('button', { name: 'Add question' }).click();
}

export async function dismiss(page: Page, title: string, message: string): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: title });
  await expect(alert.getByText(message)).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
}

/** A day so many days from now, `YYYY-MM-DD` in a zone. */
export function dayFromNow(days: number, timeZone = 'Asia/Kolkata'): string {
  const then = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(then);
}

/** Nine in the morning of tomorrow in Kolkata, when a day has all its times. */
export function tomorrowMorning(): Date {
  return new Date(`${dayFromNow(1)}T09:00:00+05:30`);
}

export interface NewEvent {
  name: string;
  invitees: string[];
  /** Each with its type as it is offered. */
  questions?: [question: string, type: string][] | undefined;
}

/** Creates an event, nine days from now with a week to answer, and stays on its page. */
export async function createEvent(page: Page, event: NewEvent): Promise<void> {
  await page.goto('/create-events');
  await fillIn(page, event.name);
  for (const number of event.invitees) await invite(page, number);
  for (const [question, type] of event.questions ?? []) await ask(page, question, type);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await arriveAtEvent(page);
}

/** The event was created, and its page is open. */
export async function arriveAtEvent(page: Page): Promise<void> {
  await dismiss(page, 'Success!', 'Event created successfully!');
  await expect(page).toHaveURL(/\/event\/./);
}

/** A member's page of invitations with the card of one that asks 'How many are you?'. */
export async function openInvitation(
  openPage: OpenPage,
  people: People,
  name: string,
): Promise<{ page: Page; card: Locator }> {
  const member = await people.member('Madhavi');
  const host = await openPage({ as: await people.member('Lakshman') });
  await createEvent(host, {
    name,
    invitees: [member.number],
    questions: [['How many are you?', 'Numeric Answer']],
  });
  const page = await openPage({ at: '/my-appointments', as: member });
  return { page, card: page.getByRole('article', { name }) };
}
