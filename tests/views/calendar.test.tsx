import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CalendarItem, type CalendarItems, itemKinds } from '#domain/calendar.ts';
import { noItems } from '#domain/calendar-days.ts';
import { texts } from '#domain/texts.ts';
import { OpenCalendar } from '../../src/views/calendar/open-calendar.tsx';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { known } from '../model/flows/calendar-items.model.ts';
import { sessionOf } from '../model/flows/session.model.ts';
import { button } from '../model/harness/person.ts';
import { type Stage, setStage } from '../model/harness/view.tsx';

const aMinute = 60_000;
const hostile = '<img src=x onerror=alert(1)>';
const lists: CalendarItems = {
  appointment: {
    '2026-11-20': [item('Dental check-up', '16:05', { service_provider: 'Dr Rao' })],
    '2026-12-01': [item('Yoga', '07:00', { service_provider: 'Sunrise' })],
  },
  event: { '2026-11-20': [item('Housewarming', '18:30', { invitees: 'Ravi, Meena' })] },
  task: { '2026-11-20': [item(hostile, '09:00', { notes: 'Counter 4' })] },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00') });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // jsdom's frames come by an interval too: left on the fake clock, no later test would see a frame.
  vi.advanceTimersByTime(aMinute);
  vi.useRealTimers();
});

it('Calendar: each day of the month is read with its full date and its number of items', async () => {
  await open(lists);
  expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
  const grid = screen.getByRole('grid', { name: 'Calendar, November 2026' });
  const weekdays = [...grid.querySelectorAll('th')].map(({ textContent }) => textContent);
  expect(weekdays).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(day('Today, Friday, 20 November 2026 selected, 3 items')).toBeVisible();
  expect(day('Saturday, 21 November 2026')).toBeVisible();
  await press('Next month');
  expect(screen.getByRole('grid', { name: 'Calendar, December 2026' })).toBeVisible();
  expect(day('Tuesday, 1 December 2026, 1 item')).toBeVisible();
  await press('Previous month');
  expect(screen.getByRole('grid', { name: 'Calendar, November 2026' })).toBeVisible();
});

it('Calendar: a wide month shows the titles of a day, of more than three the first two and how many more, strikes out what is done, and reads as before', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('width') }),
  );
  const many = ['Fourth', 'Third', 'Second', 'First'].map((title, place) =>
    item(title, `1${9 - place}:00`, title === 'Second' ? { status: 'Done' } : {}),
  );
  await open({ ...lists, task: { ...lists.task, '2026-11-24': many } });
  const three = day('Today, Friday, 20 November 2026 selected, 3 items');
  const titles = (cell: HTMLElement) =>
    Array.from(cell.querySelectorAll('.month-lines > span'), ({ textContent }) => textContent);
  expect(titles(three)).toEqual([hostile, 'Dental check-up', 'Housewarming']);
  expect(titles(day('Tuesday, 24 November 2026, 4 items'))).toEqual(['First', 'Second', '2 more']);
  expect(document.querySelector('.month-lines [data-off]')?.textContent).toBe('Second');
  expect(titles(day('Saturday, 21 November 2026'))).toEqual([]);
});

it('Calendar: a month that is left open overnight marks the new day as today', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date('2026-11-20T23:59:00'),
  });
  await open(lists);
  expect(day('Today, Friday, 20 November 2026 selected, 3 items')).toBeVisible();
  vi.setSystemTime(new Date('2026-11-21T00:00:00'));
  act(() => vi.advanceTimersByTime(aMinute));
  expect(day('Today, Saturday, 21 November 2026')).toBeVisible();
  expect(day('Friday, 20 November 2026 selected, 3 items')).toBeVisible();
});

it('Calendar: the selected day lists its items in time order, each with its kind first and its words as they were typed', async () => {
  await open(lists);
  expect(screen.getByRole('heading', { name: 'Friday, 20 November 2026' })).toBeVisible();
  expect(lines('Friday, 20 November 2026')).toEqual([
    `Task 09:00\u00a0am${hostile}Notes Counter 4Planned`,
    'Appointment 04:05\u00a0pmDental check-upWith Dr RaoPlanned',
    'Event 06:30\u00a0pmHousewarmingInvited Ravi, MeenaPlanned',
  ]);
});

