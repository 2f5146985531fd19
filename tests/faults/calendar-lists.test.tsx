import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { noConnection, ok, refusal, userID } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { keepLog } from '../world/log.ts';
import type { Sent } from '../world/network.ts';
import {
  agenda,
  chooseCalendar,
  day,
  fillLists,
  lists,
  openDashboard,
} from '../world/person/calendar.ts';
import { press, signInAgain } from '../world/person/person.ts';
import { dialog, expectLoginOver, toasts } from '../world/screen.ts';
import {
  breathe,
  network,
  patience,
  reload,
  signOutElsewhere,
  until,
  visit,
} from '../world/visit.tsx';
import { faultsOf, sentence } from './faults.ts';
import { columns } from './matrix/columns.ts';

const log = keepLog();
const wrongShape = { '2026-11-20': { title: 'A secret' } };
const faults = faultsOf(wrongShape)
  .filter(({ column }) => ['unauthorized', 'html500', 'timeout'].includes(column))
  .map((fault) => [columns[fault.column], fault] as const);

it('Calendar: without an answer a reload keeps what was last known, with its time, and a logout drops it', async () => {
  fillLists();
  await openDashboard();
  await until(() => expect(agenda()).toHaveLength(3));
  for (const { call } of lists) network.answer(call, noConnection);
  await reload();
  await until(() => expect(agenda()).toHaveLength(3));
  expect(screen.getByText(/^As of \d\d:\d\d [ap]m$/)).toBeVisible();
  expect(log()).toEqual(lists.map(({ call }) => `${call}: unavailable`));
  expectNothingSaid();
  await signOutElsewhere();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('timewell.seen.'))).toEqual([]);
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
  await until(() => expect(asked('getTasks')).toHaveLength(2));
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

describe('Header', () => {
  it.each(faults)(
    'when every list of its calendar %s, the failure is logged and no message appears',
    async (_, fault) => {
      for (const { call } of lists) network.answer(call, fault.answer);
      await visit('/blog', signedIn);
      await chooseCalendar();
      if (fault.column === 'timeout') await giveUp(lists.map(({ call }) => call));
      await until(() => expect(log()).toHaveLength(3));
      expectNothingSaid();
      for (const { call } of lists) expectShortLog(call);
      if (fault.kind === 'unauthorized') return until(() => expectLoginOver('/blog'));
      await until(() => expect(day()).toEqual([]));
      expect(dialog('Calendar')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
    },
  );
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

function asked(call: Sent['call']): Sent[] {
  return network.sent(call);
}

async function giveUp(calls: readonly Sent['call'][]): Promise<void> {
  for (const call of calls) {
    await until(() => expect(asked(call).some(({ signal }) => !signal.aborted)).toBe(true));
  }
  await breathe();
  expect(patience.limits.at(-1)).toBe(10_000);
  patience.runOut();
}

/** The log names the failed call and the kind of failure, and quotes no request or answer. */
function expectShortLog(call: Sent['call']): void {
  const lines = log().filter((line) => line.startsWith(call));
  expect(lines).not.toEqual([]);
  for (const line of log()) {
    expect(line).toMatch(/^\w+: (unauthorized|refused|unavailable|malformed)$/);
  }
}

function expectNothingSaid(): void {
  expect(toasts()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText(sentence)).toBeNull();
}
