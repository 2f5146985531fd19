import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, token } from '../../../world/answers.ts';
import { keepLog } from '../../../world/log.ts';
import { expectLoginOver, follow } from '../../../world/person/booking.ts';
import {
  agenda,
  askedFor,
  bodyOf,
  type Entry,
  entries,
  expectEntry,
  expectSaved,
  fillLists,
  item,
  lists,
  myAppointments,
  openEntry,
  today,
} from '../../../world/person/calendar.ts';
import { press } from '../../../world/person/person.ts';
import { enabled, expectNoDialog, stored, toasts } from '../../../world/screen.ts';
import { until } from '../../../world/visit.tsx';
import { type Fault, isMisread, sentence } from '../../faults.ts';
import { loaded } from '../loaded.ts';
import { pressed } from '../pressed.ts';
import type { Row, Rows } from '../row.ts';

const log = keepLog();
const [appointments, events, tasks] = lists;
const [appointment, event, task] = entries;

/** The three lists of the calendar, and what a person adds to them: failures are only logged. */
export const calendarRows = {
  getAppointments: listed(appointments),
  getCalendarEvents: listed(events),
  getTasks: listed(tasks),
  createAppointment: entered(appointment),
  createCalendarEvent: entered(event),
  createTask: entered(task),
} satisfies Rows;

function listed(list: (typeof lists)[number]): Row {
  const { call, title } = list;
  const { call: _, ...sent } = askedFor(list);
  const all = lists.map((one) => one.title);
  return loaded({
    call,
    sent,
    wrongShape: { '2026-11-20': { title: 'A secret' } },
    path: '/dashboard',
    prepare: fillLists,
    toasts: () => [],
    asItWas: (fault) => {
      expectInLogOnly(call, fault);
      if (fault.kind === 'unauthorized') return expectLoginOver('/dashboard');
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
  const { call, path } = entry;
  return pressed({
    call,
    sent: { method: 'POST', path, bearer: token, body: bodyOf(entry) },
    wrongShape: { ...bodyOf(entry), time_slot: 'later' },
    arrive: () => openEntry(entry),
    button: 'Save',
    said: [],
    toasts: () => [],
    kept: 'the form keeps everything',
    asItWas: (fault) => {
      expectInLogOnly(call, fault);
      if (fault.kind === 'unauthorized') expectLoginOver(myAppointments);
      else expect(enabled('Save')).toBeDefined();
      expectEntry(entry);
      expect(
        document.querySelector('.entry-form [role="alert"], [aria-invalid="true"]'),
      ).toBeNull();
    },
    again: 'Save',
    good: ok(bodyOf(entry)),
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
    },
  });
}

/** One line, which says that the call failed and how, and nothing else; not a word on the screen. */
function expectInLogOnly(call: string, fault: Fault): void {
  expect(log().filter((line) => line.startsWith(call))).toEqual([`${call}: ${failureOf(fault)}`]);
  expect(toasts()).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText(sentence)).toBeNull();
}

function failureOf(fault: Fault): string {
  if (isMisread(fault)) return 'malformed';
  if (fault.kind === 'unanswered') return 'unavailable';
  return fault.kind === 'unauthorized' ? 'unauthorized' : 'refused';
}
