import { fireEvent, screen, within } from '@testing-library/react';
import type { EventForm } from '#domain/new-event.ts';
import { button, readAlerts } from './person.ts';
import type { Stage } from './view.tsx';

/** The fields of the form by their labels, each with what it holds of a form. */
const fieldNames: Readonly<Record<keyof EventForm, string>> = {
  name: 'Event name',
  date: 'Date',
  time: 'Time',
  venue: 'Venue',
  description: 'Description',
  deadline: 'Invite deadline',
};

/** A field of the form of an event. */
export function eventField(name: keyof EventForm): HTMLInputElement {
  return screen.getByLabelText(fieldNames[name]);
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
