import { describe, expect, it } from 'vitest';
import type { OwnBooking } from '#domain/own-booking.ts';
import { emptyList } from '#domain/paged-list.ts';
import { bookingsMachine } from '../../src/machines/bookings.ts';
import { checkUp, hallBooking, movable } from '../world/own-bookings.ts';
import { startFlow } from './harness.ts';

const yoga = { ...checkUp, booking_id: 'yoga' };
const hall = hallBooking;
const first = ['getBookings', wanted(1)];
/** While bookings are shown. */
const again = ['getBookings', wanted(1, null, true)];
const more = { type: 'more.requested' } as const;

function start() {
  return startFlow(bookingsMachine, () => ({ userID: 'asha' }));
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

function wanted(
  least: number,
  cursor: string | null = null,
  isShown = least > 1 || cursor !== null,
) {
  return { userID: 'asha', cursor, least, isShown };
}

function page(items: object[], next: string | null = null) {
  return { items, next };
}

describe('Your bookings (§22.40)', () => {
  it('are fetched with the page, and shown', async () => {
    const bookings = start();
    expect(bookings.news()).toEqual({ at: 'loading.held', asked: [first] });
    expect(bookings.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
    const context = { userID: 'asha', list: emptyList, isLate: false, asked: null };
    expect(bookings.context()).toEqual(context);
    await bookings.answer('getBookings', page([yoga]));
    expect(bookings.news()).toEqual({ at: 'listing' });
    expect(bookings.context().list.items).toEqual([yoga]);
  });

  it('bookings that do not arrive leave no message, and are asked for again when the person looks again', async () => {
    const bookings = start();
    await bookings.fail('getBookings');
    bookings.news();
    expect(bookings.snapshot().value).toBe('absent');
    bookings.send({ type: 'page.shown' });
    expect(bookings.news()).toEqual({ at: 'loading.late', asked: [first] });
    await bookings.answer('getBookings', page([yoga]));
    expect(bookings.context().isLate).toBe(true);
  });

  it('let what stands below them wait for a second at the most, and come after it then', async () => {
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

  it('bookings that arrive in time stand above the rest of the page', async () => {
    const bookings = await startListing();
    bookings.wait(5_000);
    expect(bookings.context().isLate).toBe(false);
  });

  it('are fetched anew when the person looks again, and stay as they are if that fails', async () => {
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

  it('stay when the watch on the page breaks down', async () => {
    const bookings = await startListing();
    await bookings.fail('pageLooks');
    expect(bookings.news()).toEqual({ at: 'listing' });
  });
});

describe('Your bookings (§22.41): one that was cancelled', () => {
  it('leaves the list at once, and the list is fetched anew', async () => {
    const bookings = await startListing(null, yoga, hall);
    cancel(bookings, yoga);
    expect(bookings.news()).toEqual({ at: 'refreshing', asked: [again] });
    expect(bookings.context().list.items).toEqual([hall]);
    await bookings.fail('getBookings');
    expect(bookings.context().list.items).toEqual([hall]);
  });

  it('is asked about first, and is kept where the person says so', async () => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'cancel.requested', booking: yoga });
    expect(bookings.context().asked).toEqual({ what: 'cancel', booking: yoga });
    bookings.send({ type: 'booking.kept' });
    expect(bookings.news()).toEqual({ at: 'listing' });
    expect(bookings.context()).toMatchObject({ asked: null, list: { items: [yoga, hall] } });
  });

  it('does not come back with an answer that was on its way', async () => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'page.shown' });
    bookings.news();
    cancel(bookings, yoga);
    expect(bookings.news().asked).toEqual([again]);
    expect(bookings.fakes.waiting('getBookings')).toBe(1);
  });

  it('takes nothing else with it: a refusal only fetches the list anew', async () => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'booking.doubted' });
    expect(bookings.news()).toEqual({ at: 'refreshing', asked: [['getBookings', wanted(2)]] });
    bookings.send({ type: 'booking.doubted' });
    expect(bookings.news().asked).toEqual([['getBookings', wanted(2)]]);
    expect(bookings.context().list.items).toEqual([yoga, hall]);
  });

  it('ends the announcement of a further page', async () => {
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

  it('stays in the list with its new time at once, and the list is fetched anew', async () => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'move.requested', booking });
    expect(bookings.context().asked).toEqual({ what: 'move', booking });
    bookings.send({ type: 'booking.moved', booking: later });
    expect(bookings.news()).toEqual({ at: 'refreshing', asked: [['getBookings', wanted(2)]] });
    expect(bookings.context()).toMatchObject({ asked: null, list: { items: [later, hall] } });
  });

  it('waits for the list where the service does not say what it has become', async () => {
    const bookings = await startListing(null, yoga, hall);
    bookings.send({ type: 'move.requested', booking });
    bookings.send({ type: 'booking.moved', booking: null });
    expect(bookings.context().list.items).toEqual([yoga, hall]);
    bookings.send({ type: 'booking.moved', booking: null });
    expect(bookings.fakes.waiting('getBookings')).toBe(1);
  });
});

describe('Your bookings: further pages (§22.6)', () => {
  it('are not offered for a list that came whole', async () => {
    expect((await startListing()).can(more)).toBe(false);
  });

  it('are asked for one a press, and stand at the end of the list', async () => {
    const bookings = await startListing('2');
    for (const _ of [1, 2]) bookings.send(more);
    expect(bookings.news()).toEqual({
      at: 'loadingMore',
      asked: [['getBookings', wanted(1, '2')]],
    });
    await bookings.answer('getBookings', page([yoga, hall], '3'));
    expect(bookings.context().list).toEqual({ items: [yoga, hall], next: '3', added: 1 });
    bookings.send({ type: 'page.shown' });
    expect(bookings.news().asked).toEqual([['getBookings', wanted(2)]]);
  });

  it('a further page that does not arrive leaves the list as it is, and can be asked for again', async () => {
    const bookings = await startListing('2');
    bookings.send(more);
    await bookings.fail('getBookings');
    bookings.news();
    expect(bookings.snapshot().value).toBe('moreFailed');
    bookings.send(more);
    expect(bookings.news().asked).toEqual([['getBookings', wanted(1, '2')]]);
    await bookings.fail('getBookings');
    bookings.send({ type: 'page.shown' });
    expect(bookings.news()).toEqual({ at: 'refreshing', asked: [again] });
  });

  it('go before a refresh that is under way', async () => {
    const bookings = await startListing('2');
    bookings.send({ type: 'page.shown' });
    bookings.news();
    bookings.send(more);
    expect(bookings.news().asked).toEqual([['getBookings', wanted(1, '2')]]);
    expect(bookings.fakes.waiting('getBookings')).toBe(1);
  });
});
