import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { GuestsFileButton } from '../../src/views/event-page/guests-file-button.tsx';
import { guestsFileModel } from './flows/guests-file.model.ts';
import { answered } from './flows/hosting.ts';
import { button, press } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

describeView({
  model: guestsFileModel,
  screens: { 'an event': () => <GuestsFileButton event={answered} /> },
  events: { 'guestsFile.requested': press(texts.exportGuests) },
  states: {
    offering: (_, { after }) => {
      expect(button(texts.exportGuests).getAttribute('aria-disabled')).toBeNull();
      const toasts = screen.queryAllByText(/./, { selector: '.toast p' });
      const said = after?.type.startsWith('xstate.done')
        ? texts.guestsExported
        : texts.guestsNotExported;
      expect(toasts.map(({ textContent }) => textContent)).toEqual(after ? [said] : []);
    },
    saving: async ({ user, fakes }) => {
      await user.click(button(new RegExp(texts.exportGuests)));
      expect(fakes.calls).toEqual([{ actor: 'saveGuests', input: { event: answered } }]);
    },
  },
});
