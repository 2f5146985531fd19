import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type EventProblems, eventFieldMissing } from '#domain/event-problems.ts';
import type { EventField, EventForm } from '#domain/new-event.ts';
import { texts } from '#domain/texts.ts';
import { eventLabels } from '../flows/event-labels.ts';
import { button, press, readAlerts, retype } from './person.ts';
import type { Stage } from './view.tsx';

/** A field of the form of an event. */
export function eventField(name: keyof EventForm): HTMLInputElement {
  return screen.getByLabelText(eventLabels[name]);
}

/** Fills in the whole form. */
export function fillEvent(form: EventForm): void {
  for (const [name, value] of Object.entries(form)) {
    fireEvent.change(eventField(name as keyof EventForm), { target: { value } });
  }
}

/** Where the numbers of invitees are typed. */
export function numberField(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Mobile number' });
}

/** Where a further question is typed. */
export function questionField(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Question' });
}

/** What a person does in the form of an event, whether it is new or is changed. */
export const formEvents = {
  'field.changed': ({ field, text }: { field: EventField; text: string }, stage: Stage) =>
    retype(eventField(field), text, stage),
  'question.changed': ({ text }: { text: string }, stage: Stage) =>
    retype(questionField(), text, stage),
  'questionType.changed': async (_: unknown, { user }: Stage) => {
    await user.click(button(/Question type$/));
    await user.click(await screen.findByRole('option', { name: 'Numeric Answer' }));
  },
  'question.added': press('Add question'),
};

/** The fields hold the texts of this form. */
export function expectFields(form: EventForm): void {
  for (const [field, text] of Object.entries(form)) {
    expect(eventField(field as EventField).value).toBe(text);
  }
}

/** Each problem is said where it is, and no other. */
export function expectProblems(problems: EventProblems): void {
  const sentences = [
    ...Object.values(eventFieldMissing),
    texts.numberNotAdded,
    texts.questionNotAdded,
  ];
  const shown = sentences.filter((sentence) => screen.queryByText(sentence) !== null);
  expect(shown.sort()).toEqual(Object.values(problems).sort());
}

/** Everybody who is invited, as their chips read. */
export function chips(): string[] {
  const list = screen.queryByRole('grid', { name: 'Invited' });
  return list ? within(list).getAllByRole('row').map(textOf) : [];
}

/** Puts a list in the place of what the numbers' field holds. */
export async function pasteNumbers(text: string, { user }: Stage): Promise<void> {
  const field = numberField();
  await user.click(field);
  field.setSelectionRange(0, field.value.length);
  await user.paste(text);
}

/** Presses a button once the alerts over it are read. */
export async function pressAfterAlerts(name: string, stage: Stage): Promise<void> {
  await readAlerts(stage);
  await stage.user.click(button(name));
}

function textOf({ textContent }: HTMLElement): string {
  return textContent;
}
