import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import type { CalendarDraft } from '#domain/calendar-entry.ts';
import { texts } from '#domain/texts.ts';
import { calendarDraft } from '../../src/machines/calendar.ts';
import { CalendarScreen } from '../../src/views/calendar/calendar-screen.tsx';
import { OpenCalendar } from '../../src/views/calendar/open-calendar.tsx';
import { ReadOnlyCalendar } from '../../src/views/calendar/read-only-calendar.tsx';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../src/views/calendar/calendar-view.tsx';
import type { FakePorts } from '../world/ports.ts';
import { calendarModel, otherDay, ownTask } from './flows/calendar.model.ts';
import { known } from './flows/calendar-items.model.ts';
import { today, tomorrow } from './flows/slots.ts';
import { button, dayOfMonth, ofAsha, press } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

/** The header closes its calendar by itself, and a page that is left goes whole. */
const model: typeof calendarModel = {
  ...calendarModel,
  isPossible: (snapshot, event) =>
    !(isStanding(snapshot.context) && event.type === 'calendar.closed') &&
    (calendarModel.isPossible?.(snapshot, event) ?? true),
};

function isStanding({ isReadOnly, isPage }: { isReadOnly: boolean; isPage: boolean }): boolean {
  return isReadOnly || isPage;
}

/** Where the three lists have come already when the calendar is opened. */
const listed = new WeakSet<FakePorts>();

/** The calendar over a page, with a form that was open before a reload. */
function reloaded(draft: CalendarDraft) {
  return ({ environment, fakes }: Stage) => {
    environment.drafts.save({ userID: 'asha' }, calendarDraft.flow, draft);
    listed.add(fakes);
    environment.services = { ...environment.services, getCalendarItems: answered };
    return <OpenCalendar />;
  };
}

const answered = fromPromise(async () => known());

describeView({
  model,
  device: {
    'to add to': ofAsha,
    'to read only': ofAsha,
    'on its own page': ofAsha,
    'after a reload': ofAsha,
    'a change after a reload': ofAsha,
  },
  screens: {
    'to add to': () => <OpenCalendar />,
    'to read only': () => <ReadOnlyCalendar />,
    'on its own page': () => <CalendarScreen />,
    'after a reload': reloaded({ day: otherDay, adding: 'event', former: null }),
    'a change after a reload': reloaded({ day: otherDay, adding: 'task', former: ownTask }),
  },
  events: {
    'calendar.opened': press(texts.openCalendar),
    'calendar.closed': press('Close'),
    'day.chosen': ({ day }, { user }) => user.click(dayOfMonth(day)),
    'day.focused': async (_, { user }) => {
      act(() => dayOfMonth(today).focus());
      await user.keyboard('{ArrowRight}');
      expect(dayOfMonth(tomorrow)).toHaveFocus();
    },
    'month.turned': async () => swipeToTheLeft(dayOfMonth(today)),
    'today.requested': press('Today'),
    'entry.requested': ({ kind }, { user }) => user.click(button(texts.addItem[kind])),
    'entry.typed': async (_, { user }) => user.type(screen.getByLabelText('Title'), 'B'),
    'entry.closed': press('Cancel'),
    'session.started': ({ type }, { fakes }) =>
      act(async () => fakes.say('sessionStarts', { type })),
    'entry.saved': async ({ day, added }, { user, fakes }) => {
      const names = {
        Title: 'Buy colours',
        Status: 'open',
        'Service provider': '-',
        Invitees: '-',
      };
      for (const [name, text] of Object.entries(names)) {
        const field = screen.queryByRole('textbox', { name });
        if (field) await user.type(field, text);
      }
      fireEvent.change(screen.getByLabelText('Date'), { target: { value: day } });
      fireEvent.change(screen.getByLabelText('Time'), { target: { value: '10:30' } });
      await user.click(button('Save'));
      if (fakes.waiting('updateCalendarItem') > 0) {
        await act(async () => fakes.resolve('updateCalendarItem', { outcome: 'gone' }));
        await user.click(button('Save as new'));
      }
      await act(async () => fakes.resolve('createCalendarItem', added.item));
    },
  },
  states: {
    closed: ({ fakes }) => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button(texts.openCalendar).getAttribute('aria-disabled')).not.toBe('true');
      expect(fakes.waiting('getCalendarItems')).toBe(0);
    },
    checking: ({ fakes }) => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(fakes.waiting('checkSession')).toBe(1);
      expect(fakes.waiting('getCalendarItems')).toBe(0);
    },
    'open.viewing': async (stage, { snapshot }) => {
      const { day, focusedDay, isReadOnly } = snapshot.context;
      const isInDialog = !isStanding(snapshot.context);
      expect(
        await screen.findByRole('heading', { name: dayWords[day as keyof typeof dayWords] }),
      ).toBeVisible();
      expectOpen(stage, isInDialog);
      const month = focusedDay.startsWith('2026-04') ? 'April 2026' : 'March 2026';
      expect(screen.getByRole('grid', { name: `Calendar, ${month}` })).toBeVisible();
      const selected = screen.queryAllByRole('gridcell', { selected: true });
      const isInMonth = month === 'March 2026';
      expect(selected).toEqual(isInMonth ? [dayOfMonth(day).closest('[role="gridcell"]')] : []);
      expect(screen.queryAllByRole('button', { name: /^Add / })).toHaveLength(isReadOnly ? 0 : 3);
      const isSaved = stage.fakes.calls.some(({ actor }) => actor === 'createCalendarItem');
      const list = within(
        screen.getByRole('region', { name: dayWords[day as keyof typeof dayWords] }),
      );
      const items = list.queryAllByRole('listitem').map(({ textContent }) => textContent);
      const isShown = isSaved && day === tomorrow;
      expect(items).toEqual(isShown ? [expect.stringContaining('Buy colours')] : []);
    },
    'open.adding': async (stage, { snapshot }) => {
      const { adding, former } = snapshot.context;
      const names = former ? texts.editItem : texts.addItem;
      const name = names[adding as keyof typeof names];
      const form = await screen.findByRole('region', { name });
      expectOpen(stage, !isStanding(snapshot.context));
      expect(within(form).getByRole('textbox', { name: 'Title' })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
    },
  },
});

const dayWords = {
  [today]: 'Monday, 9 March 2026',
  [tomorrow]: 'Tuesday, 10 March 2026',
  [otherDay]: 'Thursday, 12 March 2026',
} as const;

function expectOpen({ fakes }: Stage, isInDialog: boolean): void {
  const dialogs = screen.queryAllByRole('dialog', { name: 'Calendar' });
  expect(dialogs).toHaveLength(isInDialog ? 1 : 0);
  expect(fakes.waiting('getCalendarItems')).toBe(listed.has(fakes) ? 0 : 3);
}

/** A finger goes across the month, on to the next. */
function swipeToTheLeft(from: HTMLElement): void {
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, clientY: 100 };
  fireEvent.pointerDown(from, { ...finger, clientX: 300 });
  fireEvent.pointerMove(from, { ...finger, clientX: 200 });
  fireEvent.pointerCancel(from, { ...finger, clientX: 200 });
}
