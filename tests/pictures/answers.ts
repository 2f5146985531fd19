import type * as v from 'valibot';
import type { HostedEvent } from '#domain/event.ts';
import type { InvitedEvent, MemberInvite } from '#domain/invitation.ts';
import type { Organisation } from '#domain/organisation.ts';
import type { OwnBooking } from '#domain/own-booking.ts';
import type { PartnerService } from '#domain/partner-service.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { ok } from '../world/answers.ts';
import type { CallName } from '../world/calls.ts';
import type { Answer } from '../world/network.ts';
import { checkUp, hallBooking } from '../world/own-bookings.ts';

/** What a state needs in the place of the usual answers. */
export type OwnAnswers = Partial<Readonly<Record<CallName, Answer>>>;

/** A Monday morning in Kolkata. */
export const now = Date.parse('2026-03-09T09:00:00+05:30');

const doctors: readonly PartnerService[] = [
  {
    service_id: 'family-doctor',
    partner_id: 'prasad',
    name: 'Family doctor: Dr. Lakshmi Prasad',
    description: 'A consultation of half an hour for fever, sugar and blood pressure.',
    provider: 'Prasad Clinic',
    city: 'Kurnool',
    currency: 'INR',
    price: 500,
    duration_minutes: 30,
    location_mode: 'At the clinic',
    session_type: 'one2one',
    portfolio_urls: ['/portfolio/clinic-1.svg', '/portfolio/clinic-2.svg'],
    next_slot: '2026-03-09T05:30:00.000Z',
  },
  {
    service_id: 'physio',
    partner_id: 'begum',
    name: 'Physiotherapy at home',
    description: 'Exercises after an operation, or for a stiff back.',
    provider: 'Farida Begum',
    city: 'Nandyal',
    currency: 'INR',
    price: 1200,
    duration_minutes: 45,
    location_mode: 'At your home',
    session_type: 'one2one',
    portfolio_urls: ['/portfolio/physio-1.svg'],
    next_slot: '2026-03-10T03:30:00.000Z',
  },
  {
    service_id: 'check-up',
    partner_id: 'smile',
    name: 'Dental check-up',
    description: 'A careful look, and a plan.',
    currency: 'INR',
    price: 0,
    duration_minutes: 60,
  },
];

const commons: v.InferInput<typeof Organisation> = {
  name: 'Kurnool Commons',
  branches: [
    {
      name: 'Old town',
      departments: [
        {
          name: 'Library',
          resources: [
            { resourceId: 'quiet', name: 'Quiet study', kind: 'desk', free_today: 6 },
            { resourceId: 'reading', name: 'Reading room', kind: 'room', free_today: 0 },
          ],
        },
        {
          name: 'Events',
          resources: [{ resourceId: 'hall', name: 'Community hall', kind: 'hall', free_today: 2 }],
        },
      ],
    },
    {
      name: 'Riverside',
      departments: [
        {
          name: 'Sports',
          resources: [{ resourceId: 'court', name: 'Badminton court', kind: 'court' }],
        },
      ],
    },
  ],
};

const questions = [
  attendingQuestion,
  { questionId: 'q_bring', questionText: 'What will you bring?', type: 'text' as const },
];

const lunch: v.InferInput<typeof HostedEvent> = {
  id: 'lunch',
  eventName: 'Lunch under the mango tree',
  eventDateTime: '2026-03-22T07:00:00.000Z',
  venue: 'Our garden, Kurnool',
  description: 'Biryani, and time for each other.',
  inviteExpiryDate: '2026-03-20T18:29:59.999Z',
  rsvpQuestionnaire: questions,
  can_edit: true,
  invitees: [
    {
      mobile_number: '+919848022338',
      name: 'Ravi Kumar',
      response_status: 'responded',
      rsvpResponses: { q_attending: true, q_bring: 'Payasam' },
    },
    {
      mobile_number: '+919848022339',
      name: 'Zubeda Khan',
      response_status: 'responded',
      rsvpResponses: { q_attending: false },
    },
    { mobile_number: '+919848022340', response_status: 'pending' },
  ],
};

