import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { AgendaScreen } from '../../src/views/calendar-items/agenda-screen.tsx';
import { calendarItemsModel, calls, listed } from './flows/calendar-items.model.ts';
import { today } from './flows/slots.ts';
import { button, ofAsha } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

// Only the day is pretended: what waits goes on waiting for real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T06:00:00Z`) });
});

afterEach(() => vi.useRealTimers());

/** The agenda adds nothing; the calendar does, and is walked on a view of its own. */
const model: typeof calendarItemsModel = {
  ...calendarItemsModel,
  isPossible: (snapshot, event) =>
    event.type !== 'item.added' && (calendarItemsModel.isPossible?.(snapshot, event) ?? true),
};

describeView({
  model,
  device: { 'a person': ofAsha },
  screens: { 'a person': () => <AgendaScreen /> },
  events: {
    'items.refreshed': async (_, { user, fakes }) => {
      await user.click(button(texts.openCalendar));
      await act(async () => fakes.resolve('checkSession', { valid: true }));
      await user.click(button('Close'));
    },
    'item.added': async () => {
      throw new Error('Nothing is added on the agenda.');
    },
  },
  states: {
    'appointments.loading': expectLoading('getAppointments'),
    'appointments.listed': expectListed('getAppointments'),
    'appointments.failed': expectFailed('getAppointments'),
    'events.loading': expectLoading('getCalendarEvents'),
    'events.listed': expectListed('getCalendarEvents'),
    'events.failed': expectFailed('getCalendarEvents'),
    'tasks.loading': expectLoading('getTasks'),
    'tasks.listed': expectListed('getTasks'),
    'tasks.failed': expectFailed('getTasks'),
  },
});

const agenda = () => screen.getByRole('region', { name: 'Today' });

function expectLoading(call: keyof typeof calls) {
  return ({ fakes }: Stage, { after }: Expected): void => {
    expect(fakes.waiting(call)).toBe(1);
    if (after === null) expect(agenda().getAttribute('aria-busy')).toBe('true');
  };
}

function expectListed(call: keyof typeof calls) {
  return (): void => {
    expect(agenda().getAttribute('aria-busy')).toBe('false');
    for (const { title } of listed[calls[call].kind][today] ?? []) {
      expect(within(agenda()).getByText(title)).toBeDefined();
    }
  };
}

/** Nothing is said of a list that did not arrive (specification, 8). */
function expectFailed(call: keyof typeof calls) {
  return ({ environment: { app }, fakes }: Stage): void => {
    const { toasts, alerts } = app.getSnapshot().children.notices?.getSnapshot().context ?? {};
    expect([toasts, alerts]).toEqual([[], []]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fakes.waiting(call)).toBe(0);
  };
}
