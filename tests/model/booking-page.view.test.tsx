import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Route } from 'wouter';
import { bookingTexts } from '#domain/booking.texts.ts';
import { texts } from '#domain/texts.ts';
import { BookingScreen } from '../../src/views/booking-page/booking-screen.tsx';
import { cancelQuestion } from '../world/own-bookings.ts';
import { bookingPageModel } from './flows/booking-page.model.ts';
import { yoga } from './flows/bookings.model.ts';
import { onBooking } from './harness/bookings-person.ts';
import { button, lookAgain, ofAsha, press } from './harness/person.ts';
import { describeView } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

describeView({
  model: bookingPageModel,
  device: { 'signed in': ofAsha },
  screens: {
    'signed in': () => {
      window.history.replaceState(null, '', `/booking/${encodeURIComponent(yoga.booking_id)}`);
      return <Route path="/booking/:id" component={BookingScreen} />;
    },
  },
  events: {
    'booking.retried': press(texts.tryAgain),
    'page.shown': lookAgain,
    ...onBooking,
  },
  states: {
    loading: ({ fakes }) => {
      expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
      expect(fakes.lastInput('getBooking')).toEqual({
        userID: 'asha',
        bookingId: yoga.booking_id,
        isShown: false,
      });
    },
    missing: () => {
      expect(heading(bookingTexts.bookingMissing)).toBeVisible();
      expect(waysBack()).toEqual(['/my-appointments']);
    },
    failed: () => {
      expect(heading(bookingTexts.bookingFailed)).toBeVisible();
      expect(button(texts.tryAgain)).toBeVisible();
    },
    'shown.fresh': (_, expected) => expectShown(expected),
    'shown.refreshing': ({ fakes }, expected) => {
      expectShown(expected);
      expect(fakes.waiting('getBooking')).toBe(1);
    },
    cancelled: (_, { snapshot }) => {
      const { booking } = snapshot.context;
      expect(heading(booking?.title ?? bookingTexts.bookingIsCancelled)).toBeVisible();
      expect(screen.getByText(bookingTexts.bookingIsCancelled)).toBeVisible();
      if (!booking) {
        expect(screen.getByText('You cancelled it on Sunday, 8 March 2026.')).toBeVisible();
      }
      expect(screen.queryByRole('button', { name: bookingTexts.cancelBooking })).toBeNull();
      expect(screen.queryByRole('button', { name: texts.addToCalendar })).toBeNull();
      expect(waysBack()).toEqual(['/my-appointments']);
    },
  },
});

function heading(name: string): HTMLElement {
  return screen.getByRole('heading', { level: 1, name, hidden: true });
}

function waysBack(): (string | null)[] {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

/** All that is known of the booking, also under the question. */
function expectShown({ snapshot }: Expected): void {
  expect(heading(yoga.title)).toBeVisible();
  const when = ['Saturday, 14 March 2026,', '09:00 am - 10:00 am'];
  for (const fact of ['Booked', ...when, 'Lawn', 'The park', '60 mins', '₹350']) {
    expect(screen.getAllByText(fact)[0]).toBeVisible();
  }
  const { asked } = snapshot.context;
  for (const [what, name] of [
    ['cancel', cancelQuestion],
    ['move', bookingTexts.moveBooking],
  ]) {
    const dialog = screen.queryByRole('dialog', { name: name ?? '' });
    expect(dialog !== null).toBe(asked?.what === what);
  }
}
