import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import type { ItemKind } from '#domain/calendar.ts';
import { texts } from '#domain/texts.ts';
import { ok, token, userID } from '../../../world/answers.ts';
import type { CallName } from '../../../world/calls.ts';
import { keepLog } from '../../../world/log.ts';
import { follow } from '../../../world/person/booking.ts';
import {
  agenda,
  askedFor,
  bodyOf,
  day,
  type Entry,
  entries,
  expectEntry,
  expectSaved,
  fillLists,
  item,
  lists,
  type OwnEntry,
  openCalendar,
  openEntry,
  openOwn,
  ownEntries,
  today,
} from '../../../world/person/calendar.ts';
import { myAppointments } from '../../../world/person/invitations.ts';
import { press, type } from '../../../world/person/person.ts';
import { enabled, expectNoDialog, stored, toasts } from '../../../world/screen.ts';
import { network, signOutElsewhere, until } from '../../../world/visit.tsx';
import { type Fault, isMisread, sentence, unauthorized } from '../../faults.ts';
import { loaded } from '../loaded.ts';
import { pressed } from '../pressed.ts';
import { furtherCells, type Row, type Rows, withExtraCells } from '../row.ts';

const log = keepLog();
const [appointments, events, tasks] = lists;
const [appointment, event, task] = entries;

/** The three lists of the calendar, and what a person adds to them: failures are only logged. */
export const calendarRows = {
  getAppointments: listed(appointments),
  getCalendarEvents: listed(events),
  getTasks: listed(tasks),
  createAppointment: withExtraCells(entered(appointment), furtherCells(restored())),
  createCalendarEvent: entered(event),
  createTask: entered(task),
  updateAppointment: changed('updateAppointment', appointment),
  updateCalendarEvent: changed('updateCalendarEvent', event),
  updateTask: withExtraCells(changed('updateTask', task), furtherCells(ticked())),
  deleteAppointment: deleted('deleteAppointment', appointment),
  deleteCalendarEvent: deleted('deleteCalendarEvent', event),
  deleteTask: deleted('deleteTask', task),
} satisfies Rows;

function listed(list: (typeof lists)[number]): Row {
  const { call, title } = list;
  const all = lists.map((one) => one.title);
  return loaded({
    call,
    fields: askedFor,
    wrongShape: { '2026-11-20': { title: 'A secret' } },
    page: '/dashboard',
    underLogin: () => expectInLogOnly(call, unauthorized),
    prepare: fillLists,
    asItWas: (fault) => {
      expectInLogOnly(call, fault);
      expect(agenda()).toEqual(all.filter((one) => one !== title));
      expect(stored()).toMatchObject({ token });
    },
    again: null,
    good: today(item(title)),
    goesOn: () => expect(agenda()).toEqual(all),
    left: () => expect(log()).toEqual([]),
  });
}

function entered(entry: Entry): Row {
  const { call } = entry;
  return pressed({
    call,
    page: myAppointments,
    fields: { ...bodyOf(entry), request_id: expect.any(String) },
    arrive: () => openEntry(entry),
    button: 'Save',
    kept: 'the form keeps everything',
    asItWas: (fault) => {
      expectInLogOnly(call, fault);
      expect(enabled('Save again')).toBeVisible();
      expectFormKept(entry);
    },
    underLogin: () => {
      expectInLogOnly(call, unauthorized);
      expectFormKept(entry);
    },
    again: 'Save again',
    thenCalled: 'Save again',
    good: ok(bodyOf(entry)),
    done: 'the entry is saved',
    goesOn: expectSaved,
    leave: () => press('Close'),
    left: () => {
      expectNoDialog();
      expect(stored()).toMatchObject({ token });
      expect(log()).toEqual([]);
    },
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await until(() => expectEntry(entry));
      await until(() => expect(agenda()).not.toBeNull());
    },
  });
}

/** An entry that the person made is changed in its form, which stays where that fails. */
function changed(call: CallName, { kind }: Entry): Row {
  const { title, content, item: made } = ownEntry(kind);
  const isInForm = () => {
    expect(document.querySelector('.entry-form')?.getAttribute('aria-label')).toBe(
      texts.editItem[kind],
    );
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A quiet hour');
  };
  return pressed({
    call,
    page: myAppointments,
    fields: { id: 'made', user_id: userID, ...content, title: 'A quiet hour' },
    arrive: async () => {
      await openOwn(ownEntry(kind));
      await press('Edit');
      await until(() => expect(enabled('Save')).toBeVisible());
      expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(title);
      await type('Title', 'A quiet hour');
    },
    button: 'Save',
    kept: 'the form keeps everything',
    asItWas: () => {
      expect(enabled('Save again')).toBeVisible();
      isInForm();
    },
    underLogin: isInForm,
    again: 'Save again',
    thenCalled: 'Save again',
    good: ok({ ...made, title: 'A quiet hour' }),
    done: 'the entry is changed',
    goesOn: () => expect(day()).toEqual(['A quiet hour']),
    leave: () => press('Close'),
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await until(isInForm);
      await until(() => expect(agenda()).not.toBeNull());
    },
  });
}

