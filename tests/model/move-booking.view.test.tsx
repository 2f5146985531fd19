import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import { bookingTexts } from '#domain/booking.texts.ts';
import { texts } from '#domain/texts.ts';
import { MoveBookingDialog } from '../../src/views/move-booking/move-booking-dialog.tsx';
import { yoga } from './flows/bookings.model.ts';
import { moveBookingModel } from './flows/move-booking.model.ts';
import { button, ofAsha, press, toast } from './harness/person.ts';
import {
  bookingDialog,
  chooseDay,
  chooseNone,
  chooseSlots,
  chosenSlots,
  failSlots,
  shownDay,
} from './harness/slots-person.ts';
import { describeView } from './harness/view.tsx';

/** The list, which takes the dialog away once it is over. */
const owner = createEmptyActor();

describeView({
  model: moveBookingModel,
  device: { 'signed in': ofAsha },
  screens: {
    'signed in': () => <MoveBookingDialog owner={owner} booking={yoga} />,
  },
  events: {
    'move.closed': press('Close'),
    'move.confirmed': press(bookingTexts.moveBooking),
    'slots.failed': (_, stage) => failSlots(stage),
    'choice.changed': async ({ date, slots }, stage) => {
      if (shownDay(dayWords) !== date) await chooseDay(dayWords[date] ?? date, stage);
      if (date === yoga.date) await (slots.length > 0 ? chooseSlots(1, stage) : chooseNone(stage));
    },
  },
  states: {
    closed: (_, { after }) => {
      if (after?.output?.outcome === 'moved') {
        expect(toast(bookingTexts.bookingMoved)).toBeVisible();
      }
    },
    picking: async ({ fakes }, { snapshot, after }) => {
      const dialog = within(await bookingDialog(bookingTexts.moveBooking));
      expect(dialog.getByText(yoga.title)).toBeVisible();
      const present = 'Now: Saturday, 14 March 2026, 09:00 am - 10:00 am';
      expect(dialog.getByText(present)).toBeVisible();
      const { failure, chosen, offered, date } = snapshot.context;
      expect(shownDay(dayWords)).toBe(date);
      expect(chosenSlots()).toHaveLength(offered === 0 ? 0 : chosen.length);
      expect(button(bookingTexts.moveBooking).hasAttribute('aria-disabled')).toBe(
        offered === 0 || chosen.length === 0,
      );
      const alerts = dialog.queryAllByRole('alert').map(({ textContent }) => textContent);
      expect(alerts.includes(String(failure))).toBe(failure !== null);
      if (after?.type === 'slots.failed') expect(toast(texts.slotsFailed)).toBeVisible();
      expect(fakes.waiting('moveBooking')).toBe(0);
      const { input } = fakes.calls.find(({ actor }) => actor === 'loadSlots') ?? {};
      expect(input).toMatchObject({ source: { partnerId: 'park', moving: yoga.booking_id } });
    },
    moving: async ({ user, fakes }) => {
      await user.click(button(/Moving\.\.\./));
      await user.click(button('Close'));
      await bookingDialog(bookingTexts.moveBooking);
      expect(fakes.waiting('moveBooking')).toBe(1);
      expect(fakes.lastInput('moveBooking')).toEqual({
        userID: 'asha',
        bookingId: yoga.booking_id,
        date: shownDay(dayWords),
        slot: { start: expect.any(String), end: expect.any(String) },
      });
    },
  },
});

const dayWords: Readonly<Record<string, string>> = {
  [yoga.date]: '14 March',
  '2026-03-15': '15 March',
};
