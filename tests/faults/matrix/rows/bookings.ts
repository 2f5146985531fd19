import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import { bookingPath } from '#domain/page-paths.ts';
import { texts } from '#domain/texts.ts';
import { ok, userID } from '../../../world/answers.ts';
import { keepLog } from '../../../world/log.ts';
import { cancelQuestion, checkUp, hallBooking, movable } from '../../../world/own-bookings.ts';
import { chosen, follow } from '../../../world/person/booking.ts';
import { invitedEvent, myAppointments, wayBack } from '../../../world/person/invitations.ts';
import { askToCancel, askToMove } from '../../../world/person/own-bookings.ts';
import { press } from '../../../world/person/person.ts';
import { dialog, expectNoDialog, inDialog } from '../../../world/screen.ts';
import { network, signOutElsewhere, until } from '../../../world/visit.tsx';
import { sentence } from '../../faults.ts';
import { furtherPage } from '../further-page.ts';
import { loaded } from '../loaded.ts';
import { pressed } from '../pressed.ts';
import { type Rows, withExtraCells } from '../row.ts';

const log = keepLog();
const fields = { user_id: userID };
const bookings = ok({ bookings: [checkUp] });

const listed = loaded({
  call: 'getBookings',
  fields,
  wrongShape: { bookings: [{ title: 'Dental check-up' }] },
  page: myAppointments,
  prepare: () => network.answer('getUserEvents', ok({ invitedEvents: [invitedEvent] })),
  underLogin: expectOnlyLogged,
  asItWas: () => {
    expectOnlyLogged();
    expect(screen.getByRole('article', { name: invitedEvent.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
  },
  again: null,
  good: bookings,
  goesOn: () => expect(card(checkUp.title)).toBeVisible(),
  left: () => expect(log()).toEqual([]),
});

const further = furtherPage({
  call: 'getBookings',
  wrongShape: { bookings: [{ title: 'Community hall' }] },
  first: { bookings: [checkUp] },
  second: { bookings: [hallBooking] },
  names: [checkUp.title, hallBooking.title],
});

/** The bookings of a person, one of them by itself, its cancellation and its move. */
export const bookingRows = {
  getBookings: withExtraCells(listed, further),

  getBooking: loaded({
    call: 'getBooking',
    fields: { ...fields, booking_id: checkUp.booking_id },
    wrongShape: { booking: { title: checkUp.title } },
    page: bookingPath(checkUp.booking_id),
    asItWas: () => {
      expect(heading(bookingTexts.bookingFailed)).toBeVisible();
      expect(screen.queryByText(bookingTexts.bookingMissing)).toBeNull();
    },
    again: texts.tryAgain,
    good: ok({ booking: checkUp }),
    goesOn: () => expect(heading(checkUp.title)).toBeVisible(),
  }),

  cancelBooking: pressed({
    call: 'cancelBooking',
    page: myAppointments,
    fields: { booking_id: checkUp.booking_id, user_id: userID },
    arrive: askToCancel,
    button: bookingTexts.cancelBooking,
    said: [bookingTexts.bookingCancelled],
    kept: 'the question stays open',
    underLogin: () => {
      // What the login covers is hidden from roles.
      const asked = screen.getByRole('dialog', { name: cancelQuestion, hidden: true });
      expect(asked).toBeVisible();
    },
    asItWas: ({ kind }) => {
      const failure = kind === 'refused' ? sentence : bookingTexts.cancelFailed;
      expect(inDialog(cancelQuestion, failure)).toBeVisible();
      expect(inDialog(cancelQuestion, checkUp.title)).toBeVisible();
    },
    good: ok({}),
    done: 'the question is closed',
    leave: signOutElsewhere,
    goesOn: expectNoDialog,
    comeBack: async () => {
      await follow(wayBack);
      await press(bookingTexts.cancelBooking);
      await until(() => expect(dialog(cancelQuestion)).toBeVisible());
    },
  }),

  moveBooking: pressed({
    call: 'moveBooking',
    page: bookingPath(movable.booking_id),
    fields: {
      booking_id: movable.booking_id,
      user_id: userID,
      date: movable.date,
      start_time: '09:00',
      end_time: '10:00',
    },
    arrive: askToMove,
    button: bookingTexts.moveBooking,
    said: [bookingTexts.bookingMoved],
    kept: 'the dialog and the chosen slot stay',
    underLogin: () => {
      // What the login covers is hidden from roles.
      const name = bookingTexts.moveBooking;
      expect(screen.getByRole('dialog', { name, hidden: true })).toBeVisible();
    },
    asItWas: ({ kind }) => {
      const failure = kind === 'refused' ? sentence : bookingTexts.moveFailed;
      expect(inDialog(bookingTexts.moveBooking, failure)).toBeVisible();
      expect(chosen()).toEqual(['09:00 - 10:00']);
    },
    good: ok({ booking: movable }),
    done: 'the dialog is closed',
    leave: signOutElsewhere,
    goesOn: expectNoDialog,
    comeBack: async () => {
      await follow(wayBack);
      await press(bookingTexts.moveBooking);
      await until(() => expect(chosen()).toEqual(['09:00 - 10:00']));
    },
  }),
} satisfies Rows;

function heading(name: string): HTMLElement {
  return screen.getByRole('heading', { level: 1, name });
}

function card(name: string): HTMLElement {
  return screen.getByRole('article', { name });
}

/** The failed load is in the log, and the section is absent. */
function expectOnlyLogged(): void {
  expect(log().join()).toContain('getBookings');
  expect(screen.queryByText(bookingTexts.yourBookings)).toBeNull();
}