/** A task that the person made is ticked off, and is to do still where that fails. */
function ticked(): Row {
  const { title, content, item: made } = ownEntry('task');
  const isPressed = () => enabled(texts.done).getAttribute('aria-pressed');
  return pressed({
    call: 'updateTask',
    where: 'Done',
    page: myAppointments,
    fields: { id: 'made', user_id: userID, ...content, status: 'Done' },
    arrive: () => openOwn(ownEntry('task')),
    button: texts.done,
    toasts: () => [texts.entryNotChanged(title)],
    kept: 'the task is to do still',
    asItWas: () => expect(isPressed()).toBe('false'),
    good: ok({ ...made, status: 'Done' }),
    done: 'the task is done',
    goesOn: () => expect(isPressed()).toBe('true'),
    leave: signOutElsewhere,
    comeBack: null,
  });
}

/** An entry that the person made is deleted, and stays where that fails. */
function deleted(call: CallName, { kind }: Entry): Row {
  const { title } = ownEntry(kind);
  const isListed = () => {
    expect(day()).toEqual([title]);
    expect(enabled('Delete')).toBeVisible();
  };
  return pressed({
    call,
    page: myAppointments,
    fields: { id: 'made', user_id: userID },
    isDoneWithoutBody: true,
    arrive: () => openOwn(ownEntry(kind)),
    button: 'Delete',
    said: [texts.entryDeleted(title)],
    toasts: () => [texts.entryNotDeleted(title)],
    kept: 'the entry stays',
    asItWas: isListed,
    underLogin: () => expect(day()).toEqual([title]),
    good: ok({}),
    done: 'the entry is gone',
    goesOn: () => expect(day()).toEqual([]),
    leave: signOutElsewhere,
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await openCalendar();
      await until(isListed);
    },
  });
}

/** A deleted entry, of any kind alike, is added again, and can be so later where that fails. */
function restored(): Row {
  const own = ownEntry('appointment');
  const { title, content, item: made } = own;
  return pressed({
    call: 'createAppointment',
    where: 'Undo',
    page: myAppointments,
    fields: { user_id: userID, ...content, request_id: made.id },
    arrive: async () => {
      await openOwn(own);
      await press('Delete');
      await until(() => expect(day()).toEqual([]));
      network.answer(own.list, ok({}));
    },
    button: texts.undo,
    said: [texts.entryRestored(title)],
    toasts: () => [texts.entryNotRestored(title)],
    kept: 'another try is offered',
    asItWas: () => {
      expect(enabled(texts.tryAgain)).toBeVisible();
      // The list that is fetched anew has come.
      expect(day()).toEqual([]);
    },
    again: texts.tryAgain,
    good: ok({ ...made, id: 'made-again' }),
    done: 'the entry is there again',
    goesOn: () => expect(day()).toEqual([title]),
    leave: signOutElsewhere,
    comeBack: null,
  });
}

function ownEntry(kind: ItemKind): OwnEntry {
  const own = ownEntries().find((entry) => entry.kind === kind);
  if (!own) throw new Error(`There is no entry of the kind ${kind}.`);
  return own;
}

/** One line of the log says that the call failed and how; the screen says nothing. */
function expectInLogOnly(call: string, fault: Fault): void {
  expect(log().filter((line) => line.startsWith(call))).toEqual([`${call}: ${failureOf(fault)}`]);
  expect(toasts()).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText(sentence)).toBeNull();
}

function expectFormKept(entry: Entry): void {
  expectEntry(entry);
  expect(document.querySelector('.entry-form [role="alert"], [aria-invalid="true"]')).toBeNull();
}

function failureOf(fault: Fault): string {
  if (isMisread(fault)) return 'malformed';
  if (fault.kind === 'unanswered') return 'unavailable';
  return fault.kind === 'unauthorized' ? 'unauthorized' : 'refused';
}
