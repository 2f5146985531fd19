import { act, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import type { OwnBooking } from '#domain/own-booking.ts';
import type { ListPage } from '#domain/paged-list.ts';
import { texts } from '#domain/texts.ts';
import { Bookings } from '../../src/views/bookings/bookings.tsx';
import { type Environment, EnvironmentContext } from '../../src/views/flow/environment.ts';
import { sessionOf } from '../model/flows/session.model.ts';
import { pretendDate } from '../model/harness/pretended-date.ts';
import { setStage } from '../model/harness/view.tsx';
import { checkUp } from '../world/own-bookings.ts';

pretendDate(new Date('2026-11-20T12:00:00'));

it('Bookings: a hundred and fifty in one answer are shown in portions, the next one first, whatever order they came in (§22.260)', async () => {
  const { user, environment, fakes } = setStage({ stored: sessionOf('asha') });
  show(environment);
  // The hundredth is the first to come.
  const inTime = Array.from({ length: 150 }, (_, place) => bookingAt(place, place - 100));
  const items = inTime.toSorted((a, b) => a.booking_id.localeCompare(b.booking_id));
  await act(async () => fakes.resolve('getBookings', { items, next: null }));
  expect(titlesIn(bookingTexts.yourBookings)).toEqual(titles(100, 150));
  expect(titlesIn(bookingTexts.pastBookings)).toEqual(titles(90, 100).reverse());
  await user.click(screen.getByText(bookingTexts.pastBookings));
  await user.click(screen.getByRole('button', { name: texts.showMore }));
  expect(titlesIn(bookingTexts.pastBookings)).toEqual(titles(30, 100).reverse());
  expect(document.activeElement?.textContent).toContain('Walk 89');
  await user.click(screen.getByRole('button', { name: texts.showMore }));
  expect(titlesIn(bookingTexts.pastBookings)).toEqual(titles(0, 100).reverse());
  expect(screen.queryByRole('button', { name: texts.showMore })).toBeNull();
});

it("Bookings: the first past ones, which 'Show more' brings, are seen at once, the first takes the focus, and their number is told", async () => {
  const { user, environment, fakes } = setStage({ stored: sessionOf('asha') });
  show(environment);
  const come = (page: ListPage<OwnBooking>) => act(async () => fakes.resolve('getBookings', page));
  await come({ items: [bookingAt(0, 1)], next: 'second' });
  await user.click(screen.getByRole('button', { name: texts.showMore }));
  const told = screen.getByText(texts.moreLoading, { selector: '[aria-live] *' });
  await come({ items: [bookingAt(1, -1), bookingAt(2, -2)], next: null });
  expect(screen.getByRole('heading', { name: 'Walk 1' })).toBeVisible();
  expect(document.activeElement?.textContent).toContain('Walk 1');
  expect(told).toHaveTextContent(texts.moreShown(2));
});

it('Bookings: where there were no more, the focus stays at the end of the list when it is asked for again', async () => {
  const { user, environment, fakes } = setStage({ stored: sessionOf('asha') });
  show(environment);
  const items = [bookingAt(0, 1)];
  const come = (next: string | null, more = items) =>
    act(async () => fakes.resolve('getBookings', { items: more, next }));
  await come('second');
  await user.click(screen.getByRole('button', { name: texts.showMore }));
  await come(null, []);
  const end = screen.getByText(texts.noMore);
  expect(end).toHaveFocus();
  await act(async () => fakes.say('pageLooks', { type: 'page.shown' }));
  await come(null);
  expect(end).toHaveFocus();
});

it('Bookings: the focus stays at the button of a booking that another device moves behind the next one', async () => {
  const { environment, fakes } = setStage({ stored: sessionOf('asha') });
  show(environment);
  const come = (...items: OwnBooking[]) =>
    act(async () => fakes.resolve('getBookings', { items, next: null }));
  const next = bookingAt(1, 2);
  await come(bookingAt(0, 1), next);
  const [cancel] = screen.getAllByRole('button', { name: bookingTexts.cancelBooking });
  act(() => cancel?.focus());
  await act(async () => fakes.say('pageLooks', { type: 'page.shown' }));
  await come(next, bookingAt(0, 3));
  expect(titlesIn(bookingTexts.yourBookings)).toEqual(['Walk 1', 'Walk 0']);
  expect(cancel).toHaveFocus();
});

it('Bookings: the focus stays at “Add to calendar” of a booking that another device moves, and the file has the new time', async () => {
  const { environment, fakes, user } = setStage({ stored: sessionOf('asha') });
  show(environment);
  const come = (...items: OwnBooking[]) =>
    act(async () => fakes.resolve('getBookings', { items, next: null }));
  await come(bookingAt(0, 1));
  const save = screen.getByRole('button', { name: texts.addToCalendar });
  act(() => save.focus());
  await act(async () => fakes.say('pageLooks', { type: 'page.shown' }));
  await come(bookingAt(0, 3));
  expect(save).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(fakes.lastInput('saveCalendarFile')).toMatchObject({
    entry: { title: 'Walk 0', date: bookingAt(0, 3).date },
  });
});

function show(environment: Environment) {
  render(
    <EnvironmentContext value={environment}>
      <Bookings>
        <p>Invitations</p>
      </Bookings>
    </EnvironmentContext>,
  );
}

function bookingAt(place: number, days: number): OwnBooking {
  const at = (hour: string) =>
    new Date(Date.parse(`2026-11-20T${hour}:00:00Z`) + days * 86_400_000).toISOString();
  const [starts_at, ends_at] = [at('12'), at('13')];
  return {
    ...checkUp,
    booking_id: `b${place}`,
    title: `Walk ${place}`,
    date: starts_at.slice(0, 10),
    starts_at,
    ends_at,
    cancel_until: starts_at,
  };
}

function titles(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, place) => `Walk ${from + place}`);
}

function titlesIn(list: string): (string | null)[] {
  const all = within(screen.getByRole('list', { name: list, hidden: true }));
  return all.getAllByRole('heading', { level: 3, hidden: true }).map((one) => one.textContent);
}