it('Calendar: days and months can be gone through by keyboard alone', async () => {
  const { user } = await open(lists);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await user.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
  expect(focused()).toBe('Today, Friday, 20 November 2026 selected, 3 items');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Saturday, 28 November 2026');
  await user.keyboard('{ArrowLeft}{ArrowUp}{Home}');
  expect(focused()).toBe('Sunday, 1 November 2026');
  await user.keyboard('{End}');
  expect(focused()).toBe('Monday, 30 November 2026');
  await user.keyboard('{PageDown}');
  expect(focused()).toBe('Wednesday, 30 December 2026');
  await user.keyboard('{PageUp}{ArrowRight}{Enter}');
  expect(focused()).toBe('Tuesday, 1 December 2026 selected, 1 item');
  expect(lines('Tuesday, 1 December 2026')).toHaveLength(1);
  act(() => button('Today').focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('grid', { name: 'Calendar, November 2026' })).toBeVisible();
  expect(lines('Friday, 20 November 2026')).toHaveLength(3);
});

it('Calendar: a day is not said to be empty while a list did not arrive', async () => {
  const { fakes } = await open();
  await act(async () => {
    fakes.reject('getCalendarItems', new Error('unavailable'), { kind: 'appointment' });
    for (const kind of ['event', 'task'] as const)
      fakes.resolve('getCalendarItems', known(), { kind });
  });
  expect(region().getAttribute('aria-busy')).toBe('false');
  expect(within(region()).queryByText('Nothing on this day')).toBeNull();
});

it('Calendar: the entries of the next seven days stand below the selected day, by day, a few lines first and more on demand', async () => {
  const busy = Array.from({ length: 9 }, (_, place) => item(`Stop ${place}`, '10:00', {}));
  await open({
    ...noItems,
    appointment: {
      '2026-11-20': [item('Today', '09:00', {})],
      '2026-11-22': busy,
      '2026-11-27': [item('Last day', '09:00', {})],
      '2026-11-28': [item('Too far', '09:00', {})],
    },
  });
  const coming = within(screen.getByRole('region', { name: texts.nextDays }));
  const days = () => coming.getAllByRole('heading', { level: 4 }).map((each) => each.textContent);
  expect(coming.getAllByRole('listitem').filter(isShown)).toHaveLength(8);
  await userEvent.setup({ delay: null }).click(coming.getByText('Show 2 more'));
  expect(days()).toEqual(['Sunday, 22 November', 'Sunday, 22 November', 'Friday, 27 November']);
  expect(coming.getAllByRole('listitem').filter(isShown)).toHaveLength(10);
  expect(coming.getByText('Last day')).toBeVisible();
  expect(coming.queryByText(/Today|Too far/)).toBeNull();
});

it('Calendar: a selected day of the next seven stands above them and is not listed twice', async () => {
  const { user } = await open({
    ...noItems,
    appointment: {
      '2026-11-22': [item('Dentist', '09:00', {})],
      '2026-11-23': [item('Haircut', '09:00', {})],
    },
  });
  const week = () => screen.queryByRole('region', { name: texts.nextDays });
  expect(week()).toHaveTextContent(/Dentist.*Haircut/);
  await user.click(day('Sunday, 22 November 2026, 1 item'));
  expect(lines('Sunday, 22 November 2026')).toHaveLength(1);
  expect(week()).toHaveTextContent(/Haircut/);
  expect(week()).not.toHaveTextContent(/Dentist/);
});

it('Calendar: a week without items has no such part', async () => {
  await open(lists);
  expect(screen.queryByRole('region', { name: texts.nextDays })).toBeNull();
});

it('Calendar: a day without items says so, and how to add one', async () => {
  await open(noItems);
  expect(within(region()).getByText('Nothing on this day')).toBeVisible();
  expect(within(region()).getByText(/^Add an appointment/)).toBeVisible();
});

