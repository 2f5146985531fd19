import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { emptyNewEvent } from '#domain/new-event.ts';
import { texts } from '#domain/texts.ts';
import { createEventDraft } from '../../src/machines/create-event.ts';
import { CreateEventsScreen } from '../../src/views/create-event/create-events-screen.tsx';
import { toasts } from '../world/screen.ts';
import { filled } from './flows/create-event.model.ts';
import { asha, inviteesModel, meera, ravi } from './flows/invitees.model.ts';
import {
  chips,
  fillEvent,
  numberField,
  pasteNumbers,
  pressAfterAlerts,
} from './harness/hosting-person.ts';
import { button, ofAsha, readAlerts, retype } from './harness/person.ts';
import { describeView } from './harness/view.tsx';
import type { Alert } from './harness/walk.ts';

const readable: Readonly<Record<string, string>> = {
  [asha]: '+91 98765 43210',
  [ravi]: '+91 91234 56789',
  [meera]: '+1 415 555 0132',
};

/** Everybody leaves the list only when the event is created, which waits for an empty field. */
const model: typeof inviteesModel = {
  ...inviteesModel,
  isPossible: (snapshot, event) =>
    !(event.type === 'invitees.cleared' && snapshot.context.draft.text !== '') &&
    (inviteesModel.isPossible?.(snapshot, event) ?? true),
};

const created: Alert = [texts.eventCreated, texts.eventCreatedMessage];

/** What is said of the two parts of a pasted list that are no numbers. */
const refused: Alert[] = [
  ['Check the numbers', 'Invalid number format: 12'],
  ['Check the numbers', 'Invalid number format: call me'],
];

describeView({
  model,
  device: { 'nobody yet': ofAsha, 'one of them': ofAsha },
  screens: {
    'nobody yet': () => <CreateEventsScreen />,
    'one of them': ({ environment: { drafts } }) => {
      const draft = { ...emptyNewEvent, invitees: { ...emptyNewEvent.invitees, numbers: [asha] } };
      drafts.save({ userID: 'asha' }, createEventDraft.flow, draft);
      return <CreateEventsScreen />;
    },
  },
  events: {
    'country.changed': async (_, stage) => {
      await retype(screen.getByRole('combobox', { name: 'Country' }), 'United States', stage);
      await stage.user.click(await screen.findByRole('option', { name: 'United States (+1)' }));
    },
    'number.changed': async ({ text }, stage) => {
      await readAlerts(stage);
      const typed = text.replace(',', '');
      if (numberField().value !== typed) await retype(numberField(), typed, stage);
      await stage.user.click(numberField());
      if (text !== typed) await stage.user.keyboard(',');
    },
    'numbers.pasted': async ({ text }, stage) => {
      await readAlerts(stage);
      await pasteNumbers(text, stage);
    },
    'numbers.submitted': (_, stage) => pressAfterAlerts('Add', stage),
    'invitee.removed': ({ number }, stage) => pressAfterAlerts(`Remove ${readable[number]}`, stage),
    'contacts.requested': (_, stage) => pressAfterAlerts('Pick from contacts', stage),
    'invitees.cleared': async (_, stage) => {
      await readAlerts(stage);
      fillEvent(filled.form);
      await stage.user.click(button(texts.createEvent));
      await act(async () =>
        stage.fakes.resolve('createEvent', { outcome: 'created', eventId: null }),
      );
    },
  },
  states: {
    entering: async (stage, { snapshot, after }) => {
      const { text, numbers, country } = snapshot.context.draft;
      const hasFailed = after?.type === 'xstate.error.actor.pickContacts';
      expect(toasts()).toEqual(hasFailed ? [texts.contactsFailed] : []);
      const said = await readAlerts(stage);
      expect(said.filter(([title]) => title === texts.eventCreated)).toEqual(
        after?.type === 'invitees.cleared' ? [created] : [],
      );
      expect(said.filter(([, message]) => message.startsWith('Invalid number'))).toEqual(
        refusedAfter(after, text),
      );
      expect(numberField().value).toBe(text);
      expect(chips()).toEqual(numbers.map((number: string) => readable[number]));
      expect(button('Add').hasAttribute('disabled')).toBe(text === '');
      const countryField = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
      expect(countryField.value).toBe(country === 'US' ? 'United States (+1)' : 'India (+91)');
    },
    pickingContacts: async ({ user, fakes }) => {
      await user.click(button(/Pick from contacts/));
      expect(fakes.waiting('pickContacts')).toBe(1);
      expect(numberField().readOnly).toBe(true);
    },
  },
});

/** The alert about parts that are not numbers; `left` is the text that stays in the field. */
function refusedAfter(after: AnyEventObject | null, left: string): Alert[] {
  switch (after?.type) {
    case 'numbers.pasted':
      return refused;
    case 'numbers.submitted':
    case 'xstate.done.actor.pickContacts':
      return left === '12' ? refused.slice(0, 1) : [];
    default:
      return [];
  }
}
