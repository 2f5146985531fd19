import { act, fireEvent, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { expect } from 'vitest';
import { placeTexts } from '#domain/place.texts.ts';
import { placeChoiceDraft } from '../../src/machines/place-choice.ts';
import { PlaceDialog } from '../../src/views/place-choice/place-dialog.tsx';
import { nandyal, placeChoiceModel } from './flows/place-choice.model.ts';
import { button, press } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

describeView({
  model: placeChoiceModel,
  screens: {
    'the dialog is open': () => <Opened />,
    'after a reload': ({ environment: { drafts } }) => {
      drafts.save('visitor', placeChoiceDraft.flow, { text: 'Nandyal' });
      return <Opened />;
    },
  },
  events: {
    'text.typed': async ({ text }) => {
      await act(async () => fireEvent.change(field(), { target: { value: text } }));
    },
    'place.picked': press('Nandyal - 518501'),
    'text.submitted': press(placeTexts.set),
    'device.asked': press(placeTexts.useDevice),
    'choice.closed': press('Close'),
  },
  states: {
    resting: (_, { snapshot: { context } }) => {
      expect(field()).toHaveValue(context.text);
      const found = screen.queryByRole('button', { name: 'Nandyal - 518501' });
      expect(found !== null).toBe(context.places.length > 0);
      const status = document.querySelector('.place-dialog [role=status]');
      expect(status).toHaveTextContent(
        context.places.length > 0 && !context.isUnlocated ? '1 place found.' : '',
      );
      expect(screen.queryByText(placeTexts.unlocated) !== null).toBe(context.isUnlocated);
      expect((button(placeTexts.set) as HTMLButtonElement).disabled).toBe(context.text === '');
    },
    waiting: ({ fakes }) => expect(fakes.waiting('searchPlaces')).toBe(0),
    'searching.offering': expectSearching,
    'searching.deciding': (stage) => {
      expectSearching(stage);
      expect(button(placeTexts.set)).toHaveAttribute('data-pending');
    },
    findingDevice: ({ fakes }) => {
      expect(fakes.waiting('findDevice')).toBe(1);
      expect(button(placeTexts.locating)).toBeVisible();
    },
    namingPlace: ({ fakes }) => expect(fakes.waiting('reverseGeocode')).toBe(1),
    chosen: ({ environment: { app } }, { snapshot, after }) => {
      expect(screen.queryByRole('dialog')).toBeNull();
      const { userLocation } = app.getSnapshot().children.session?.getSnapshot().context ?? {};
      const isSet = /^text\.submitted$|searchPlaces$/.test(after?.type ?? '');
      const isAsTyped = isSet && snapshot.context.places.length === 0;
      expect(userLocation).toEqual(isAsTyped ? { ...nandyal, pincode: 'Unknown' } : nandyal);
    },
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
});

function expectSearching({ fakes }: Stage): void {
  expect(fakes.waiting('searchPlaces', { text: 'Nandyal' })).toBe(1);
}

/** The dialog, without the button that opens it. */
function Opened() {
  const [isOpen, setOpen] = useState(true);
  const close = useCallback(() => setOpen(false), []);
  return isOpen && <PlaceDialog onClose={close} />;
}

function field(): HTMLElement {
  return screen.getByRole('textbox', { name: placeTexts.field });
}
