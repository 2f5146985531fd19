import { getLocalTimeZone, today } from '@internationalized/date';
import { beforeEach, describe, expect, it } from 'vitest';
import { getAccount } from '../../src/services/api/account.ts';
import {
  bookResource,
  confirmBooking,
  getResource,
  loadSlots,
} from '../../src/services/api/booking.ts';
import { getCalendarItems } from '../../src/services/api/calendar.ts';
import { listServices } from '../../src/services/api/explore.ts';
import { createEvent, findEvent, getEvents } from '../../src/services/api/hosting.ts';
import { getUserEvents, getUserMemberInvites } from '../../src/services/api/invitations.ts';
import { getUserOrganisations } from '../../src/services/api/organisations.ts';
import { getBooking } from '../../src/services/api/own-bookings.ts';
import { savePushToken } from '../../src/services/api/push.ts';
import { linkPending } from '../../src/services/api/session.ts';
import { checkUser, openSession } from '../../src/services/api/sign-in.ts';
import { checkUp } from '../world/own-bookings.ts';
import { answer, answerBy, ask, logged, setUpApi } from './api-world.ts';

setUpApi();

const userID = 'asha';
const mobileNumber = '+919876543210';
const day = '2026-03-10';
const noon = '2026-03-10T12:00:00Z';

const resourceSlots = { source: { kind: 'resource', resourceId: 'hall' }, date: day } as const;
const partner = { partnerId: 'park', duration: 45, locationMode: 'on_site' };
const partnerSlots = { source: { kind: 'service', ...partner }, date: day } as const;
const items = { kind: 'task', userID } as const;
const wanted = { userID, cursor: null, least: 1, isShown: false };

const hall = { resourceId: 'hall', name: 'Hall' };
const club = { name: 'Club', branches: [] };
const yoga = { service_id: 'yoga', name: 'Yoga', price: 350, currency: 'INR' };

/** By list: its reader, the name of the list, one good item, and what a reader makes of it. */
const lists = [
  ['services', () => ask(listServices, { category: 'Fitness', place: null }), yoga, yoga],
  ['events', hostedEvents, { id: 'garba', eventDateTime: noon }],
  ['invitedEvents', invitedEvents, { event_id: 'garba' }],
  [
    'invites',
    async () => (await ask(getUserMemberInvites, wanted)).items,
    { org_id: 'trust', org_name: 'Trust' },
  ],
  ['organisations', async () => (await ask(getUserOrganisations, { userID })).organisations, club],
  [
    'slots',
    async () => (await ask(loadSlots, resourceSlots)).slots,
    { start: '09:00', end: '10:00', available: true },
    { start: '09:00', end: '10:00' },
  ],
  [
    'slots',
    async () => (await ask(loadSlots, partnerSlots)).slots,
    { start_time: '09:00', end_time: '09:45' },
    { start: '09:00', end: '09:45' },
  ],
] as const;

const names = lists.map(([list, read, good, known = good], place) => ({
  list: `${list}${place === 6 ? ' of a partner' : ''}`,
  field: list,
  read,
  good,
  known,
}));

