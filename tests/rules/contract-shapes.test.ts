import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as bookings from '#domain/contract/bookings.ts';
import * as calendar from '#domain/contract/calendar.ts';
import type { Call } from '#domain/contract/call.ts';
import { calls } from '#domain/contract/calls.ts';
import * as events from '#domain/contract/events.ts';
import { outdatedCode, Refusal } from '#domain/contract/failure.ts';
import { FoundPlace, ReverseGeocoded } from '#domain/contract/geocoder.ts';
import * as invitations from '#domain/contract/invitations.ts';
import * as organisations from '#domain/contract/organisations.ts';
import * as serviceSearch from '#domain/contract/service-search.ts';
import * as services from '#domain/contract/services.ts';
import * as session from '#domain/contract/session.ts';
import * as signIn from '#domain/contract/sign-in.ts';
import { checkUp } from '../world/own-bookings.ts';

type Body = Readonly<Record<string, unknown>>;

const mobile_number = '+919876543210';
const date = '2026-03-09';
const zone = 'Asia/Kolkata';
const at = '2026-03-09T04:00:00Z';
const slot = { start: '09:00', end: '10:00' };
const opened = { token: 'token', userID: 'asha' };
const service = { service_id: 'yoga', name: 'Yoga', currency: 'INR', price: 350 };
const common = { user_id: 'asha', time_slot: at, status: 'confirmed', title: 'Dentist' };
const item = { title: 'Dentist', time_slot: at };
const eventData = {
  eventName: 'Garba',
  eventDateTime: at,
  venue: 'Hall',
  description: 'A dance',
  inviteExpiryDate: at,
  rsvpQuestionnaire: [],
};

/** By call: a valid request and a valid answer, of which each field is required. */
const shapes: readonly (readonly [call: Call, request: Body, answer: Body])[] = [
  [session.validateToken, { token: 'token' }, { valid: true }],
  [session.savePushToken, { token: 'device', phone: mobile_number }, {}],
  [session.linkPending, { user_id: 'asha', contact: mobile_number }, {}],
  [signIn.checkUser, { mobile_number }, { exists: true }],
  [signIn.login, { mobile_number }, opened],
  [
    signIn.signup,
    { full_name: 'Asha Rao', mobile_number, aadhaar6: '123456', dob: '1990-02-28' },
    {},
  ],
  [services.listServices, { category: 'Fitness' }, { services: [service] }],
  [serviceSearch.searchServices, { query: 'yoga' }, { services: [service] }],
  [
    services.slotsByDate,
    {
      owner_id: 'park',
      owner_type: 'partner',
      date,
      service_duration: 45,
      location_mode: 'on_site',
    },
    { slots: [{ start_time: '09:00', end_time: '09:45' }] },
  ],
  [
    services.confirmBooking,
    {
      user_id: 'asha',
      partner_id: 'park',
      service_id: 'yoga',
      date,
      start_time: '09:00',
      end_time: '09:45',
    },
    {},
  ],
  [bookings.getBookings, { user_id: 'asha' }, { bookings: [checkUp] }],
  [bookings.getBooking, { user_id: 'asha', booking_id: 'check-up' }, {}],
  [bookings.cancelBooking, { user_id: 'asha', booking_id: 'check-up' }, {}],
  [
    bookings.moveBooking,
    {
      user_id: 'asha',
      booking_id: 'check-up',
      date,
      start_time: '09:00',
      end_time: '10:00',
    },
    {},
  ],
  [organisations.getResource, { resourceId: 'hall' }, { name: 'Hall' }],
  [
    organisations.getResourceSlots,
    { resourceId: 'hall', date },
    { slots: [{ ...slot, available: true }] },
  ],
  [organisations.bookResource, { resourceId: 'hall', date, slots: [slot], userId: 'asha' }, {}],
  [events.getEvents, { host_id: 'asha' }, { events: [{ eventDateTime: at }] }],
  [events.createEvent, { eventData, invitees: [mobile_number], host_id: 'asha' }, {}],
  [
    invitations.getUserEvents,
    { user_id: 'asha' },
    { invitedEvents: [{ event_id: 'garba', title: 'Garba', date: at }] },
  ],
  [
    invitations.getUserMemberInvites,
    { user_id: 'asha' },
    { invites: [{ org_id: 'club', org_name: 'Club' }] },
  ],
  [
    invitations.respondToInvite,
    { user_id: 'asha', event_id: 'garba', rsvpResponses: { q_attending: true } },
    {},
  ],
  [
    invitations.respondToMemberInvite,
    { user_id: 'asha', org_id: 'club', rsvpResponses: { q_attending: true } },
    {},
  ],
  [calendar.getAppointments, { userId: 'asha' }, { [date]: [item] }],
  [calendar.createAppointment, { ...common, service_provider: 'Dr Rao' }, {}],
  [calendar.createCalendarEvent, { ...common, invitees: 'Ravi' }, {}],
  [calendar.createTask, common, {}],
];

