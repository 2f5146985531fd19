import { act, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type CalendarItem, type ItemsByDay, itemKinds } from '#domain/calendar.ts';
import { texts } from '#domain/texts.ts';
import { AgendaScreen } from '../../src/views/calendar-items/agenda-screen.tsx';
import { AgendaWaiting } from '../../src/views/calendar-items/agenda-waiting.tsx';
import { ItemsBehind } from '../../src/views/calendar-items/items-behind.tsx';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { known } from '../model/flows/calendar-items.model.ts';
import { sessionOf } from '../model/flows/session.model.ts';
import { lookAgain } from '../model/harness/person.ts';
import { pretendDate } from '../model/harness/pretended-date.ts';
import { type Stage, setStage } from '../model/harness/view.tsx';

const day = '2026-11-20';

pretendDate(new Date(`${day}T12:00:00`));

it('Agenda: the next three items of today are shown by time and kind, and the number of the others', async () => {
  const times = ['08:00', '09:00', '11:00', '13:00', '18:00', '19:00', '20:00'];
  await show({ [day]: times.map((time) => appointment(`At ${time}`, time)) });
  expect(lines()).toEqual([
    '01:00\u00a0pmAppointmentAt 13:00',
    '06:00\u00a0pmAppointmentAt 18:00',
    '07:00\u00a0pmAppointmentAt 19:00',
  ]);
  expect(within(agenda()).getByText('and 4 more')).toBeVisible();
});

it('Agenda: the last three items are shown when most of the day is over', async () => {
  await show({ [day]: ['07:00', '08:00', '09:00'].map((time) => appointment('Past', time)) });
  expect(lines()).toHaveLength(3);
  expect(within(agenda()).queryByText(/more$/)).toBeNull();
});

it('Agenda: an item of the whole day stays until those that are over have made way', async () => {
  const birthday = { ...appointment('Birthday', '00:00'), time_slot: day };
  const times = ['07:00', '08:00', '13:00'].map((time) => appointment(`At ${time}`, time));
  await show({ [day]: [birthday, ...times] });
  expect(lines()).toEqual([
    'AppointmentBirthday',
    '08:00\u00a0amAppointmentAt 08:00',
    '01:00\u00a0pmAppointmentAt 13:00',
  ]);
});

it('Agenda: a task that is done and an event that is cancelled are said to be so', async () => {
  const stage = setStage({ stored: sessionOf('asha') });
  const status = { status: 'Cancelled', status_code: 'cancelled' };
  const concert = { ...appointment('Veena concert', '18:00'), ...status };
  const rent = { ...appointment('Pay the rent', '19:00'), status: 'Done' };
  stand(stage);
  await act(async () => {
    stage.fakes.resolve('getCalendarItems', known(), { kind: 'appointment' });
    stage.fakes.resolve('getCalendarItems', known({ [day]: [concert] }), { kind: 'event' });
    stage.fakes.resolve('getCalendarItems', known({ [day]: [rent] }), { kind: 'task' });
  });
  expect(lines()).toEqual([
    '06:00\u00a0pmEventVeena concertCancelled',
    '07:00\u00a0pmTaskPay the rentDone',
  ]);
});

it('Agenda: a free day is said to be free only once the lists have come', async () => {
  const stage = setStage({ stored: sessionOf('asha') });
  const free = () => within(agenda()).queryByText('Nothing planned. The day is yours.');
  stand(stage);
  expect(agenda().getAttribute('aria-busy')).toBe('true');
  expect(free()).toBeNull();
  await answer(stage, {});
  expect(agenda().getAttribute('aria-busy')).toBe('false');
  expect(free()).not.toBeNull();
});

it('Agenda: the next items within seven days stand below today by day, with the number of all', async () => {
  await show({
    [day]: [appointment('Today', '16:00')],
    '2026-11-21': [
      appointment('Late', '18:00', '2026-11-21'),
      appointment('Early', '08:00', '2026-11-21'),
    ],
    '2026-11-27': [
      appointment('Last day', '09:00', '2026-11-27'),
      appointment('Fourth', '10:00', '2026-11-27'),
    ],
    '2026-11-28': [appointment('Too far', '09:00', '2026-11-28')],
    '2026-11-19': [appointment('Over', '09:00', '2026-11-19')],
  });
  const week = within(screen.getByRole('region', { name: texts.nextDays }));
  expect(week.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sat 2108:00\u00a0amAppointmentEarly',
    'Sat 2106:00\u00a0pmAppointmentLate',
    'Fri 2709:00\u00a0amAppointmentLast day',
  ]);
  expect(week.getByText('4 items')).toBeVisible();
  expect(lines()).toEqual(['04:00\u00a0pmAppointmentToday']);
});