describe.each(names)('The list $list of an answer', ({ field, read, good, known }) => {
  it('is shown without the items that cannot be used, and their number is logged', async () => {
    answer({ [field]: [null, good, 'secret', {}, 7, [good]] });
    expect(await read()).toMatchObject([known]);
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^\w+: items left out: 5$/)]]);
  });

  it.each([
    ['bare', (list: unknown) => list],
    ['under its name', (list: unknown) => ({ [field]: list })],
    ['as the only list of the answer', (list: unknown) => ({ count: 1, next: null, data: list })],
  ])('may come %s', async (_, inForm) => {
    answer(inForm([good]));
    expect(await read()).toMatchObject([known]);
    answer(inForm([]));
    expect(await read()).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is empty when it is null, as some services write an empty list', async () => {
    answer({ [field]: null });
    expect(await read()).toEqual([]);
    answer(null);
    expect(await read()).toEqual([]);
  });

  it('may come as an object of its items', async () => {
    answer({ [field]: { 3: good } });
    expect(await read()).toMatchObject([known]);
    answer({ [field]: {} });
    expect(await read()).toEqual([]);
    answer({ one: good });
    expect(await read()).toMatchObject([known]);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['holds nothing that can be read', { [field]: [null, 'secret', {}] }],
    ['holds nothing that can be read, and is bare', [null, 'secret', {}]],
    ['is missing', {}],
    ['is no list', { [field]: 'secret' }],
    ['is one of several under other names', { results: [], links: [] }],
    ['holds objects alone, of which none can be read', { page: { size: 50 }, links: {} }],
  ])('is a failure when it %s', async (_, body) => {
    answer(body);
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('A time that a service does not write as an ISO text', () => {
  it.each([[{}], [{ seconds: 'soon' }], [1e300], [null]])('is missing as %j', async (said) => {
    answer([{ id: 'garba', eventDateTime: said }]);
    expect((await hostedEvents())[0]?.eventDateTime ?? null).toBeNull();
  });

  it.each(['', 'no', 'false', 0])('cancels no event as %j', async (cancelled_at) => {
    answer([{ id: 'garba', cancelled_at }]);
    expect((await hostedEvents())[0]?.cancelled_at ?? null).toBeNull();
    answer([{ event_id: 'garba', cancelled_at }]);
    expect((await invitedEvents())[0]?.cancelled_at ?? null).toBeNull();
  });
});

describe('A field that a screen does not need', () => {
  it('of an account spoils nothing, and its times may be numbers', async () => {
    const session = { id: 7, last_seen_at: 1_773_144_000_000, signed_in_at: 'once' };
    answer({ name: 7, member_since: 1_773_144_000, sessions: [session] });
    const account = {
      member_since: '2026-03-10T12:00:00.000Z',
      sessions: [{ id: '7', last_seen_at: '2026-03-10T12:00:00.000Z' }],
    };
    expect(await ask(getAccount, { userID })).toEqual({ outcome: 'found', account });
  });

  it('of a service spoils nothing, and a number may be a text', async () => {
    const odd = { ...yoga, price: ' 1,350.50 ', description: 7, partner_id: '', max_capacity: -1 };
    answer([
      { ...odd, duration_minutes: '45', portfolio_urls: [7, '/a.jpg', null] },
      { service_id: 'gym', name: 'Gym', price: 'dear', currency: null, portfolio_urls: 'no' },
    ]);
    expect(await ask(listServices, { category: 'Fitness', place: null })).toEqual([
      { ...yoga, price: 1350.5, duration_minutes: 45, portfolio_urls: ['/a.jpg'] },
      { service_id: 'gym', name: 'Gym', currency: null },
    ]);
  });

  it('of a hosted event spoils nothing: it may lack its date, and its invitees may be numbers', async () => {
    const numbers = [mobileNumber, { mobile_number: '+911', response_status: 'accepted' }, 7];
    answer([
      { _id: 'garba', title: null, eventDateTime: null, venue: {}, invitees: numbers },
      { id: {}, eventName: 'Holi', inviteExpiryDate: 5, rsvpQuestionnaire: [{ type: 'text' }] },
    ]);
    expect(await hostedEvents()).toMatchObject([
      { _id: 'garba', title: null, eventDateTime: null },
      { eventName: 'Holi' },
    ]);
    expect(await hostedEvent('garba')).toEqual({
      _id: 'garba',
      title: null,
      eventDateTime: null,
      invitees: [
        { mobile_number: mobileNumber, response_status: '', rsvpResponses: {} },
        { mobile_number: '+911', response_status: 'accepted', rsvpResponses: {} },
      ],
    });
  });

  it.each([
    ['known to be empty', [], []],
    ['not known where none of it can be read', [7, null, {}], undefined],
    ['not known where it is no list', 'many', undefined],
  ])('of a hosted event spoils nothing: its list of invitees is %s', async (_, invitees, known) => {
    answer([{ id: 'garba', invitees }]);
    const event = await hostedEvent('garba');
    expect(event).toEqual({ id: 'garba', ...(known && { invitees: known }) });
  });

  it('of an invitation spoils nothing: it may lack its title and its date, and an answer may be null', async () => {
    const questions = [{ questionId: 'q_custom_1', questionText: 'Who?', type: 'emoji' }, null];
    const given = { q_attending: true, q_custom_1: null, q_custom_2: { a: 1 } };
    const list = [{ questionId: 'q_attending', answer: false }, { questionId: 'q_custom_1' }];
    answer([
      { event_id: 'a', title: null, date: null, location: 7, rsvpQuestionnaire: questions },
      { event_id: 'b', title: ' ', date: 7, response_status: 7, rsvpResponses: given },
      { event_id: 'c', title: 'Holi', rsvpResponses: list, rsvpQuestionnaire: 'none' },
    ]);
    const unsaid = { response_status: 'pending', rsvpQuestionnaire: [], rsvpResponses: {} };
    const asked = [{ ...questions[0], type: 'text' }];
    expect(await invitedEvents()).toEqual([
      { ...unsaid, event_id: 'a', title: 'Unnamed Event', date: null, rsvpQuestionnaire: asked },
      { ...unsaid, event_id: 'b', title: 'Unnamed Event', rsvpResponses: { q_attending: true } },
      { ...unsaid, event_id: 'c', title: 'Holi', rsvpResponses: { q_attending: false } },
    ]);
  });

  it('of the changes of an event spoils nothing: the others stay, and a former time may be missing', async () => {
    const time = { field: 'time', former: {} };
    answer([{ event_id: 'a', changed: [{ field: 'colour' }, time, 'venue', null] }]);
    expect(await invitedEvents()).toMatchObject([{ changed: [{ field: 'time' }] }]);
  });

  it('of a booking spoils nothing: a deadline that cannot be read is none, and one without a title is called Unnamed', async () => {
    const { cancel_until: _, ...booking } = checkUp;
    const asked = { userID, bookingId: checkUp.booking_id, isShown: false };
    for (const [said, title] of [
      [checkUp.title, checkUp.title],
      [null, 'Unnamed'],
      ['', 'Unnamed'],
    ]) {
      answer({ booking: { ...checkUp, title: said, cancel_until: 'soon' } });
      const found = { outcome: 'found', booking: { ...booking, title } };
      expect(await ask(getBooking, asked)).toEqual(found);
    }
  });

  it('of an organisation spoils nothing: what is readable of it is shown, level by level', async () => {
    const music = {
      name: 'Music',
      resources: [null, { ...hall, free_today: -1 }, { name: 'Stage' }, { resourceId: 'x' }],
    };
    answer([
      { name: 'Club', branches: [7, { name: 'Old town', departments: [{}, music] }, {}] },
      { name: 'Trust', branches: 'none' },
    ]);
    const shown = { name: 'Old town', departments: [{ name: 'Music', resources: [hall] }] };
    expect((await ask(getUserOrganisations, { userID })).organisations).toEqual([
      { name: 'Club', branches: [shown] },
      { name: 'Trust', branches: [] },
    ]);
    expect(logged.mock.calls).toEqual([['getUserOrganisations: items left out: 6']]);
  });

  it('of a resource spoils nothing', async () => {
    answer({ name: 'Hall', description: 7, location: null, capacity: '40', kind: 'palace' });
    const asked = ask(getResource, { resourceId: 'hall' });
    expect(await asked).toEqual({
      outcome: 'found',
      resource: { name: 'Hall', location: null, capacity: 40, kind: null },
    });
  });

  it('of slots is that of the device where they are written as instants, whatever zone the answer names', async () => {
    const slot = { start: '2026-03-09T03:30:00Z', end: '2026-03-09T04:30:00Z' };
    answer({ slots: [{ ...slot, available: true }], zone: 'Asia/Kolkata' });
    expect(await ask(loadSlots, resourceSlots)).toMatchObject({ slots: [slot], zone: null });
  });

  it('of a service that lists slots of a day on which it is too late to book is none', async () => {
    const slots = [{ start_time: '09:00', end_time: '09:45' }];
    const date = today(getLocalTimeZone()).toString();
    answer({ slots });
    for (const [daysAhead, free] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const source = { ...partnerSlots.source, daysAhead };
      expect((await ask(loadSlots, { source, date })).slots).toHaveLength(free);
    }
  });

  it('of the slots spoils nothing: an unreadable zone or last day is none', async () => {
    const unsaid = { slots: [], zone: null, bookableUntil: null };
    for (const bookable_until of [undefined, null, 7, 'soon', '2026-02-30', '9999-12-31']) {
      answer({ slots: [], zone: bookable_until === null ? '' : 5, bookable_until });
      expect(await ask(loadSlots, resourceSlots)).toEqual(unsaid);
    }
    answer({ slots: [], bookable_until: '2026-05-08' });
    expect(await ask(loadSlots, resourceSlots)).toMatchObject({
      bookableUntil: '2026-05-08',
    });
  });

  it.each(['10:30', '10:30:00'])(
    'of a calendar item is the day of its time: %s is on the day that it stands under, in the zone of the device',
    async (time_slot) => {
      answer({ [day]: [{ title: 'Yoga', time_slot }] });
      const [yoga] = (await ask(getCalendarItems, items)).items[day] ?? [];
      expect(new Date(yoga?.time_slot ?? '')).toEqual(new Date(2026, 2, 10, 10, 30));
      answer({ [day]: [{ title: 'Yoga', time_slot: '25:30' }] });
      const read = await ask(getCalendarItems, items);
      expect(read.items[day]).toMatchObject([{ time_slot: day }]);
    },
  );

  it('of a calendar item is its title where that is empty: the item is called Unnamed', async () => {
    answer({ [day]: [{ title: ' ', time_slot: noon }] });
    expect((await ask(getCalendarItems, items)).items[day]).toMatchObject([{ title: 'Unnamed' }]);
  });

  it('of a calendar item spoils nothing', async () => {
    answer({ [day]: [{ title: 'Yoga', time_slot: noon, status: 7, notes: {} }], '2026-03-11': 7 });
    expect((await ask(getCalendarItems, items)).items).toEqual({
      [day]: [{ title: 'Yoga', time_slot: noon }],
    });
  });

  it.each(['', null, 7])('of a checked number spoils nothing: the userID %j', async (odd) => {
    answer({ exists: false, userID: odd });
    expect(await ask(checkUser, { mobileNumber })).toEqual({ outcome: 'unknown' });
  });
});

describe('Calendar: the days of an answer', () => {
  const yogaAt = { title: 'Yoga', time_slot: noon };

  it.each([
    ['bare', (days: unknown) => days],
    ['under their name', (days: unknown) => ({ page: {}, tasks: days })],
    ['under another name', (days: unknown) => ({ success: true, data: days, next: null })],
  ])('may come %s', async (_, inForm) => {
    answer(inForm({ [day]: [yogaAt] }));
    expect((await ask(getCalendarItems, items)).items).toEqual({ [day]: [yogaAt] });
    answer(inForm({}));
    expect((await ask(getCalendarItems, items)).items).toEqual({});
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([[null], [{ tasks: null }], [{ tasks: [] }], [[]]])('are none in %j', async (body) => {
    answer(body);
    expect((await ask(getCalendarItems, items)).items).toEqual({});
  });

  it.each([[{ message: 'secret' }], [{ links: {}, meta: {} }], ['secret'], [{ tasks: 'secret' }]])(
    'are missing in %j, which is a failure',
    async (body) => {
      answer(body);
      await expect(ask(getCalendarItems, items)).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});

it('Calendar: an answer of which no item can be read is a failure', async () => {
  answer({ [day]: [{ status: 'planned' }], '2026-03-11': 'secret' });
  await expect(ask(getCalendarItems, items)).rejects.toMatchObject({ kind: 'malformed' });
});

it('An identifier that a service writes as a number too large to be exact is missing', async () => {
  answer([{ id: 2 ** 60, eventName: 'Holi' }]);
  expect(await hostedEvents()).toEqual([{ eventName: 'Holi' }]);
});

const unread: [words: string, reply: () => Response][] = [
  ['no body', () => new Response(null, { status: 201 })],
  ['a body that is no JSON', () => new Response('<h1>Done</h1>', { status: 201 })],
  ['a body that is cut off', () => new Response('{"error": "It', { status: 201 })],
  ['null', () => Response.json(null, { status: 201 })],
  ['a text', () => Response.json('done', { status: 201 })],
];

describe.each(unread)('A success with %s', (_, reply) => {
  beforeEach(() => {
    answerBy(reply);
  });

  it('creates an event, saves a push token and claims invitations', async () => {
    const event = { eventData, invitees: [], userID };
    expect(await ask(createEvent, event)).toEqual({ outcome: 'created', eventId: null });
    await ask(savePushToken, { token: 'device', mobileNumber });
    await ask(linkPending, { userID, contact: mobileNumber });
    expect(logged).not.toHaveBeenCalled();
  });

  it('books a resource, since only an error is read', async () => {
    expect(await ask(bookResource, order)).toMatchObject({ outcome: 'booked' });
  });

  it('books a service at the time that was asked for', async () => {
    const service = { ...yoga, partner_id: 'park' };
    const slot = { start: '09:00', end: '09:45' };
    const asked = ask(confirmBooking, { userID, service, date: day, slot });
    expect(await asked).toEqual({ outcome: 'booked', startTime: '09:00', bookingIds: [] });
  });

  it('is a registration that failed', async () => {
    const input = { mobileNumber, proof: 'proof', provenAt: 0, details: asha() };
    const asked = ask(openSession, input);
    expect(await asked).toEqual({ outcome: 'incomplete' });
  });

  it('is a failed login, since the answer is read', async () => {
    const asked = ask(openSession, { mobileNumber, proof: 'proof', provenAt: 0, details: null });
    await expect(asked).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it.each(['', ' ', null])(
  'A service booking whose answer says the time %j says the time that was asked for',
  async (start_time) => {
    answer({ start_time }, 201);
    const service = { ...yoga, partner_id: 'park' };
    const slot = { start: '09:00', end: '09:45' };
    const asked = ask(confirmBooking, { userID, service, date: day, slot });
    expect(await asked).toMatchObject({ startTime: '09:00' });
  },
);

const order = {
  userID,
  resourceId: 'hall',
  date: day,
  slots: [{ start: '09:00', end: '10:00' }],
};

const eventData = {
  eventName: 'Garba',
  eventDateTime: noon,
  venue: 'Hall',
  description: 'A dance',
  inviteExpiryDate: noon,
  rsvpQuestionnaire: [],
};

function asha() {
  return { fullName: 'Asha Rao', dob: '1990-02-28', aadhaar: '123456', agreed: true };
}

async function hostedEvents() {
  const answered = await ask(getEvents, wanted);
  return answered.outcome === 'listed' ? answered.items : [];
}

async function hostedEvent(id: string) {
  const answered = await ask(findEvent, { userID, id, isShown: false });
  return answered.outcome === 'found' ? answered.event : null;
}

async function invitedEvents() {
  return (await ask(getUserEvents, wanted)).items;
}
