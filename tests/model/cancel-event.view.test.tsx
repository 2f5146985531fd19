import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import { texts } from '#domain/texts.ts';
import { CancelEventDialog } from '../../src/views/cancel-event/cancel-event-dialog.tsx';
import { cancelEventModel } from './flows/cancel-event.model.ts';
import { garba } from './flows/hosting.ts';
import { ofAsha, press, toast } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

/** The page, which takes the question away once it is over. */
const owner = createEmptyActor();

describeView({
  model: cancelEventModel,
  device: { 'signed in': ofAsha },
  screens: {
    'signed in': () => <CancelEventDialog owner={owner} id="garba/1" event={garba} />,
  },
  events: {
    'message.changed': async ({ text }, { user }) => {
      await user.clear(field());
      await user.type(field(), text);
    },
    'cancel.closed': press(texts.keepEvent),
    'cancel.confirmed': press(texts.cancelEvent),
  },
  states: {
    cancelled: (_, { after }) => {
      if (after?.type.startsWith('xstate.done.')) {
        expect(toast(texts.eventCancelled)).toBeVisible();
      }
    },
    asking: (_, { snapshot }) => {
      const question = screen.getByRole('dialog', { name: texts.cancelEventQuestion });
      for (const text of ['Garba night', /^Saturday, 14 March 2026/]) {
        expect(within(question).getByText(text)).toBeVisible();
      }
      const { failure, message } = snapshot.context;
      expect(within(question).queryByRole('alert')?.textContent ?? null).toBe(failure);
      expect(field().value).toBe(message);
    },
    cancelling: async ({ user, fakes }, { snapshot }) => {
      const pressed = screen.getByRole('button', { name: texts.cancelEventBusy });
      await user.click(pressed);
      expect(pressed.getAttribute('aria-disabled')).toBe('true');
      expect(screen.getByRole('button', { name: texts.keepEvent })).toBeDisabled();
      expect(field().readOnly).toBe(true);
      const asked = fakes.calls.filter(({ actor }) => actor === 'cancelEvent');
      const { message } = snapshot.context;
      expect(asked.at(-1)?.input).toEqual({ userID: 'asha', id: 'garba/1', message });
      expect(fakes.waiting('cancelEvent')).toBe(1);
    },
  },
});

function field(): HTMLTextAreaElement {
  return screen.getByLabelText<HTMLTextAreaElement>(/^A sentence for your guests/);
}
