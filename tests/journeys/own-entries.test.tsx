import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import {
  agenda,
  chooseCalendar,
  day,
  item,
  openCalendar,
  openDashboard,
  openOwn,
  ownEntries,
  today,
} from '../world/person/calendar.ts';
import { press } from '../world/person/person.ts';
import { dialog, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

/** What is offered on the rows of the day. */
function offered(): (string | null)[] {
  const list = document.querySelector<HTMLElement>('.day-list');
  const buttons = list ? within(list).queryAllByRole('button') : [];
  return buttons.map((button) => button.getAttribute('aria-label'));
}

it('§22.31 only entries that the service lets a person change offer it, and only in the calendar in full', async () => {
  const [, , task] = ownEntries();
  if (!task) throw new Error('There is no task.');
  network.answer('getTasks', today(task.item, { ...task.item, id: 'other', can_edit: false }));
  await visit('/my-appointments', signedIn);
  await openCalendar();
  await until(() => expect(day()).toHaveLength(2));
  expect(offered()).toContain('Delete');
  expect(offered().filter((name) => name === 'Delete')).toHaveLength(1);
  await press('Close');
  await chooseCalendar();
  await until(() => expect(day()).toHaveLength(2));
  expect(offered()).toEqual([]);
});

it('§22.31 a backend with the specification’s calls alone is offered no change of an entry', async () => {
  network.answer('getTasks', today({ ...item('Pay the rent'), user_id: 'asha' }));
  await visit('/my-appointments', signedIn);
  await openCalendar();
  await until(() => expect(day()).toEqual(['Pay the rent']));
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
    expect(network.sent(own.call).at(-1)?.body).toEqual({ user_id: 'asha', ...own.content });
  }
});

it('§22.33 what is deleted and added again is followed by the agenda of the dashboard', async () => {
  const [, , task] = ownEntries();
  if (!task) throw new Error('There is no task.');
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
