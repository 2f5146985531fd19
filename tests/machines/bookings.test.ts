import { describe, expect, it } from 'vitest';
import type { OwnBooking } from '#domain/own-booking.ts';
import { emptyList } from '#domain/paged-list.ts';
import { bookingsMachine } from '../../src/machines/bookings.ts';
import { checkUp, hallBooking, movable } from '../world/own-bookings.ts';
import { describeFurtherPages, describeRefreshedPages, placeOf } from './further-pages.ts';
import { page, startFlow, wanted } from './harness.ts';

const yoga = { ...checkUp, booking_id: 'yoga' };
const hall = hallBooking;
const first = ['getBookings', wanted(1)];
/** While bookings are shown. */
const again = ['getBookings', wanted(1, null, true)];
const more = { type: 'more.requested' } as const;

function start(least = 1) {
  return startFlow(bookingsMachine, () => ({ userID: 'asha', least }));
}

async function startListing(next: string | null = null, ...items: object[]) {
  const bookings = start();
  await bookings.answer('getBookings', page(items.length > 0 ? items : [yoga], next));
  bookings.news();
  return bookings;
}

function cancel({ send }: ReturnType<typeof start>, booking: OwnBooking) {
  send({ type: 'cancel.requested', booking });
  send({ type: 'booking.cancelled' });
}

describe('Your bookings (§22.40)', () => {
  it('Bookings: the list is fetched with the page, and shown', async () => {
    const bookings = start();
    expect(bookings.news()).toEqual({ at: 'loading.held', asked: [first] });
    expect(bookings.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
    const context = { userID: 'asha', least: 1, list: emptyList, isLate: false, asked: null };
    expect(bookings.context()).toEqual(context);
    await bookings.answer('getBookings', page([yoga]));
    expect(bookings.news()).toEqual({ at: 'listing' });
    expect(bookings.context().list.items).toEqual([yoga]);
  });

  it('Bookings: a person who comes back finds as many as they had unfolded', async () => {
    const bookings = start(2);
    expect(bookings.news().asked).toEqual([['getBookings', wanted(2, null, false)]]);
    await bookings.answer('getBookings', page([yoga]));
    bookings.send({ type: 'page.shown' });
    expect(bookings.news().asked).toEqual([['getBookings', wanted(2)]]);
  });

  it('Bookings: a list that does not arrive leaves no message, and is fetched again when the person looks again', async () => {
    const bookings = start();
    await bookings.fail('getBookings');
    bookings.news();
    expect(bookings.snapshot().value).toBe('absent');
    bookings.send({ type: 'page.shown' });
    expect(bookings.news()).toEqual({ at: 'loading.late', asked: [first] });
    await bookings.answer('getBookings', page([yoga]));
    expect(bookings.context().isLate).toBe(true);
  });

  it('Bookings: the parts below the list wait for it a second at most; a later list stands after them', async () => {
    const bookings = start();
    bookings.news();
    bookings.wait(999);
    expect(bookings.news()).toEqual({ at: 'loading.held' });
    bookings.wait(1);
    expect(bookings.news()).toEqual({ at: 'loading.late' });
    await bookings.answer('getBookings', page([yoga]));
    expect(bookings.news()).toEqual({ at: 'listing' });
    expect(bookings.context()).toMatchObject({ isLate: true, list: { items: [yoga] } });
  });

  it('Bookings: a list that arrives in time stands above the other parts', async () => {
    const bookings = await startListing();
    bookings.wait(5_000);
    expect(bookings.context().isLate).toBe(false);
  });

  it('Bookings: the list is fetched anew when the person looks again, and a failure changes nothing', async () => {
    const bookings = await startListing();
    for (const _ of [1, 2]) bookings.fakes.say('pageLooks', { type: 'page.shown' });
    expect(bookings.news()).toEqual({ at: 'refreshing', asked: [again] });
    expect(bookings.context().list.items).toEqual([yoga]);
    await bookings.fail('getBookings');
    expect(bookings.news()).toEqual({ at: 'listing' });
    bookings.send({ type: 'page.shown' });
    await bookings.answer('getBookings', page([]));
    expect(bookings.context().list.items).toEqual([]);
  });

  it('Bookings: the list stays when the watch on the page’s visibility breaks down', async () => {
    const bookings = await startListing();
    await bookings.fail('pageLooks');
    expect(bookings.news()).toEqual({ at: 'listing' });
  });
});

describe('Your bookings (§22.41): one that was cancelled', () => {
  it('Bookings: a cancelled booking leaves the list at once, and the list is fetched anew', async () => {
    const bookings = await startListing(null, yoga, hall);
    cancel(bookings, yoga);
    expect(bookings.news()).toEqual({ at: 'refreshing', asked: [again] });
    expect(bookings.context().list.items).toEqual([hall]);
    await bookings.fail('getBookings');
    expect(bookings.context().list.items).toEqual([hall]);
  });

  it('Bookings: cancelling asks first, and the booking stays if the person keeps it', async () => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'cancel.requested', booking: yoga });
    expect(bookings.context().asked).toEqual({ what: 'cancel', booking: yoga });
    bookings.send({ type: 'booking.kept' });
    expect(bookings.news()).toEqual({ at: 'listing' });
    expect(bookings.context()).toMatchObject({ asked: null, list: { items: [yoga, hall] } });
  });

  it('Bookings: an answer that was on its way does not bring a cancelled booking back', async () => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'page.shown' });
    bookings.news();
    cancel(bookings, yoga);
    expect(bookings.news().asked).toEqual([again]);
    expect(bookings.fakes.waiting('getBookings')).toBe(1);
  });

  it('Bookings: an open question names the time to which another device moves the booking', async () => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'cancel.requested', booking: hall });
    bookings.send({ type: 'page.shown' });
    const moved = { ...hall, date: '2099-12-24' };
    await bookings.answer('getBookings', page([yoga, moved]));
    expect(bookings.context().asked).toEqual({ what: 'cancel', booking: moved });
  });

  it.each([
    ['closes once the whole list lacks the booking, as after an answer that was lost', null, null],
    ['stays while a further page may have the booking', 'later', { what: 'cancel', booking: hall }],
  ])('Bookings: an open question %s', async (_, next, asked) => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'cancel.requested', booking: hall });
    bookings.send({ type: 'booking.doubted' });
    await bookings.answer('getBookings', page([yoga], next));
    expect(bookings.context().asked).toEqual(asked);
  });

  it('Bookings: a cancellation ends the announcement of a further page', async () => {
    const bookings = await startListing('2');
    bookings.send(more);
    await bookings.answer('getBookings', page([hall]));
    cancel(bookings, hall);
    expect(bookings.context().list).toEqual({ items: [yoga], next: null, added: null });
  });
});

