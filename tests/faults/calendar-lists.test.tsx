import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { inPages, noConnection, ok, refusal, userID } from '../world/answers.ts';
import { keepLog } from '../world/log.ts';
import { agenda, day, fillLists, lists, openDashboard } from '../world/person/calendar.ts';
import { press, signInAgain } from '../world/person/person.ts';
import { expectLoginOver, toasts } from '../world/screen.ts';
import { breathe, network, reload, signOutElsewhere, until, visit } from '../world/visit.tsx';
import { sentence } from './faults.ts';

const log = keepLog();
it('Calendar: without an answer a reload keeps what was last known, with its time, and a logout drops it', async () => {
  fillLists();
  await openDashboard();
  await until(() => expect(agenda()).toHaveLength(3));
  for (const { call } of lists) network.answer(call, noConnection);
  await reload();
  await until(() => expect(agenda()).toHaveLength(3));
  await until(() => screen.getByText(/^As of \d\d:\d\d [ap]m$/));
  expect(log()).toEqual(lists.map(({ call }) => `${call}: unavailable`));
  expectNothingSaid();
  await signOutElsewhere();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('timewell.seen.'))).toEqual([]);
});

it('Calendar: without an answer a list of several pages, of which the device keeps the first, leaves no day said to be empty', async () => {
  fillLists();
  network.answer('getTasks', inPages({}, {}));
  await openDashboard();
  await until(() => expect(agenda()).toHaveLength(2));
  for (const { call } of lists) network.answer(call, noConnection);
  await visit('/calendar?day=2026-01-05');
  await until(() => expect(day()).toEqual([]));
  await breathe();
  expect(screen.getByText(/^As of \d\d:\d\d [ap]m$/)).toBeVisible();
  expect(screen.queryByText('Nothing on this day')).toBeNull();
});

it('Agenda: a visit shows what the last one knew until the service has answered, and says of no day that it is free by it', async () => {
  fillLists();
  await openDashboard();
  await until(() => expect(agenda()).toHaveLength(3));
  const held = lists.map(({ call }) => network.hold(call));
  await reload();
  await until(() => expect(agenda()).toHaveLength(3));
  expect(screen.queryByText(/^(As of|Nothing planned)/)).toBeNull();
  held[0]?.(ok({}));
  await until(() => expect(agenda()).toHaveLength(2));
  held[1]?.(refusal(403, sentence));
  await until(() => expect(agenda()).toHaveLength(1));
  held[2]?.(ok({}));
  await until(() => expect(agenda()).toHaveLength(0));
  expect(screen.queryByText(/^Nothing planned/)).toBeNull();
});

it('Agenda: later in a visit, in which the person may have changed something, nothing of before is shown', async () => {
  fillLists();
  await openDashboard();
  await until(() => expect(agenda()).toHaveLength(3));
  for (const { call } of lists) network.hold(call);
  screen.getByRole('link', { name: 'Appointments' }).click();
  await until(() => expect(network.sent('getTasks')).toHaveLength(2));
  await breathe();
  expect(screen.getByRole('region', { name: 'Today' }).getAttribute('aria-busy')).toBe('true');
});

it('Agenda: after a 401 it loads again once the same person has signed in', async () => {
  for (const { call } of lists) network.answer(call, refusal(401, sentence));
  await openDashboard();
  await until(() => expectLoginOver('/dashboard'));
  fillLists();
  network.answer('login', ok({ token: 'a-new-token', userID }));
  await signInAgain();
  await until(() => expect(agenda()).toHaveLength(3));
});

it('Calendar: three 401s open one login, and calendar and agenda stay under it', async () => {
  fillLists();
  await openDashboard();
  await until(() => expect(agenda()).toHaveLength(3));
  const held = lists.map(({ call }) => network.hold(call));
  await press(texts.openCalendar);
  await until(() => screen.getByRole('dialog', { name: 'Calendar' }));
  for (const answer of held) answer(refusal(401, sentence));
  await until(() => expectLoginOver('/dashboard'));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Calendar', hidden: true })).toBeVisible();
  expect(agenda()).toHaveLength(3);
  expect(log()).toHaveLength(3);
  expectNothingSaid();
});

function expectNothingSaid(): void {
  expect(toasts()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText(sentence)).toBeNull();
}
