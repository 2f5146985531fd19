import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { calendarMachine } from '../../src/machines/calendar.ts';
import { CalendarView } from '../../src/views/calendar/calendar-view.tsx';
import { useFlow } from '../../src/views/flow/use-flow.ts';
import { toasts } from '../world/screen.ts';
import { known } from './flows/calendar-items.model.ts';
import { entryActionsModel, ownTask } from './flows/entry-actions.model.ts';
import { today } from './flows/slots.ts';
import { ofAsha, tell } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

/** The calendar in full, with one task that the person made. */
function Screen() {
  const input = () => ({ userID: 'asha', today, day: today, isReadOnly: false, isPage: false });
  const flow = useFlow(calendarMachine, { input });
  if (flow.getSnapshot().matches('closed')) flow.send({ type: 'calendar.opened', today });
  return <CalendarView flow={flow} />;
}

/** The task is on the screen before anything is done to it. */
async function list({ fakes }: Stage): Promise<void> {
  if (fakes.waiting('checkSession') > 0) {
    await act(async () => fakes.resolve('checkSession', { valid: true }));
  }
  if (fakes.waiting('getCalendarItems') === 0) return;
  await act(async () => {
    for (const kind of ['appointment', 'event'])
      fakes.resolve('getCalendarItems', known(), { kind });
    fakes.resolve('getCalendarItems', known({ [today]: [ownTask] }), { kind: 'task' });
  });
}

describeView({
  model: entryActionsModel,
  device: { 'the app opens': ofAsha },
  screens: { 'the app opens': () => <Screen /> },
  provide: () => ({}),
  events: {
    'entryAction.requested': async (event, stage) => {
      await list(stage);
      const { what } = event.action;
      const label = {
        delete: 'Delete',
        mark: texts.done,
        restore: new RegExp(`^(${texts.undo}|${texts.tryAgain})$`),
      }[what];
      const [button] = screen.queryAllByRole('button', { name: label });
      if (button) await stage.user.click(button);
      else await tell(event, stage);
    },
    'person.left': (_, stage) =>
      tell({ type: 'session.ended', cause: 'loggedOut', userID: null }, stage),
  },
  states: {
    resting: (_, { after }) => {
      expect(toasts()).toEqual(saidAfter(after?.type));
    },
    deleting: ({ fakes }) => {
      expect(fakes.waiting('deleteCalendarItem', { id: ownTask.id })).toBe(1);
      const line = screen.getByRole('listitem');
      expect(line.textContent).toContain(ownTask.title);
      const button = within(line).getByRole('button', { name: 'Delete' });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button).toHaveAccessibleDescription(ownTask.title);
    },
    marking: ({ fakes }) => {
      expect(fakes.waiting('markTask', { status: 'Done' })).toBe(1);
      const button = screen.getByRole('button', { name: texts.done });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.getAttribute('aria-pressed')).toBe('false');
    },
    restoring: ({ fakes }) => {
      expect(fakes.waiting('restoreCalendarItem', { item: ownTask })).toBe(1);
    },
  },
});

function saidAfter(type = ''): string[] {
  const said: Readonly<Record<string, string>> = {
    'xstate.done.actor.deleteCalendarItem': texts.entryDeleted(ownTask.title),
    'xstate.error.actor.deleteCalendarItem': texts.entryNotDeleted(ownTask.title),
    'xstate.error.actor.markTask': texts.entryNotChanged(ownTask.title),
    'xstate.done.actor.restoreCalendarItem': texts.entryRestored(ownTask.title),
    'xstate.error.actor.restoreCalendarItem': texts.entryNotRestored(ownTask.title),
  };
  return Object.entries(said).flatMap(([end, text]) => (end === type ? [text] : []));
}