describe('Your bookings (§22.46): one that is moved', () => {
  const booking = { ...movable, booking_id: yoga.booking_id };
  const later = { ...yoga, date: '2099-12-24' };

  it('Bookings: a moved booking has its new time at once, and the list is fetched anew', async () => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'move.requested', booking });
    expect(bookings.context().asked).toEqual({ what: 'move', booking });
    bookings.send({ type: 'booking.moved', booking: later });
    expect(bookings.news()).toEqual({ at: 'refreshing', asked: [['getBookings', wanted(2)]] });
    expect(bookings.context()).toMatchObject({ asked: null, list: { items: [later, hall] } });
  });

  it('Bookings: a moved booking keeps its former time until the service says the new one', async () => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'move.requested', booking });
    bookings.send({ type: 'booking.moved', booking: null });
    expect(bookings.context().list.items).toEqual([yoga, hall]);
    bookings.send({ type: 'booking.moved', booking: null });
    expect(bookings.fakes.waiting('getBookings')).toBe(1);
  });
});

const pages = {
  what: 'Bookings',
  start: startListing,
  known: [yoga],
  further: hall,
  list: 'list',
  more: 'more.requested',
  call: 'getBookings',
  at: placeOf,
} as const;
describeFurtherPages(pages);
describeRefreshedPages(pages);
