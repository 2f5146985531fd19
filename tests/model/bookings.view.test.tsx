import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import { texts } from '#domain/texts.ts';
import { Bookings } from '../../src/views/bookings/bookings.tsx';
import { cancelQuestion } from '../world/own-bookings.ts';
import { bookingsModel, hall, yoga } from './flows/bookings.model.ts';
import { onBooking } from './harness/bookings-person.ts';
import { lookAgain, ofAsha } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

describeView({
  model: bookingsModel,
  device: { 'signed in': ofAsha },
  screens: {
    'signed in': () => (
      <Bookings>
        <p>Below</p>
      </Bookings>
    ),
  },
  events: {
    'more.requested': async (_, { user }) => {
      const more = moreButton();
      if (more) await user.click(more);
    },
    'page.shown': lookAgain,
    ...onBooking,
  },
  states: {
    'loading.held': (stage, expected) => {
      expect(screen.queryByText(bookingTexts.yourBookings)).toBeNull();
      expectBelow(true);
      expectAsked(stage, againOf(expected));
    },
    'loading.late': (stage, expected) => {
      expect(screen.queryByText(bookingTexts.yourBookings)).toBeNull();
      expectBelow(false);
      expectAsked(stage, againOf(expected));
    },
    listing: (_, expected) => {
      expectList(expected);
      expectBelow(false);
      const { next, added } = expected.snapshot.context.list;
      expect(moreButton()?.textContent).toBe(next === null ? undefined : texts.showMore);
      if (added !== null) {
        const hasNoMore = added === 0 && next === null;
        expect(screen.queryByText(texts.noMore) !== null).toBe(hasNoMore);
        if (added > 0) expect(screen.queryByText(texts.moreShown(added))).not.toBeNull();
      }
    },
    refreshing: (stage, expected) => {
      expectList(expected);
      expectAsked(stage, againOf(expected));
    },
    'loadingMore.undisturbed': expectLoadingMore,
    'loadingMore.lookedAt': expectLoadingMore,
    moreFailed: (_, expected) => {
      expectList(expected);
      expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(texts.moreFailed);
      expect(moreButton()?.textContent).toBe(texts.tryAgain);
    },
    absent: () => {
      expect(screen.queryByText(bookingTexts.yourBookings)).toBeNull();
      expectBelow(false);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  },
});

function expectLoadingMore(stage: Stage, expected: Expected): void {
  expectList(expected);
  expectAsked(stage, { userID: 'asha', cursor: 'page 2', least: 1 });
  expect(moreButton()?.textContent).toBe(texts.moreLoading);
}

/** The button at the end of the list, also under the question; null where the list came whole. */
function moreButton(): HTMLElement | null {
  const name = /^(Show more|Loading more...|Try again)$/;
  const button = screen.queryByRole('button', { name, hidden: true });
  return button?.closest('[hidden]') ? null : button;
}

/** The bookings that came, those that are over in their own list; without any the section is absent. */
function expectList({ snapshot }: Expected): void {
  const { list, asked } = snapshot.context;
  const { items, next, added } = list;
  expect(screen.queryByRole('dialog', { name: cancelQuestion }) !== null).toBe(
    asked?.what === 'cancel',
  );
  const move = screen.queryByRole('dialog', { name: bookingTexts.moveBooking });
  expect(move !== null).toBe(asked?.what === 'move');
  const heading = screen.queryByRole('heading', { name: bookingTexts.yourBookings, hidden: true });
  const isAny = items.length > 0 || next !== null || added !== null;
  expect(heading !== null).toBe(isAny || asked !== null);
  if (heading) {
    const follows = heading.compareDocumentPosition(screen.getByText('Below'));
    const isAbove = (follows & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    expect(isAbove).toBe(!snapshot.context.isLate);
  }
  const toCome = screen.queryByRole('article', { name: yoga.title, hidden: true });
  expect(toCome !== null).toBe(items.includes(yoga));
  expect(screen.queryByText(bookingTexts.pastBookings) !== null).toBe(items.includes(hall));
}

/** Whether what stands below waits for its place. */
function expectBelow(isHeld: boolean): void {
  const below = screen.getByText('Below').parentElement;
  expect(below?.hasAttribute('data-held')).toBe(isHeld);
}

/** The request for as many as are shown, from the first page on. */
function againOf({ snapshot }: Expected) {
  const least = Math.max(1, snapshot.context.list.items.length);
  return { userID: 'asha', cursor: null, least };
}

function expectAsked({ fakes }: Stage, wanted: object): void {
  expect(fakes.waiting('getBookings')).toBe(1);
  expect(fakes.lastInput('getBookings')).toMatchObject(wanted);
}
