import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { itemKinds } from '#domain/calendar.ts';
import { texts } from '#domain/texts.ts';
import { AgendaScreen } from '../../src/views/calendar-items/agenda-screen.tsx';
import type { FakePorts } from '../world/ports.ts';
import { calendarItemsModel, known } from './flows/calendar-items.model.ts';
import { button, lookAgain, ofAsha } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

describeView({
  model: calendarItemsModel,
  device: { 'a person': ofAsha },
  screens: { 'a person': () => <AgendaScreen /> },
  events: {
    'items.refreshed': async (_, { user, fakes }) => {
      await answerAll(fakes);
      await user.click(button(texts.openCalendar));
      await act(async () => fakes.resolve('checkSession', { valid: true }));
      await user.click(button('Close'));
    },
    'page.shown': async (event, stage) => {
      await answerAll(stage.fakes);
      await lookAgain(event, stage);
    },
    'session.started': async (event, { fakes }) => {
      await answerAll(fakes);
      await act(async () => fakes.say('sessionStarts', event));
    },
    'item.added': (event, { fakes }) => act(async () => fakes.say('entryChanges', event)),
    'item.removed': (event, { fakes }) => act(async () => fakes.say('entryChanges', event)),
  },
  states: {
    listing: ({ fakes }, { after }) => {
      for (const kind of itemKinds) {
        expect(fakes.waiting('getCalendarItems', { kind, userID: 'asha' })).toBe(1);
      }
      const isBusy = screen.getByRole('region', { name: 'Today' }).getAttribute('aria-busy');
      // An item of another day leaves today to the lists that are on their way.
      const awaits = [undefined, 'item.added', 'item.removed'];
      expect(isBusy).toBe(String(awaits.includes(after?.type)));
    },
  },
});

async function answerAll(fakes: FakePorts): Promise<void> {
  for (const kind of itemKinds) {
    await act(async () => fakes.resolve('getCalendarItems', known(), { kind }));
  }
}
