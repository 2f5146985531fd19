import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as bookings from '#domain/contract/bookings.ts';
import * as calendar from '#domain/contract/calendar.ts';
import type { Call, RequestOf, ResponseOf } from '#domain/contract/call.ts';
import { cancelEvent, createEvent, getEvents, updateEvent } from '#domain/contract/events.ts';
import * as invitations from '#domain/contract/invitations.ts';
import { bookResource, getUserOrganisations } from '#domain/contract/organisations.ts';
import { confirmBooking } from '#domain/contract/services.ts';
import type { Send } from '../../src/services/api/client.ts';
import { ApiFailure, type ApiFailureKind } from '../../src/services/api/failure.ts';
import type { DeviceStore } from '../../src/services/device-store.ts';
import { forgetLastSeen, withLastSeen } from '../../src/services/seen.ts';
import { memory } from '../world/storage.ts';

const { signal } = new AbortController();
const events = [{ id: '17', eventName: 'Dinner', eventDateTime: '2027-01-01T12:00:00Z' }];

/** The service's answer, or the kind of its failure, and the signed-in user. */
let answer: unknown;
let failure: ApiFailureKind | null;
let who: string | null;

/** The cursor of the page after the answer. */
let next: string | null;

const send = (async (call, _request, { onNext }) => {
  if (failure) throw new ApiFailure(failure, call.name);
  if (next !== null) onNext?.(next);
  return answer;
}) as Send;

const ask = (store: DeviceStore, onNext?: (cursor: string) => void) => {
  const options = { signal, ...(onNext && { onNext }) };
  return withLastSeen(send, store, () => who)(getEvents, { host_id: 'asha' }, options);
};

/** A device that has stored the person's events and then lost its network. */
async function seen(store = memory()): Promise<DeviceStore> {
  await ask(store);
  failure = 'unavailable';
  return store;
}

