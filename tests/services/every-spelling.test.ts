import { expect, it } from 'vitest';
import { getAccount } from '#domain/contract/account.ts';
import { getBooking, getBookings, moveBooking } from '#domain/contract/bookings.ts';
import { createTask, getAppointments } from '#domain/contract/calendar.ts';
import type { Call } from '#domain/contract/call.ts';
import { createEvent, getEvents } from '#domain/contract/events.ts';
import { getUserEvents, getUserMemberInvites } from '#domain/contract/invitations.ts';
import {
  bookResource,
  getResource,
  getResourceSlots,
  getUserOrganisations,
} from '#domain/contract/organisations.ts';
import { searchServices } from '#domain/contract/service-search.ts';
import { confirmBooking, listServices } from '#domain/contract/services.ts';
import { checkUser, login, signup } from '#domain/contract/sign-in.ts';
import { read } from '../../src/services/api/client.ts';

const at = '2026-03-10T12:00:00.000Z';
const day = '2026-03-10';

const questions = [
  { questionId: '1', questionText: 'A lift?', type: 'boolean' },
  { questionId: '2', questionText: 'How many?', type: 'number' },
];
const answers = { q_attending: true };
const asked = {
  response_status: 'responded',
  inviteExpiryDate: at,
  rsvpQuestionnaire: questions,
  rsvpResponses: [
    { questionId: 'q_attending', answer: true },
    { questionId: '1', answer: 'Ravi' },
  ],
};
const changed = [{ field: 'time', former: at }];
const booking = {
  booking_id: '17',
  kind: 'service',
  title: 'Yoga',
  price: 350,
  date: day,
  start_time: '09:00',
  end_time: '10:00',
  starts_at: at,
  ends_at: at,
  cancel_until: at,
  move_until: at,
  service_id: '3',
  partner_id: '4',
  duration_minutes: 60,
  resource_id: '5',
};
const service = {
  service_id: '3',
  name: 'Yoga',
  price: 350,
  partner_id: '0',
  duration_minutes: 60,
  min_capacity: 1,
  max_capacity: 4,
  booking_gap_days: 2,
  min_booking_floor: 3,
  next_slot: at,
};
const entry = {
  id: '17',
  can_edit: true,
  title: 'Dentist',
  time_slot: at,
  invited: 4,
  booking_id: '18',
  event_id: '19',
};
const event = {
  id: '17',
  _id: '17',
  eventName: 'Garba',
  eventDateTime: at,
  inviteExpiryDate: at,
  rsvpQuestionnaire: questions,
  cancelled_at: at,
  can_edit: true,
  invitees: [
    {
      mobile_number: '+919876543210',
      response_status: 'responded',
      rsvpResponses: answers,
      changed,
      responded_at: at,
    },
  ],
};
const device = { id: '17', signed_in_at: at, last_seen_at: at, is_this: true };
const resource = { resourceId: '17', name: 'Hall', free_today: 4 };

/** By call: an answer with every yes or no, number, time and identifier that is read of it. */
const answersRead: readonly (readonly [Call, object])[] = [
  [getBookings, { bookings: [booking] }],
  [getBooking, { booking, cancelled_at: at }],
  [moveBooking, { booking }],
  [listServices, { services: [service] }],
  [searchServices, { services: [service] }],
  [confirmBooking, { booking_id: '17' }],
  [
    getUserOrganisations,
    [
      {
        name: 'Club',
        branches: [{ name: 'Old town', departments: [{ name: 'A', resources: [resource] }] }],
      },
    ],
  ],
  [getResource, { name: 'Hall', capacity: 12 }],
  [
    getResourceSlots,
    {
      slots: [
        { start: '09:00', end: '10:00', available: true },
        { start: '10:00', end: '11:00', available: false },
      ],
    },
  ],
  [bookResource, { booking_ids: ['17'] }],
  [getEvents, { events: [event] }],
  [createEvent, { event_id: '17' }],
  [
    getUserEvents,
    {
      invitedEvents: [
        { ...asked, event_id: '17', title: 'Garba', date: at, cancelled_at: at, changed },
      ],
    },
  ],
  [
    getUserMemberInvites,
    {
      invites: [
        { ...asked, org_id: '17', org_name: 'Club', rsvpResponses: { q_attending: false } },
      ],
    },
  ],
  [getAppointments, { [day]: [entry] }],
  [createTask, entry],
  [getAccount, { member_since: at, sessions: [device], can_download: true, can_delete: false }],
  [checkUser, { exists: true, userID: '17' }],
  [login, { token: 'token', userID: '17' }],
  [signup, { token: 'token', userID: '17' }],
];

