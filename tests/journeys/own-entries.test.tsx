import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { daysAfter } from '#domain/working-hours.ts';
import { todayHere } from '../../src/views/words/day-text.ts';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import {
  agenda,
  chooseCalendar,
  day,
  type OwnEntry,
  openCalendar,
  openDashboard,
  openOwn,
  ownEntries,
  today,
} from '../world/person/calendar.ts';
import { press, type } from '../world/person/person.ts';
import { dialog, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

/** The names of the buttons on the rows of the day and of the next ones. */
function offered(): (string | null)[] {
  const lists = document.querySelectorAll<HTMLElement>('.day-list');
  const buttons = [...lists].flatMap((list) => within(list).queryAllByRole('button'));
  return buttons.map((button) => button.getAttribute('aria-label'));
}

it('§22.31 only entries that the service lets a person change offer it, and only in the calendar in full', async () => {
  const task = ownTask();
  const closed = { ...task.item, id: 'other', can_edit: false };
  const tomorrow = daysAfter(todayHere(), 1);
  const next = { ...task.item, id: 'next' };
  network.answer('getTasks', ok({ [todayHere()]: [task.item, closed], [tomorrow]: [next] }));
  await visit('/my-appointments', signedIn);
  await openCalendar();
  await until(() => expect(day()).toHaveLength(2));
  expect(offered().filter((name) => name === 'Delete')).toHaveLength(2);
  await press('Close');
  await chooseCalendar();
  await until(() => expect(day()).toHaveLength(2));
  expect(offered()).toEqual([]);
});

it('§22.33 a deleted entry is added again by Undo, also after the calendar was closed', async () => {
  for (const own of ownEntries()) {
    await openOwn(own);
    await press('Delete');
    await until(() => expect(day()).toEqual([]));
    expect(toasts()).toEqual([texts.entryDeleted(own.title)]);
    await press('Close');
    network.answer(own.call, ok({ ...own.item, id: 'made-again' }));
    await press(texts.undo);
    await until(() => expect(toasts()).toEqual([texts.entryRestored(own.title)]));
    const [sent] = network.sent(own.call).slice(-1);
    expect(sent?.path).toMatch(new RegExp(`request_id=${own.item.id}$`));
    expect(sent?.body).toEqual({ user_id: 'asha', ...own.content });
  }
});

it('§22.33 the agenda of the dashboard follows an entry that is deleted and added again', async () => {
  const task = ownTask();
  network.answer('getTasks', today(task.item));
  await openDashboard();
  await until(() => expect(agenda()).toEqual([task.title]));
  await openCalendar();
  await until(() => expect(day()).toEqual([task.title]));
  await press('Delete');
  await until(() => expect(agenda()).toEqual([]));
  network.answer('getTasks', ok({}));
  await press('Close');
  network.answer('createTask', ok({ ...task.item, id: 'made-again' }));
  await press(texts.undo);
  await until(() => expect(agenda()).toEqual([task.title]));
});

it('§22.35 by keyboard alone, F6 leads out of the calendar to Undo, and back', async () => {
  const [appointment] = ownEntries();
  if (!appointment) throw new Error('There is no appointment.');
  await openOwn(appointment);
  within(dialog('Calendar')).getByRole('button', { name: 'Delete' }).focus();
  await user.keyboard('{Enter}');
  await until(() => expect(day()).toEqual([]));
  const heading = document.querySelector('.calendar-day h3');
  await until(() => expect(heading).toHaveFocus());
  await until(() => screen.getByText(texts.entryDeleted(appointment.title)));
  await user.keyboard('{F6}');
  expect(screen.getByRole('button', { name: texts.undo })).toHaveFocus();
  await user.keyboard('{F6}');
  expect(heading).toHaveFocus();
  network.answer('createAppointment', ok(appointment.item));
  await user.keyboard('{F6}{Enter}');
  await until(() => expect(day()).toEqual([appointment.title]));
  expect(heading).toHaveFocus();
});

it('Calendar: the heading of the day has the focus from the moment in which a deleted line is gone', async () => {
  const [appointment] = ownEntries();
  if (!appointment) throw new Error('There is no appointment.');
  await openOwn(appointment);
  const focusedThen = new Promise<Element | null>((resolve) => {
    const observer = new MutationObserver(() => {
      if (day()?.length !== 0) return;
      observer.disconnect();
      resolve(document.activeElement);
    });
    observer.observe(dialog('Calendar'), { childList: true, subtree: true });
  });
  await press('Delete');
  expect(await focusedThen).toBe(document.querySelector('.calendar-day h3'));
});

it('§22.36 an entry is changed in its filled form, and appears under its new day', async () => {
  for (const own of ownEntries()) {
    await openOwn(own);
    await press('Edit');
    const form = await until(() => screen.getByRole('region', { name: texts.editItem[own.kind] }));
    const date = within(form).getByLabelText<HTMLInputElement>('Date');
    expect(within(form).getByLabelText<HTMLInputElement>('Title').value).toBe(own.title);
    expect(within(form).getByLabelText<HTMLInputElement>('Time').value).toBe('12:00');
    fireEvent.change(date, { target: { value: '2099-11-29' } });
    const time_slot = new Date('2099-11-29T12:00:00').toISOString();
    network.answer(own.update, ok({ ...own.item, time_slot }));
    await press('Save');
    await until(() => expect(day()).toEqual([own.title]));
    expect(screen.getByRole('heading', { name: 'Sunday, 29 November 2099' })).toBeVisible();
    const { path, body } = network.sent(own.update).at(-1) ?? {};
    expect(path).toMatch(/made$/);
    expect(body).toEqual({ user_id: 'asha', ...own.content, time_slot });
    await press('Today');
    await until(() => expect(day()).toEqual([]));
  }
});

it('§22.36 an entry of a day alone is changed without a time, which is required once the day is another one', async () => {
  const task = ownTask();
  network.answer('getTasks', today({ ...task.item, time_slot: todayHere() }));
  await visit('/my-appointments', signedIn);
  await openCalendar();
  await until(() => expect(day()).toEqual([task.title]));
  await pressOn(task.title, 'Edit');
  const time = () => screen.getByLabelText('Time');
  await until(() => expect(time()).not.toBeRequired());
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2099-11-29' } });
  await until(() => expect(time()).toBeRequired());
});

it('§22.36 the draft of an entry is kept for that entry alone', async () => {
  const task = ownTask();
  const other = { ...task.item, id: 'other', title: 'Buy colours' };
  network.answer('getTasks', today(task.item, other));
  await visit('/my-appointments', signedIn);
  await openCalendar();
  await until(() => expect(day()).toHaveLength(2));
  await pressOn(task.title, 'Edit');
  await type('Title', 'Pay the rent soon');
  await press('Cancel');
  await pressOn('Buy colours', 'Edit');
  await until(() => expect(titleField().value).toBe('Buy colours'));
  await press('Cancel');
  await pressOn(task.title, 'Edit');
  await until(() => expect(titleField().value).toBe('Pay the rent soon'));
});

it('§22.37 a task is ticked off and is to do again, and only tasks offer it', async () => {
  const task = ownTask();
  await openOwn(task);
  const done = () => screen.getByRole('button', { name: texts.done });
  expect(done().getAttribute('aria-pressed')).toBe('false');
  for (const status of ['Done', 'To do']) {
    network.answer('updateTask', ok({ ...task.item, status }));
    await press(texts.done);
    await until(() => expect(within(dialog('Calendar')).getByText(status)).toBeVisible());
    expect(done().getAttribute('aria-pressed')).toBe(String(status === 'Done'));
    expect(network.sent('updateTask').at(-1)?.body).toMatchObject({ ...task.content, status });
  }
  const [appointment] = ownEntries();
  if (appointment) await openOwn(appointment);
  expect(offered()).toEqual(['Edit', 'Delete']);
});

it('§22.38 a new entry begins as planned, a task as to do, and its status is still required', async () => {
  await visit('/my-appointments', signedIn);
  await openCalendar();
  for (const [name, status] of begun) {
    await press(name);
    const field = await until(() =>
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Status' }),
    );
    expect(field.value).toBe(status);
    await user.clear(field);
    await press('Save');
    await until(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await press('Cancel');
  }
});

const begun = [
  ['Add Appointment', 'Planned'],
  ['Add Event', 'Planned'],
  ['Add Task', 'To do'],
] as const;

function ownTask(): OwnEntry {
  const task = ownEntries().find(({ kind }) => kind === 'task');
  if (!task) throw new Error('There is no task.');
  return task;
}

function titleField(): HTMLInputElement {
  return screen.getByLabelText('Title');
}

async function pressOn(title: string, name: string): Promise<void> {
  const line = await until(() => {
    const lines = screen.getAllByRole('listitem');
    const found = lines.find(({ textContent }) => textContent.includes(title));
    if (!found) throw new Error(`There is no line ${title}.`);
    return found;
  });
  await user.click(within(line).getByRole('button', { name }));
}
