import { screen, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { follow } from '../world/person/booking.ts';
import {
  day,
  entries,
  item,
  openCalendar,
  openDashboard,
  openEntry,
  today,
} from '../world/person/calendar.ts';
import { press, signInAgain } from '../world/person/person.ts';
import { dialog, dialogs, toasts } from '../world/screen.ts';
import { breathe, network, reload, until, visit } from '../world/visit.tsx';

const [appointment, event, task] = entries;

it('§4.15 the status of an appointment, an event and a task is sent and shown as it was written', async () => {
  for (const entry of entries) {
    network.answer(entry.call, () =>
      Response.json({ ...item('A quiet hour'), status: 'Perhaps, if it rains' }),
    );
    await openEntry(entry, { status: 'Perhaps, if it rains' });
    await press('Save');
    await until(() => expect(day()).toEqual(['A quiet hour']));
    expect(network.sent(entry.call)).toMatchObject([{ body: { status: 'Perhaps, if it rains' } }]);
    expect(screen.getByText('Perhaps, if it rains')).toBeVisible();
  }
});

it('§4.16 no list of statuses limits what a status may be', async () => {
  network.answer('getTasks', today({ ...item('Pay the rent'), status: '¯\\_(ツ)_/¯' }));
  await visit('/my-appointments', signedIn);
  await openCalendar();
  await until(() => expect(day()).toEqual(['Pay the rent']));
  expect(screen.getByText('¯\\_(ツ)_/¯')).toBeVisible();
  await press('Add Task');
  const form = within(await until(() => screen.getByRole('region', { name: 'Add Task' })));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Status' }).value).toBe('To do');
  for (const role of ['combobox', 'listbox', 'radio']) expect(form.queryByRole(role)).toBeNull();
});

it('§5.5 an appointment needs a title, a time slot, a status and a service provider', async () => {
  for (const field of ['title', 'day', 'time', 'status', 'serviceProvider']) {
    await openEntry(appointment, { [field]: '' });
    await expectIgnored();
  }
  await openEntry(appointment);
  await expectSent('createAppointment');
});

it('§5.6 an incomplete appointment is ignored silently, and the form keeps the typed text', async () => {
  await openEntry(appointment, { serviceProvider: '  ' });
  await expectIgnored();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A quiet hour');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('§5.7 a calendar event needs a title, a time slot, a status and invitees', async () => {
  for (const field of ['title', 'day', 'time', 'status', 'invitees']) {
    await openEntry(event, { [field]: '' });
    await expectIgnored();
  }
  await openEntry(event);
  await expectSent('createCalendarEvent');
});

it('§5.8 a task needs a title, a time slot and a status', async () => {
  for (const field of ['title', 'day', 'time', 'status']) {
    await openEntry(task, { [field]: '' });
    await expectIgnored();
  }
  await openEntry(task);
  await expectSent('createTask');
});

it('§5.9 a task is saved without notes', async () => {
  await openEntry(task, { notes: '' });
  await expectSent('createTask');
  await until(() => expect(day()).toEqual(['A quiet hour']));
  expect(network.sent('createTask')[0]?.body).not.toHaveProperty('notes');
});

it('§22.183 on a journey the calendar follows the device into another zone, once the person looks at the page', async () => {
  await openDashboard();
  const zones = () =>
    network.sent('getTasks').map(({ path }) => new URLSearchParams(path.split('?')[1]).get('zone'));
  await until(() => expect(zones()).toHaveLength(1));
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Dubai' };
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(zones().at(-1)).toBe('Asia/Dubai'));
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(zones().at(-1)).toBe(zones()[0]));
});

it('§22.184 a booking that was made on another device is in the agenda once the person looks at the page', async () => {
  await openDashboard();
  await until(() => screen.getByText('Nothing planned. The day is yours.'));
  network.answer('getAppointments', today(item('Dentist')));
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => screen.getByText('Dentist'));
});

it('Calendar: on its own page the selected day is still there after a reload, after a press of “Calendar” and on the way back from an event, and “Today” leaves none in the address', async () => {
  const expectSelected = (day: string) =>
    until(() => screen.getByRole('button', { name: new RegExp(`${day}.* selected`) }));
  const at = { ...item('Housewarming'), time_slot: '2027-03-14T06:30:00Z', event_id: 'e1' };
  network.answer('getCalendarEvents', ok({ '2027-03-14': [at] }));
  await visit('/calendar?day=2027-03-14', signedIn);
  await expectSelected('14 March 2027');
  await press(/^Monday, 15 March 2027/);
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getByRole('link', { name: 'Calendar' })
    .click();
  await until(() => expect(location.search).toBe('?day=2027-03-15'));
  await reload();
  await expectSelected('15 March 2027');
  await press(/^Sunday, 14 March 2027/);
  (await until(() => screen.getByRole('link', { name: 'Housewarming' }))).click();
  await until(() => expect(location.pathname).toBe('/event/e1'));
  expect(location.search).toBe('');
  history.back();
  await expectSelected('14 March 2027');
  await press('Today');
  expect(location.search).toBe('');
  await visit('/calendar?day=2027-02-30', signedIn);
  await expectSelected('Today');
});

it('Calendar: the selected day is there on the way back after the session expired, and in the address of its link', async () => {
  await visit('/calendar?day=2027-03-13', signedIn);
  await press(/^Sunday, 14 March 2027/);
  network.answer('validateToken', ok({ valid: false }));
  await press('Menu');
  await until(() => dialog(dialogs.login));
  network.answer('validateToken', ok({ valid: true }));
  await signInAgain();
  const wayBack = 'Continue where you left off';
  const link = await until(() => screen.getByRole('link', { name: wayBack }));
  expect(link).toHaveAttribute('href', '/calendar?day=2027-03-14');
  await follow(wayBack);
  await until(() => screen.getByRole('button', { name: /^Sunday, 14 March 2027.* selected/ }));
  expect(location.search).toBe('?day=2027-03-14');
});

/** Save sends nothing, says nothing, and leaves the form where it is. */
async function expectIgnored(): Promise<void> {
  const calls = network.requests.length;
  await press('Save');
  await breathe();
  expect(network.requests).toHaveLength(calls);
  expect(toasts()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
}

async function expectSent(call: (typeof entries)[number]['call']): Promise<void> {
  network.answer(call, ok(item('A quiet hour')));
  await press('Save');
  await until(() => expect(network.sent(call)).toHaveLength(1));
}
