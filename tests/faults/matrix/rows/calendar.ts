import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, token } from '../../../world/answers.ts';
import { keepLog } from '../../../world/log.ts';
import { follow } from '../../../world/person/booking.ts';
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
import { type Fault, isMisread, sentence, unauthorized } from '../../faults.ts';
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
  const all = lists.map((one) => one.title);
  return loaded({
    call,
    fields: askedFor,
    wrongShape: { '2026-11-20': { title: 'A secret' } },
    page: '/dashboard',
    underLogin: () => expectInLogOnly(call, unauthorized),
    prepare: fillLists,
    toasts: () => [],
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
    fields: bodyOf(entry),
    wrongShape: { ...bodyOf(entry), time_slot: 'later' },
    arrive: () => openEntry(entry),
    button: 'Save',
    said: [],
    toasts: () => [],
    kept: 'the form keeps everything',
    asItWas: (fault) => {
      expectInLogOnly(call, fault);
      expect(enabled('Save')).toBeVisible();
      expectFormKept(entry);
    },
    underLogin: () => {
      expectInLogOnly(call, unauthorized);
      expectFormKept(entry);
    },
    again: 'Save',
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
    },
  });
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