describe.each(shapes)('Contract of $name', ({ request, response }, sent, answered) => {
  it('accepts a valid request and requires each of its fields', () => {
    expect(v.parse(request, sent)).toMatchObject(sent);
    for (const field of Object.keys(sent)) {
      expect(v.is(request, { ...sent, [field]: undefined }), field).toBe(false);
    }
  });

  it('accepts a valid answer and requires each of its fields', () => {
    expect(v.parse(response, answered)).toMatchObject(answered);
    for (const field of Object.keys(answered)) {
      expect(v.is(response, { ...answered, [field]: undefined }), field).toBe(false);
    }
  });
});

describe('Requests of the contract', () => {
  it.each<readonly [Call, Body]>([
    [services.listServices, { category: 'Magic' }],
    [services.slotsByDate, { ...validRequest(services.slotsByDate), owner_type: 'user' }],
    [services.slotsByDate, { ...validRequest(services.slotsByDate), service_duration: 0 }],
    [organisations.bookResource, { ...validRequest(organisations.bookResource), slots: [] }],
    ...['919876543210', '+91 98765 43210', '+9198765', '+9198765432101234', '+९१९८७६५४३२१०'].map(
      (number) =>
        [
          events.createEvent,
          { ...validRequest(events.createEvent), invitees: [mobile_number, number] },
        ] as const,
    ),
    [signIn.checkUser, { mobile_number: `${mobile_number}\n` }],
    [session.validateToken, { token: '' }],
    [session.savePushToken, { token: '', phone: mobile_number }],
    [session.savePushToken, { token: 'x'.repeat(4_097), phone: mobile_number }],
    [session.savePushToken, { token: 'device', phone: '9'.repeat(21) }],
    [session.linkPending, { user_id: 'asha', contact: '9'.repeat(21) }],
    [calendar.getTasks, { userId: 'asha', zone: 'a'.repeat(101) }],
    [calendar.createTask, { ...common, title: ' \t' }],
    [calendar.createTask, { ...common, title: 'x'.repeat(201) }],
    [calendar.createTask, { ...common, status: '' }],
    [signIn.signup, { ...validRequest(signIn.signup), aadhaar6: '12345' }],
    [signIn.signup, { ...validRequest(signIn.signup), aadhaar6: '1234567' }],
    [signIn.signup, { ...validRequest(signIn.signup), aadhaar6: 'x123456' }],
    [signIn.signup, { ...validRequest(signIn.signup), aadhaar6: '१२३४५६' }],
    [signIn.signup, { ...validRequest(signIn.signup), full_name: ' ' }],
    [signIn.signup, { ...validRequest(signIn.signup), full_name: 'a'.repeat(201) }],
  ])('refuse an invalid $name (case %#)', ({ request }, sent) => {
    expect(v.is(request, sent)).toBe(false);
  });

  it('trim the name of a registration', () => {
    const sent = { ...validRequest(signIn.signup), full_name: ' Asha Rao ' };
    expect(v.parse(signIn.signup.request, sent).full_name).toBe('Asha Rao');
  });

  it('may name a zone when they read the calendar', () => {
    expect(v.parse(calendar.getTasks.request, { userId: 'asha', zone })).toMatchObject({ zone });
  });
});

