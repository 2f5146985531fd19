import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { ItemsByDay } from '#domain/calendar.ts';
import { shownOf } from '#domain/calendar-days.ts';
import { texts } from '#domain/texts.ts';
import { AgendaScreen } from '../../src/views/calendar-items/agenda-screen.tsx';
import { known } from './flows/calendar-items.model.ts';
import { calendarListModel, listedTask } from './flows/calendar-list.model.ts';
import { today } from './flows/slots.ts';
import { button, lookAgain, ofAsha } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

const kind = 'task';
const call = 'getCalendarItems';

describeView({
  model: calendarListModel,
  device: { tasks: ofAsha },
  screens: { tasks: () => <AgendaScreen /> },
  events: {
    'items.refreshed': async (_, { user, fakes }) => {
      await user.click(button(texts.openCalendar));
      await act(async () => fakes.resolve('checkSession', { valid: true }));
      await user.click(button('Close'));
    },
    'page.shown': lookAgain,
    'item.added': ({ day, item }, { fakes }) =>
      act(async () =>
        fakes.say('entryChanges', { type: 'item.added', day, added: { kind, item } }),
      ),
    'item.removed': ({ id }, { fakes }) =>
      act(async () => fakes.say('entryChanges', { type: 'item.removed', kind, id })),
  },
  children: {
    [call]: async ({ type, output, error }, { fakes }) => {
      await act(async () => {
        for (const other of ['appointment', 'event']) fakes.resolve(call, known(), { kind: other });
        if (type.startsWith('xstate.done')) fakes.resolve(call, output, { kind });
        else fakes.reject(call, error, { kind });
      });
    },
    recallCalendarItems: async ({ type, output, error }, { fakes }) => {
      await act(async () => {
        if (type.startsWith('xstate.done')) fakes.resolve('recallCalendarItems', output, { kind });
        else fakes.reject('recallCalendarItems', error, { kind });
      });
    },
  },
  states: {
    'loading.held': (stage, step) => {
      expectLoading(stage, step);
      expect(agenda().getAttribute('aria-busy')).toBe(String(titles().length === 0));
    },
    'loading.shown': expectLoading,
    listed: ({ fakes }) => {
      expect(fakes.waiting(call)).toBe(0);
      expect(agenda().getAttribute('aria-busy')).toBe('false');
      expect(titles()).toEqual([listedTask.title]);
    },
    // No message says so (§8.12).
    failed: (stage, { snapshot }) => {
      expect(stage.fakes.waiting(call)).toBe(0);
      expect(noticesOf(stage)).toEqual([[], []]);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(titles()).toEqual(todayIn(snapshot));
    },
  },
});

/** While the list is on its way, what was recalled and added is shown. */
function expectLoading({ fakes }: Stage, { snapshot }: { snapshot: AnyMachineSnapshot }): void {
  expect(fakes.waiting(call, { kind })).toBe(1);
  expect(titles()).toEqual(todayIn(snapshot));
}

/** The titles of today's items, as the flow knows them. */
function todayIn({ context }: AnyMachineSnapshot): string[] {
  const items: ItemsByDay | null = shownOf(context);
  return (items?.[today] ?? []).map(({ title }) => title);
}

const agenda = () => screen.getByRole('region', { name: 'Today' });

function titles(): (string | null | undefined)[] {
  const lines = within(agenda()).queryAllByRole('listitem');
  return lines.map((line) => line.querySelector('.item-line-title')?.textContent);
}

function noticesOf({ environment: { app } }: Stage) {
  const { toasts, alerts } = app.getSnapshot().children.notices?.getSnapshot().context ?? {};
  return [toasts, alerts];
}
