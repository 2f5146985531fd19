import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { itemKinds } from '#domain/calendar.ts';
import { texts } from '#domain/texts.ts';
import * as hi from '../../src/views/calendar/calendar.texts.hi.ts';
import * as words from '../../src/views/calendar/calendar.texts.ts';
import { OpenCalendar } from '../../src/views/calendar/open-calendar.tsx';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { known } from '../model/flows/calendar-items.model.ts';
import { sessionOf } from '../model/flows/session.model.ts';
import { setStage } from '../model/harness/view.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('Calendar entry: in Hindi a status stays as it is typed, also where it begins with a known one in English', async () => {
  vi.spyOn(words, 'statusText').mockImplementation(hi.statusText);
  vi.spyOn(words, 'statusFrom').mockImplementation(hi.statusFrom);
  const { user, press } = await addTask();
  const status = await screen.findByRole('textbox', { name: 'Status' });
  expect(status).toHaveValue('करना है');
  await user.clear(status);
  await user.type(status, 'Done by evening');
  expect(status).toHaveValue('Done by evening');
  await press('हो गया');
  expect(status).toHaveValue('हो गया');
});

it('Calendar entry: each field but the notes says that it has to be filled', async () => {
  await addTask();
  const status = await screen.findByRole('textbox', { name: 'Status' });
  for (const field of [status, screen.getByLabelText('Title'), screen.getByLabelText('Time')])
    expect(field).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Notes' })).not.toBeRequired();
});

/** Opens the form of a new task. */
async function addTask() {
  const { environment, fakes, user } = setStage({ stored: sessionOf('asha') });
  render(
    <EnvironmentContext value={environment}>
      <OpenCalendar />
    </EnvironmentContext>,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press(texts.openCalendar);
  await act(async () => fakes.resolve('checkSession', { valid: true }));
  await act(async () => {
    for (const kind of itemKinds) fakes.resolve('getCalendarItems', known({}), { kind });
  });
  await press(texts.addItem.task);
  return { user, press };
}