describe('Answers of the contract', () => {
  it('may hold the time of a booked service', () => {
    const { response } = services.confirmBooking;
    expect(v.parse(response, { start_time: '09:00' })).toEqual({ start_time: '09:00' });
    expect(v.is(response, { start_time: 9 })).toBe(false);
  });

  it('may lack a body after a booking and after a registration', () => {
    for (const { response } of [
      services.confirmBooking,
      organisations.bookResource,
      signIn.signup,
    ]) {
      expect([v.parse(response, undefined), v.parse(response, null)]).toEqual([{}, {}]);
    }
  });

  it('are a bare list for organisations', () => {
    const { request, response } = organisations.getUserOrganisations;
    expect(v.is(request, {})).toBe(false);
    expect(v.is(response, [{ name: 'Club' }])).toBe(true);
    expect(v.is(response, {})).toBe(false);
  });

  it('may lack token and userID after a registration', () => {
    expect(v.parse(signIn.signup.response, opened)).toEqual(opened);
    expect(v.is(signIn.signup.response, { token: 7 })).toBe(false);
  });

  it('may name the zone of their slots', () => {
    for (const { response } of [services.slotsByDate, organisations.getResourceSlots]) {
      expect(v.parse(response, { slots: [], zone })).toEqual({ slots: [], zone });
      expect(v.is(response, { slots: [], zone: 5 })).toBe(false);
    }
  });

  it('hold a sentence when they refuse, and may hold a code', () => {
    const error = 'Not possible.';
    expect(v.parse(Refusal, { error, code: 'outdated' })).toEqual({ error, code: outdatedCode });
    for (const code of [undefined, null, 7, {}]) {
      expect(v.parse(Refusal, { error, code }).code ?? null).toBeNull();
    }
    expect(v.is(Refusal, {})).toBe(false);
  });

  it('of the geocoder have an address with optional city, town and postcode', () => {
    const address = { city: 'Adoni', town: 'Adoni', postcode: '518301' };
    expect(v.parse(ReverseGeocoded, { address })).toEqual({ address });
    expect(v.is(ReverseGeocoded, { address: {} })).toBe(true);
    expect(v.is(ReverseGeocoded, {})).toBe(false);
  });
});

describe('Settings of the calls', () => {
  const all: readonly Call[] = Object.values(calls);
  const named = (isMeant: (call: Call) => boolean) =>
    all
      .filter(isMeant)
      .map(({ name }) => name)
      .sort();

  it('keep the answers about a person’s calendar, bookings, events, invitations and organisations for offline use', () => {
    expect(named(({ isKeptOffline }) => isKeptOffline)).toEqual([
      'getAppointments',
      'getBookings',
      'getCalendarEvents',
      'getEvents',
      'getTasks',
      'getUserEvents',
      'getUserMemberInvites',
      'getUserOrganisations',
    ]);
  });

  it('of a change of a booking, an event, an answer or an entry have the kept lists follow', () => {
    expect(named(({ changesKept }) => changesKept === true)).toEqual([
      'bookResource',
      'cancelBooking',
      'cancelEvent',
      'confirmBooking',
      'createAppointment',
      'createCalendarEvent',
      'createEvent',
      'createTask',
      'deleteAppointment',
      'deleteCalendarEvent',
      'deleteTask',
      'moveBooking',
      'respondToInvite',
      'respondToMemberInvite',
      'updateAppointment',
      'updateCalendarEvent',
      'updateEvent',
      'updateTask',
    ]);
  });

  it('name the list that an answer is, since it may come bare or under its name', () => {
    const lists = all.flatMap(({ name, list }) => (list === null ? [] : [[name, list]]));
    expect(Object.fromEntries(lists)).toEqual({
      getBookings: 'bookings',
      getEvents: 'events',
      getResourceSlots: 'slots',
      getUserEvents: 'invitedEvents',
      getUserMemberInvites: 'invites',
      getUserOrganisations: 'organisations',
      listServices: 'services',
      searchServices: 'services',
      slotsByDate: 'slots',
    });
  });
});

it.each([
  ['the booking that was asked for', bookings.getBooking.response, { booking: checkUp }],
  ['when a booking was cancelled', bookings.getBooking.response, { cancelled_at: at }],
  ['what a moved booking has become', bookings.moveBooking.response, { booking: checkUp }],
  ['the identifier of a new event', events.createEvent.response, { event_id: 'garba' }],
  ['the village of a found place', FoundPlace, { address: { village: 'Peddapadu' } }],
])('Contract: the app reads %s where the answer tells it', (_, shape, answer) => {
  expect(v.parse(shape as v.GenericSchema, answer)).toEqual(answer);
});

function validRequest(call: Call): Body {
  const shape = shapes.find(([other]) => other === call);
  if (!shape) throw new Error(`No valid request of ${call.name} is known.`);
  return shape[1];
}