it('Calendar entry: Save marks missing fields in words, focuses the first of them, and sends nothing', async () => {
  const { user, fakes } = await open(lists);
  await press(texts.addItem.appointment);
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Haircut');
  await press('Confirmed');
  await press('Save');
  const provider = screen.getByRole('textbox', { name: 'Service provider' });
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('Choose the time.');
  expect(provider).toHaveAccessibleDescription('Say who it is with.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Time'));
  expect(fakes.waiting('createCalendarItem')).toBe(0);
});

it('Calendar entry: a saved item is announced and has the focus on its day, also once the lists come again', async () => {
  const { user, fakes } = await open(lists);
  await press(texts.addItem.task);
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Call home');
  await user.type(screen.getByLabelText('Time'), '20:15');
  await press('Save');
  expect(button('Saving...').getAttribute('aria-disabled')).toBe('true');
  const call = item('Call home', '20:15', { id: 'call' });
  await act(async () => fakes.resolve('createCalendarItem', call));
  expect(lines('Friday, 20 November 2026')).toHaveLength(4);
  const line = document.activeElement;
  expect(line?.textContent).toBe('Task 08:15\u00a0pmCall homePlanned');
  expect(screen.getByText('Task added on Friday, 20 November 2026.')).toBeVisible();
  await act(async () => fakes.say('pageLooks', { type: 'page.shown' }));
  const tasks = [...(lists.task['2026-11-20'] ?? []), { ...call }];
  await act(async () =>
    fakes.resolve('getCalendarItems', known({ '2026-11-20': tasks }), { kind: 'task' }),
  );
  expect(document.activeElement).toBe(line);
  expect(line?.getAttribute('tabindex')).toBe('-1');
});

it('Calendar entry: a half-filled form is kept through Cancel, a closed calendar and a failed save', async () => {
  const { user, fakes } = await open(lists);
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value;
  await press(texts.addItem.event);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Cricket');
  await press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
  await press(texts.addItem.event);
  expect(title()).toBe('Cricket');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(texts.openCalendar);
  await act(async () => fakes.resolve('checkSession', { valid: true }));
  await press(texts.addItem.event);
  expect(title()).toBe('Cricket');
  await user.type(screen.getByLabelText('Time'), '17:00');
  await press('Waiting');
  await user.type(screen.getByRole('textbox', { name: 'Invitees' }), 'The team');
  await press('Save');
  await act(async () => fakes.reject('createCalendarItem', new Error('unavailable')));
  expect(title()).toBe('Cricket');
  expect(screen.queryByRole('alert')).toBeNull();
});

function item(title: string, time: string, own: Partial<CalendarItem>): CalendarItem {
  const time_slot = new Date(`2026-11-20T${time}:00`).toISOString();
  const none = { service_provider: null, invitees: null, notes: null };
  return { title, time_slot, status: 'Planned', ...none, ...own };
}

/** The calendar in full, open on today; with its lists, where they are given. */
async function open(answers?: CalendarItems): Promise<Stage> {
  const stage = setStage({ stored: sessionOf('asha') });
  show(stage, <OpenCalendar />);
  await press(texts.openCalendar);
  await act(async () => stage.fakes.resolve('checkSession', { valid: true }));
  await screen.findByRole('grid');
  if (answers) await answer(stage, answers);
  return stage;
}

function show({ environment }: Stage, calendar: ReactNode): void {
  render(<EnvironmentContext value={environment}>{calendar}</EnvironmentContext>);
}

async function answer({ fakes }: Stage, answers: CalendarItems): Promise<void> {
  await act(async () => {
    for (const kind of itemKinds) fakes.resolve('getCalendarItems', known(answers[kind]), { kind });
  });
}

async function press(name: string): Promise<void> {
  await userEvent.setup({ delay: null }).click(button(name));
}

function day(name: string): HTMLElement {
  return within(screen.getByRole('grid')).getByRole('button', { name });
}

function region(): HTMLElement {
  return screen.getByRole('region', { name: 'Friday, 20 November 2026' });
}

function isShown(element: HTMLElement): boolean {
  return element.closest('details:not([open])') === null;
}

function lines(name: string): (string | null)[] {
  const list = within(screen.getByRole('region', { name })).getByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