const isFlag = (value: unknown) => typeof value === 'boolean';
const isNumber = (value: unknown) => typeof value === 'number';
const isTime = (value: unknown) => value === at;
/** All identifiers of the answers above are digits, and nothing else is. */
const isId = (value: unknown) => typeof value === 'string' && /^\d+$/.test(value);

interface Spelling {
  /** Which values it is for. */
  of: (value: unknown) => boolean;
  spell: (value: unknown) => unknown;
}

const seconds = Date.parse(at) / 1_000;

/** By name: in what other way the values of one kind may be written. */
const spellings: readonly (readonly [string, Spelling])[] = [
  ['a yes or no as a text', { of: isFlag, spell: String }],
  ['a yes or no as a text of Python', { of: isFlag, spell: (flag) => (flag ? 'True' : 'False') }],
  ['a yes or no as 1 and 0', { of: isFlag, spell: Number }],
  ['a yes or no as 1 and 0 in a text', { of: isFlag, spell: (flag) => (flag ? '1' : '0') }],
  ['a number as a text', { of: isNumber, spell: String }],
  [
    "a number in MongoDB's form",
    { of: isNumber, spell: (number) => ({ $numberInt: String(number) }) },
  ],
  ['an identifier as a number', { of: isId, spell: Number }],
  ["an identifier in MongoDB's form", { of: isId, spell: ($oid) => ({ $oid }) }],
  ['a time as milliseconds', { of: isTime, spell: () => Date.parse(at) }],
  ['a time as milliseconds in a text', { of: isTime, spell: () => `${Date.parse(at)}` }],
  ['a time as seconds', { of: isTime, spell: () => seconds }],
  ['a time as seconds in a text', { of: isTime, spell: () => `${seconds}` }],
  ['a time as the date of an HTTP header', { of: isTime, spell: () => new Date(at).toUTCString() }],
  ['a time as an object with seconds', { of: isTime, spell: () => ({ seconds, nanoseconds: 0 }) }],
  ["a time in MongoDB's form", { of: isTime, spell: ($date) => ({ $date }) }],
  [
    "a time in MongoDB's form, as milliseconds",
    { of: isTime, spell: () => ({ $date: { $numberLong: `${Date.parse(at)}` } }) },
  ],
];

/** Every copy of an answer with one of its values written in another way, and where that stands. */
function* respelled(
  value: unknown,
  spelling: Spelling,
  path = '',
): Iterable<[path: string, copy: unknown]> {
  if (spelling.of(value)) yield [path, spelling.spell(value)];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const [where, copy] of respelled(part, spelling, `${path}.${key}`)) {
      yield [
        where,
        Array.isArray(value) ? value.with(Number(key), copy) : { ...value, [key]: copy },
      ];
    }
  }
}

it.each(spellings)('§21.2 %s says the same in every answer', async (_, spelling) => {
  const misread: string[] = [];
  for (const [call, answer] of answersRead) {
    const meant = JSON.stringify(await read(call, answer));
    for (const [path, copy] of respelled(answer, spelling)) {
      const said = await read(call, copy).catch(() => null);
      if (JSON.stringify(said) !== meant) misread.push(`${call.name}${path}`);
    }
  }
  expect(misread).toEqual([]);
});
