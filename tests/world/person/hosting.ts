import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { emptyNewEvent, type NewEventDraft } from '#domain/new-event.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { texts } from '#domain/texts.ts';
import { createEventDraft } from '../../../src/machines/create-event.ts';
import { userID } from '../answers.ts';
import { signedIn } from '../device.ts';
import { enabled } from '../screen.ts';
import { draftsOfBrowser } from '../storage.ts';
import { until, visit } from '../visit.tsx';
import { press, type } from './person.ts';

const user = userEvent.setup({ delay: null });

export const createEvents = '/create-events';

/** A whole event, as it was typed. */
export const planned: NewEventDraft = {
  ...emptyNewEvent,
  form: {
    name: 'Terrace dinner',
    date: '2099-11-29',
    time: '19:30',
    venue: 'Lotus Pond Road',
    description: 'Six tastes, one table.',
    deadline: '2099-11-26',
  },
  invitees: { ...emptyNewEvent.invitees, numbers: ['+919848022338'] },
  questions: [
    attendingQuestion,
    { questionId: 'q_custom_1', questionText: 'What will you bring?', type: 'text' },
  ],
};

/** The body of its request. */
export const plannedBody = {
  eventData: {
    eventName: 'Terrace dinner',
    eventDateTime: new Date('2099-11-29T19:30:00').toISOString(),
    venue: 'Lotus Pond Road',
    description: 'Six tastes, one table.',
    inviteExpiryDate: new Date('2099-11-26T23:59:59.999').toISOString(),
    rsvpQuestionnaire: planned.questions,
  },
  invitees: planned.invitees.numbers,
  host_id: userID,
};

/** The page with the form as it was left: this event, or another. */
export async function openPlanned(draft: NewEventDraft = planned): Promise<void> {
  draftsOfBrowser().save({ userID }, createEventDraft.flow, draft);
  await visit(createEvents, signedIn);
  await until(() => enabled(texts.createEvent));
}

/** Types the whole event into the empty form of the page that is open. */
export async function fillInEvent(): Promise<void> {
  await until(() => enabled(texts.createEvent));
  const { name, date, time, venue, description, deadline } = planned.form;
  await type('Event name', name);
  await user.type(screen.getByLabelText('Date'), date);
  await user.type(screen.getByLabelText('Time'), time);
  await type('Venue', venue);
  await type('Description', description);
  await user.type(screen.getByLabelText('Invite deadline'), deadline);
  await type('Mobile number', '98480 22338');
  await press('Add');
  await ask('What will you bring?');
}

/** Adds a question of the usual type. */
export async function ask(question: string): Promise<void> {
  await type('Question', question);
  await press('Add question');
}

/** The form holds all of the event, also under what lies over it. */
export function expectPlanned(): void {
  expect(fields()).toEqual(planned.form);
  expect(chips()).toEqual(['+91 98480 22338']);
  expect(questions()).toEqual(['Will you be able to attend?', 'What will you bring?']);
}

export function expectNothingPlanned(): void {
  expect(fields()).toEqual(emptyNewEvent.form);
  expect(chips()).toEqual([]);
  expect(questions()).toEqual(['Will you be able to attend?']);
}

/** The questions of the form, as they read. */
export function questions(): string[] {
  const list = screen.getByRole('list', { name: 'Questions', hidden: true });
  return Array.from(list.querySelectorAll('.question-words p:first-child'), textOf);
}

export function expectSuccess(): void {
  const alert = screen.getByRole('alertdialog', { name: 'Success!' });
  expect(within(alert).getByText('Event created successfully!')).toBeVisible();
}

function fields(): NewEventDraft['form'] {
  return {
    name: held('Event name'),
    date: held('Date'),
    time: held('Time'),
    venue: held('Venue'),
    description: held('Description'),
    deadline: held('Invite deadline'),
  };
}

function held(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

function chips(): string[] {
  return Array.from(document.querySelectorAll('.chip-label'), textOf);
}

function textOf({ textContent }: Element): string {
  return textContent;
}
