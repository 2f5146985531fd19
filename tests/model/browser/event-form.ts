import type { EventField, EventProblems, NewEventDraft } from '#domain/new-event.ts';
import type { RsvpQuestion } from '#domain/rsvp.ts';
import { texts } from '#domain/texts.ts';
import { eventLabels } from '../flows/event-labels.ts';
import { press } from './person.ts';
import type { Stage } from './stage.ts';

/** A field of the form of an event. */
export function fieldOf(label: string, { page }: Stage) {
  return page.getByLabel(label, { exact: true });
}

/** What a person does in the form of an event, whether it is new or is changed. */
export const formEvents = {
  'field.changed': ({ field, text }: { field: EventField; text: string }, stage: Stage) =>
    fieldOf(eventLabels[field], stage).fill(text),
  'question.changed': ({ text }: { text: string }, stage: Stage) =>
    fieldOf('Question', stage).fill(text),
  'questionType.changed': async (
    { questionType }: Pick<NewEventDraft, 'questionType'>,
    { page }: Stage,
  ) => {
    await page.getByRole('button', { name: /Question type$/ }).click();
    await page.getByRole('option', { name: texts.questionTypes[questionType] }).click();
  },
  'question.added': press('Add question'),
};

/** The fields with what is typed into them, and what is wrong with that. */
export function fieldLines(draft: NewEventDraft, problems: EventProblems): string[] {
  const { form, invitees, questionText, questionType } = draft;
  const fields = Object.entries(form).map(([name, text]) =>
    fieldLine(eventLabels[name as EventField], text, problems[name as EventField]),
  );
  return [
    ...fields,
    fieldLine('Mobile number', invitees.text && `"${invitees.text}"`, problems.invitees),
    fieldLine('Question', questionText, problems.question),
    ...Object.values(problems),
    `${texts.questionTypes[questionType]} Question type`,
  ];
}

/** A field with what is typed into it. */
export function fieldLine(label: string, text: string, problem?: string): string {
  return `textbox "${label}"${problem ? ' [invalid]' : ''}${text && `: ${text}`}`;
}

/** A question whose words stay. */
export function questionLine({ questionText }: RsvpQuestion): string {
  return `paragraph: ${questionText}`;
}