const invitations: v.InferInput<typeof InvitedEvent>[] = [
  {
    event_id: 'ugadi',
    title: 'Ugadi dinner',
    date: '2026-03-19T14:00:00.000Z',
    location: 'Hotel Triguna, Kurnool',
    host_name: 'Yamini Reddy',
    inviteExpiryDate: '2026-03-17T18:29:59.999Z',
    response_status: 'pending',
    rsvpQuestionnaire: questions,
  },
  {
    event_id: 'naming',
    title: 'Naming ceremony',
    date: '2026-03-14T04:30:00.000Z',
    location: 'Gayatri Kalyana Mandapam',
    response_status: 'responded',
    rsvpQuestionnaire: [attendingQuestion],
    rsvpResponses: { q_attending: true },
  },
];

const memberInvites: v.InferInput<typeof MemberInvite>[] = [
  {
    org_id: 'sunrise',
    org_name: 'Sunrise Trust',
    response_status: 'pending',
    rsvpQuestionnaire: [attendingQuestion],
  },
];

const bookings: readonly OwnBooking[] = [
  {
    ...checkUp,
    date: '2026-03-11',
    starts_at: '2026-03-11T04:30:00.000Z',
    ends_at: '2026-03-11T05:30:00.000Z',
    cancel_until: '2026-03-11T04:30:00.000Z',
    move_until: '2026-03-11T04:30:00.000Z',
  },
  {
    ...hallBooking,
    date: '2026-03-16',
    starts_at: '2026-03-16T03:30:00.000Z',
    ends_at: '2026-03-16T04:30:00.000Z',
  },
];

function item(title: string, time_slot: string, said: object) {
  return { id: title, title, time_slot, can_edit: true, ...said };
}

/** How the service answers in the pictures: enough of everything for a full screen. */
export const answersOfPictures: OwnAnswers = {
  validateToken: ok({ valid: true, name: 'Asha Reddy' }),
  listServices: ok({ services: doctors }),
  slotsByDate: ok({
    slots: ['10:00', '10:30', '11:00', '14:00', '16:30'].map((start_time) => ({
      start_time,
      end_time: start_time.endsWith('00')
        ? start_time.replace(/00$/, '30')
        : `${Number(start_time.slice(0, 2)) + 1}:00`,
    })),
    zone: 'Asia/Kolkata',
  }),
  confirmBooking: () =>
    Response.json({ start_time: '10:30', booking_id: 'confirmed' }, { status: 201 }),
  getUserOrganisations: ok([commons]),
  getEvents: ok({ events: [lunch] }),
  getUserEvents: ok({ invitedEvents: invitations }),
  getUserMemberInvites: ok({ invites: memberInvites }),
  getBookings: ok({ bookings }),
  getAppointments: ok({
    '2026-03-09': [
      item('Dental check-up', '2026-03-09T10:30:00.000Z', {
        status: 'Confirmed',
        service_provider: 'Smile Clinic',
      }),
    ],
    '2026-03-11': [
      item('Blood test', '2026-03-11T02:00:00.000Z', {
        status: 'Confirmed',
        service_provider: 'Sri Sai Labs',
      }),
    ],
  }),
  getCalendarEvents: ok({
    '2026-03-09': [
      item('Veena concert', '2026-03-09T12:30:00.000Z', {
        status: 'Planned',
        invitees: 'Amma and Nanna',
      }),
    ],
    '2026-03-22': [
      item('Lunch under the mango tree', '2026-03-22T07:00:00.000Z', {
        status: 'Hosting',
        invitees: '3 people invited',
      }),
    ],
  }),
  getTasks: ok({
    '2026-03-09': [
      item('Pay the rent', '2026-03-09T01:30:00.000Z', { status: 'Done', notes: 'By UPI.' }),
      item('Buy mangoes', '2026-03-09T11:30:00.000Z', { status: 'Planned' }),
    ],
  }),
};
