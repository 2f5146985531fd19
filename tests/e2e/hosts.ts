import { expect, type Locator, type Page } from '@playwright/test';
import * as calls from '#domain/contract/events.ts';
import type { EventData } from '#domain/event.ts';
import { attendingQuestion, type QuestionType } from '#domain/rsvp.ts';
import type { OpenPage } from './fixtures.ts';
import type { Member, People } from './people.ts';

/** So long from now is an event of which nothing else is said. */
export const daysToEvent = 9;

/** Fills in all that is required of an event at 18:00, nine days from now with a week to answer. */
export async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Event name' }).fill(name);
  await page.getByLabel('Date', { exact: true }).fill(dayFromNow(daysToEvent));
  await page.getByLabel('Time', { exact: true }).fill('18:00');
  await page.getByRole('textbox', { name: 'Venue' }).fill('Our terrace, Kurnool');
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Biryani, and time for each other.');
  await page.getByLabel('Invite deadline').fill(dayFromNow(7));
}

/** Types a number and adds it. */
export async function invite(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

/** A day so many days from now, `YYYY-MM-DD` in Kolkata. */
export function dayFromNow(days: number): string {
  const then = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(then);
}

/** Nine in the morning of tomorrow in Kolkata, when a day has all its times. */
export function tomorrowMorning(): Date {
  return new Date(`${dayFromNow(1)}T09:00:00+05:30`);
}

export interface NewEvent {
  name: string;
  /** In E.164. */
  invitees?: string[];
  /** Each with its type. */
  questions?: [question: string, type: QuestionType][];
}

/** An event at 18:00, nine days from now with a week to answer. */
export function eventData({ name, questions = [] }: NewEvent): EventData {
  return {
    eventName: name,
    eventDateTime: `${dayFromNow(daysToEvent)}T18:00:00+05:30`,
    venue: 'Our terrace, Kurnool',
    description: 'Biryani, and time for each other.',
    inviteExpiryDate: `${dayFromNow(7)}T23:59:59.999+05:30`,
    rsvpQuestionnaire: [
      attendingQuestion,
      ...questions.map(([questionText, type], place) => ({
        questionId: `question-${place}`,
        questionText,
        type,
      })),
    ],
  };
}

/** Creates an event of a host, without the screens; the address of its page. */
export async function createEvent(people: People, host: Member, event: NewEvent): Promise<string> {
  const answer = await people.ask(host, calls.createEvent, {
    eventData: eventData(event),
    invitees: event.invitees ?? [],
    host_id: host.session.userID,
  });
  return `/event/${answer?.event_id}`;
}

/** The id of the event whose page has an address. */
export function idOf(address: string): string {
  return address.replace('/event/', '');
}

/** The event was created, and its page is open. */
export async function arriveAtEvent(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: 'Success!' });
  await expect(alert.getByText('Event created successfully!')).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/event\/./);
}

/** A member's page of invitations with the card of one that asks 'How many are you?'. */
export async function openInvitation(
  openPage: OpenPage,
  people: People,
  name: string,
): Promise<{ page: Page; card: Locator }> {
  const member = await people.member('Madhavi');
  await createEvent(people, await people.member('Lakshman'), {
    name,
    invitees: [member.number],
    questions: [['How many are you?', 'number']],
  });
  const page = await openPage({ at: '/my-appointments', as: member });
  return { page, card: page.getByRole('article', { name }) };
}