it('Agenda: without items within seven days there is no such list', async () => {
  await show({ '2026-11-28': [appointment('Too far', '09:00', '2026-11-28')] });
  expect(screen.queryByRole('region', { name: texts.nextDays })).toBeNull();
});

it('Agenda: after a failed refresh the lines stay with the time when they were known, until a try succeeds', async () => {
  const { fakes } = await show({ [day]: [appointment('Dental check-up', '16:00')] });
  const note = () => within(agenda()).queryByText(/^As of/)?.textContent;
  const started = { type: 'session.started', userID: 'user of asha' };
  const refresh = () => act(async () => fakes.say('sessionStarts', started));
  expect(note()).toBeUndefined();
  await refresh();
  await act(async () =>
    fakes.reject('getCalendarItems', new Error('unavailable'), { kind: 'task' }),
  );
  vi.setSystemTime(new Date(`${day}T12:20:00`));
  expect(note()).toBe('As of 12:00\u00a0pm');
  expect(lines()).toHaveLength(1);
  await refresh();
  expect(note()).toBe('As of 12:00\u00a0pm');
  await act(async () => fakes.resolve('getCalendarItems', known(), { kind: 'task' }));
  expect(note()).toBeUndefined();
});

it('Calendar: how old its lists are is told with their day once it is another day', () => {
  const { environment } = setStage({ stored: sessionOf('asha') });
  const asOf = Date.now();
  render(
    <EnvironmentContext value={environment}>
      <ItemsBehind flow={undefined} asOf={asOf} />
    </EnvironmentContext>,
  );
  expect(screen.getByText('As of 12:00 pm')).toBeVisible();
  vi.setSystemTime(new Date('2026-11-21T00:00:00'));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/^As of Fri, 20 Nov,? 2026, 12:00 pm$/)).toBeVisible();
});

it('Agenda: a list that failed is asked for again when the person looks at the page again', async () => {
  const stage = setStage({ stored: sessionOf('asha') });
  const { fakes, clock } = stage;
  stand(stage);
  await act(async () => {
    for (const kind of itemKinds)
      fakes.reject('getCalendarItems', new Error('unavailable'), { kind });
  });
  expect(within(agenda()).queryByText(/^As of/)).toBeNull();
  await lookAgain({ type: 'page.shown' }, stage);
  expect(fakes.waiting('getCalendarItems')).toBe(0);
  await act(async () => clock.increment(1_500));
  expect(fakes.waiting('getCalendarItems')).toBe(3);
  await answer(stage, { [day]: [appointment('Dental check-up', '16:00')] });
  expect(lines()).toHaveLength(1);
});

it('Agenda: a day is not said to be free by an item that was added to a list which never came', async () => {
  const stage = setStage({ stored: sessionOf('asha') });
  stand(stage);
  const added = { kind: 'task', item: appointment('Far', '10:00', '2026-12-20') };
  await act(async () => {
    stage.fakes.resolve('getCalendarItems', known(), { kind: 'appointment' });
    stage.fakes.resolve('getCalendarItems', known(), { kind: 'event' });
    stage.fakes.reject('getCalendarItems', new Error('unavailable'), { kind: 'task' });
    stage.fakes.say('entryChanges', { type: 'item.added', day: '2026-12-20', added });
  });
  expect(within(agenda()).queryByText(/^Nothing planned/)).toBeNull();
});

it('Agenda: the button that stands in its place until its code comes cannot have the focus, which would go with it', () => {
  render(<AgendaWaiting />);
  expect(screen.getByText(texts.openCalendar).closest('[inert]')).not.toBeNull();
});

function appointment(title: string, time: string, on = day): CalendarItem {
  const time_slot = new Date(`${on}T${time}:00`).toISOString();
  return {
    title,
    time_slot,
    status: 'Planned',
    service_provider: 'Ravi',
    invitees: null,
    notes: null,
  };
}

async function show(appointments: ItemsByDay): Promise<Stage> {
  const stage = setStage({ stored: sessionOf('asha') });
  stand(stage);
  await answer(stage, appointments);
  return stage;
}

function stand({ environment }: Stage): void {
  render(
    <EnvironmentContext value={environment}>
      <AgendaScreen />
    </EnvironmentContext>,
  );
}

async function answer({ fakes }: Stage, appointments: ItemsByDay): Promise<void> {
  await act(async () => {
    fakes.resolve('getCalendarItems', known(appointments, Date.now()), { kind: 'appointment' });
    fakes.resolve('getCalendarItems', known({}, Date.now()), { kind: 'event' });
    fakes.resolve('getCalendarItems', known({}, Date.now()), { kind: 'task' });
  });
}

function agenda(): HTMLElement {
  return screen.getByRole('region', { name: 'Today' });
}

function lines(): (string | null)[] {
  return within(agenda())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