beforeEach(() => {
  [answer, failure, who, next] = [{ events }, null, 'asha', null];
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => vi.unstubAllGlobals());

describe('Answers kept for offline use', () => {
  it('are returned when there is no network and no answer', async () => {
    expect(await ask(await seen())).toMatchObject({ events });
  });

  it('stand for no answer about a list that is shown already, which may have been changed since', async () => {
    const store = await seen();
    const options = { signal, isShown: true, onStored: () => undefined };
    const again = withLastSeen(send, store, () => who)(getEvents, { host_id: 'asha' }, options);
    await expect(again).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('are of a list’s first page, whatever pages were read after it', async () => {
    const storage = memory();
    await ask(storage);
    answer = { events: [] };
    const request = { host_id: 'asha', cursor: '2' };
    await withLastSeen(send, storage, () => who)(getEvents, request, { signal });
    failure = 'unavailable';
    expect(await ask(storage)).toMatchObject({ events });
  });

  it('name the page that follows, so that a list of which only a part is there does not look whole', async () => {
    const storage = memory();
    const heard = vi.fn();
    next = 'page 2';
    await ask(storage, heard);
    failure = 'unavailable';
    expect(await ask(storage, heard)).toMatchObject({ events });
    expect(heard.mock.calls).toEqual([['page 2'], ['page 2']]);
    [failure, next] = [null, null];
    await ask(storage, heard);
    failure = 'unavailable';
    await ask(storage, heard);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are not kept where they are longer than 512 KiB, and neither is an older one, nor when either came', async () => {
    next = 'page 2';
    const store = await seen();
    failure = null;
    answer = { events: [{ ...events[0], eventName: 'x'.repeat(512 * 1024) }] };
    await ask(store);
    expect(store.keys()).toEqual([]);
    failure = 'unavailable';
    await expect(ask(store)).rejects.toThrow('unavailable');
  });

  it('are never shown to another person or to a visitor', async () => {
    const store = await seen();
    for (const other of ['ravi', null]) {
      who = other;
      await expect(ask(store)).rejects.toThrow('unavailable');
    }
  });

  it('are not used while the device reports a network', async () => {
    const store = await seen();
    vi.stubGlobal('navigator', { onLine: true });
    await expect(ask(store)).rejects.toThrow('unavailable');
  });

  it('are used without an answer where the caller says how old they are, and the failure is logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    const store = await seen();
    vi.stubGlobal('navigator', { onLine: true });
    const onStored = vi.fn();
    const told = () =>
      withLastSeen(send, store, () => who)(getEvents, { host_id: 'asha' }, { signal, onStored });
    expect(await told()).toMatchObject({ events });
    expect(onStored.mock.calls).toEqual([[1_700_000_000_000]]);
    expect(logged.mock.calls).toEqual([['getEvents: unavailable']]);
    failure = 'unauthorized';
    await expect(told()).rejects.toThrow('unauthorized');
    vi.restoreAllMocks();
  });

  it.each(['soon', '9e99'])(
    'are not used while the device reports a network where their age reads %j',
    async (age) => {
      const store = await seen();
      for (const key of store.keys()) if (key.endsWith('.at')) store.setItem(key, age);
      vi.stubGlobal('navigator', { onLine: true });
      const options = { signal, onStored: () => undefined };
      const told = withLastSeen(send, store, () => who)(getEvents, { host_id: 'asha' }, options);
      await expect(told).rejects.toThrow('unavailable');
    },
  );

  it.each(['unauthorized', 'refused', 'malformed'] as const)(
    'do not replace an answer that was %s',
    async (kind) => {
      const store = await seen();
      failure = kind;
      await expect(ask(store)).rejects.toThrow(kind);
    },
  );

  it.each(['', '{', 'null', '{"events":{}}', '[]'])(
    'count as absent when they read %j',
    async (text) => {
      const store = await seen();
      for (const key of store.keys()) store.setItem(key, text);
      await expect(ask(store)).rejects.toThrow('unavailable');
    },
  );

  it('are not stored when the person signed out before the answer arrived', async () => {
    const store = memory();
    const asked = ask(store);
    who = null;
    await asked;
    expect(store.keys()).toEqual([]);
  });

  it('are deleted when the session ends or another person signs in', async () => {
    const store = memory();
    store.setItem('something.else', '1');
    await seen(store);
    forgetLastSeen(store, 'asha');
    expect(await ask(store)).toMatchObject({ events });
    forgetLastSeen(store, 'ravi');
    await expect(ask(store)).rejects.toThrow('unavailable');
    [failure, next] = [null, 'page 2'];
    await seen(store);
    forgetLastSeen(store, null);
    expect(store.keys()).toEqual(['something.else']);
  });

  it('are deleted as well where the other person’s id is the beginning of their owner’s', async () => {
    who = 'asha.reddy';
    const store = await seen();
    forgetLastSeen(store, 'asha');
    expect(store.keys()).toEqual([]);
  });
});

describe('A change that the service has accepted', () => {
  const booking = (booking_id: string, date: string) => ({
    booking_id,
    kind: 'service' as const,
    title: 'Dental check-up',
    date,
    start_time: '10:00',
    end_time: '10:30',
    starts_at: `${date}T04:30:00.000Z`,
    ends_at: `${date}T05:00:00.000Z`,
  });
  const entry = (id: string, more: object = {}) => ({
    id,
    title: 'Call home',
    time_slot: '2027-01-02T04:30:00.000Z',
    status: 'To do',
    ...more,
  });

  /** The service's answers by call; a call without one fails. */
  let answers: Map<Call, unknown>;
  const service = (async (call) => {
    if (!answers.has(call)) throw new ApiFailure('unavailable', call.name);
    return await answers.get(call);
  }) as Send;
  let store: DeviceStore;
  const call = <C extends Call>(asked: C, request: RequestOf<C>): Promise<ResponseOf<C>> =>
    withLastSeen(service, store, () => who)(asked, request, { signal });

  /** A change whose answer has reached what is kept. */
  async function change<C extends Call>(asked: C, request: RequestOf<C>): Promise<void> {
    await call(asked, request);
    await vi.dynamicImportSettled();
  }

  /** A device that has stored these answers. */
  async function kept(...lists: (readonly [Call, RequestOf<Call>, unknown])[]) {
    for (const [list, request, given] of lists) {
      answers.set(list, given);
      await call(list, request as RequestOf<typeof list>);
    }
  }

  /** What the device shows of a list without a network. */
  async function shown<C extends Call>(list: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
    answers.delete(list);
    return call(list, request);
  }

  const own = { user_id: 'asha' };
  const zoned = { userId: 'asha' };
  const noBookings = [bookings.getBookings, own, { bookings: [] }] as const;
  const noAppointments = [calendar.getAppointments, zoned, {}] as const;
  const noEvents = [calendar.getCalendarEvents, zoned, {}] as const;

  beforeEach(() => {
    [answers, store] = [new Map(), memory()];
  });

  it('takes a cancelled booking out of the kept bookings, and its appointment out of the kept calendar', async () => {
    const appointments = [entry('a1', { booking_id: 'b1' }), entry('a2', { booking_id: 'b2' })];
    await kept(
      [
        bookings.getBookings,
        own,
        { bookings: [booking('b1', '2027-01-02'), booking('b2', '2027-01-03')] },
      ],
      [calendar.getAppointments, zoned, { '2027-01-02': appointments }],
    );
    answers.set(bookings.cancelBooking, null);
    await change(bookings.cancelBooking, { ...own, booking_id: 'b1' });
    expect(await shown(bookings.getBookings, own)).toMatchObject({
      bookings: [{ booking_id: 'b2' }],
    });
    expect(await shown(calendar.getAppointments, zoned)).toEqual({
      '2027-01-02': [expect.objectContaining({ id: 'a2' })],
    });
  });

  it('puts a moved booking in the place of the kept one, and its appointment counts as not loaded, as do the bookings where the new time is not told', async () => {
    const moving = {
      ...own,
      booking_id: 'b1',
      date: '2027-01-09',
      start_time: '10:00',
      end_time: '10:30',
    };
    await kept(
      [bookings.getBookings, own, { bookings: [booking('b1', '2027-01-02')] }],
      [calendar.getAppointments, zoned, { '2027-01-02': [entry('a1', { booking_id: 'b1' })] }],
    );
    answers.set(bookings.moveBooking, { booking: booking('b1', '2027-01-09') });
    await change(bookings.moveBooking, moving);
    expect(await shown(bookings.getBookings, own)).toMatchObject({
      bookings: [{ booking_id: 'b1', date: '2027-01-09' }],
    });
    await expect(shown(calendar.getAppointments, zoned)).rejects.toThrow('unavailable');
    answers.set(bookings.moveBooking, {});
    await change(bookings.moveBooking, moving);
    await expect(shown(bookings.getBookings, own)).rejects.toThrow('unavailable');
  });

  it.each([cancelEvent, updateEvent])(
    'with $name has the hosted events and those of the calendar, where it stays, count as not loaded',
    async (changing) => {
      await kept(
        [getEvents, { host_id: 'asha' }, { events }],
        [calendar.getCalendarEvents, zoned, { '2027-01-01': [entry('e1', { event_id: '17' })] }],
      );
      answers.set(changing, null);
      await change<Call>(changing, { ...own, event_id: '17' });
      await expect(shown(getEvents, { host_id: 'asha' })).rejects.toThrow('unavailable');
      await expect(shown(calendar.getCalendarEvents, zoned)).rejects.toThrow('unavailable');
    },
  );

  it('shows the answer that was given to a kept invitation; the events of the calendar and the organisations count as not loaded', async () => {
    const asked = { event_id: '17', title: 'Dinner', changed: [{ what: 'time' }] };
    await kept(
      [invitations.getUserEvents, own, { invitedEvents: [asked] }],
      [invitations.getUserMemberInvites, own, { invites: [{ org_id: 'o1', org_name: 'Rowers' }] }],
      [calendar.getCalendarEvents, zoned, { '2027-01-01': [entry('e1')] }],
      [getUserOrganisations, zoned, []],
    );
    const rsvpResponses = { q_attending: true };
    const answer = { response_status: 'responded', rsvpResponses };
    answers.set(invitations.respondToInvite, undefined);
    answers.set(invitations.respondToMemberInvite, undefined);
    await change(invitations.respondToInvite, { ...own, event_id: '17', rsvpResponses });
    await change(invitations.respondToMemberInvite, { ...own, org_id: 'o1', rsvpResponses });
    expect(await shown(invitations.getUserEvents, own)).toMatchObject({
      invitedEvents: [{ event_id: '17', title: 'Dinner', ...answer }],
    });
    expect(await shown(invitations.getUserMemberInvites, own)).toMatchObject({
      invites: [{ org_id: 'o1', org_name: 'Rowers', ...answer }],
    });
    await expect(shown(calendar.getCalendarEvents, zoned)).rejects.toThrow('unavailable');
    await expect(shown(getUserOrganisations, zoned)).rejects.toThrow('unavailable');
  });

  it.each<[Call, ...(readonly [Call, RequestOf<Call>, unknown])[]]>([
    [confirmBooking, noBookings, noAppointments],
    [bookResource, noBookings, noAppointments],
    [createEvent, [getEvents, { host_id: 'asha' }, { events: [] }], noEvents],
    [calendar.createAppointment, noAppointments],
    [calendar.createCalendarEvent, noEvents],
    [calendar.createTask, [calendar.getTasks, zoned, {}]],
  ])('with $name leaves no kept list that lacks what was added', async (adding, ...lists) => {
    await kept(...lists);
    answers.set(adding, null);
    await change(adding, { ...own, ...zoned });
    for (const [list, request] of lists)
      await expect(shown(list, request)).rejects.toThrow('unavailable');
  });

  it('changes or takes out the kept entry of its own kind alone; with an entry at another time its kind counts as not loaded', async () => {
    await kept(
      [calendar.getTasks, zoned, { '2027-01-02': [entry('1'), entry('2')] }],
      [calendar.getAppointments, zoned, { '2027-01-02': [entry('1')] }],
    );
    const { id: _, ...content } = entry('1');
    answers.set(calendar.updateTask, null);
    answers.set(calendar.deleteTask, null);
    await change(calendar.updateTask, { ...own, ...content, id: '1', status: 'Done' });
    await change(calendar.deleteTask, { ...own, id: '2' });
    expect(await shown(calendar.getTasks, zoned)).toEqual({
      '2027-01-02': [expect.objectContaining({ id: '1', status: 'Done' })],
    });
    const notes = async () => (await shown(calendar.getTasks, zoned))['2027-01-02']?.[0]?.notes;
    await change(calendar.updateTask, { ...own, ...content, id: '1', notes: 'Ring twice' });
    expect(await notes()).toBe('Ring twice');
    await change(calendar.updateTask, { ...own, ...content, id: '1' });
    expect(await notes()).toBeNull();
    const later = '2027-01-05T04:30:00.000Z';
    await change(calendar.updateTask, { ...own, ...content, id: '1', time_slot: later });
    await expect(shown(calendar.getTasks, zoned)).rejects.toThrow('unavailable');
    expect(await shown(calendar.getAppointments, zoned)).toEqual({
      '2027-01-02': [expect.objectContaining({ id: '1', status: 'To do' })],
    });
  });

  it('is not undone by a list that was asked for before', async () => {
    await kept([bookings.getBookings, own, { bookings: [booking('b1', '2027-01-02')] }]);
    const late = Promise.withResolvers<unknown>();
    answers.set(bookings.getBookings, late.promise);
    const asked = call(bookings.getBookings, own);
    answers.set(bookings.cancelBooking, null);
    await change(bookings.cancelBooking, { ...own, booking_id: 'b1' });
    late.resolve({ bookings: [booking('b1', '2027-01-02')] });
    await asked;
    expect(await shown(bookings.getBookings, own)).toEqual({ bookings: [] });
  });

  it('alone changes what is kept: one without an answer, or with a refusal, does not', async () => {
    const asked = { event_id: '17', title: 'Dinner' };
    const answering = { ...own, event_id: '17', rsvpResponses: { q_attending: false } };
    await kept([invitations.getUserEvents, own, { invitedEvents: [asked] }]);
    await expect(change(invitations.respondToInvite, answering)).rejects.toThrow('unavailable');
    answers.set(invitations.respondToInvite, { error: 'It is over.' });
    await change(invitations.respondToInvite, answering);
    expect(await shown(invitations.getUserEvents, own)).toMatchObject({
      invitedEvents: [{ response_status: 'pending' }],
    });
  });
});
