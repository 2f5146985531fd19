import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import { bookingTexts } from '#domain/booking.texts.ts';
import { CancelBookingDialog } from '../../src/views/cancel-booking/cancel-booking-dialog.tsx';
import { cancelQuestion } from '../world/own-bookings.ts';
import { yoga } from './flows/bookings.model.ts';
import { cancelBookingModel } from './flows/cancel-booking.model.ts';
import { ofAsha, press, toast } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

/** The list, which takes the question away once it is over. */
const owner = createEmptyActor();

describeView({
  model: cancelBookingModel,
  device: { 'signed in': ofAsha },
  screens: {
    'signed in': () => <CancelBookingDialog owner={owner} booking={yoga} />,
  },
  events: {
    'cancel.closed': press(bookingTexts.keepBooking),
    'cancel.confirmed': press(bookingTexts.cancelBooking),
  },
  states: {
    closed: (_, { after }) => {
      if (after?.type.startsWith('xstate.done.')) {
        expect(toast(bookingTexts.bookingCancelled)).toBeVisible();
      }
    },
    asking: (_, { snapshot }) => {
      const question = screen.getByRole('dialog', { name: cancelQuestion });
      for (const text of [yoga.title, 'The park', 'Saturday, 14 March 2026, 09:00 am - 10:00 am']) {
        expect(within(question).getByText(text)).toBeVisible();
      }
      const { failure } = snapshot.context;
      expect(within(question).queryByRole('alert')?.textContent ?? null).toBe(failure);
    },
    cancelling: async ({ user, fakes }) => {
      const pressed = screen.getByRole('button', { name: 'Cancelling...' });
      await user.click(pressed);
      expect(pressed.getAttribute('aria-disabled')).toBe('true');
      expect(screen.getByRole('button', { name: bookingTexts.keepBooking })).toBeDisabled();
      const asked = fakes.calls.filter(({ actor }) => actor === 'cancelBooking');
      expect(asked.at(-1)?.input).toEqual({ userID: 'asha', bookingId: yoga.booking_id });
      expect(fakes.waiting('cancelBooking')).toBe(1);
    },
  },
});
