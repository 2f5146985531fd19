import { attendingQuestion } from '#domain/rsvp.ts';
import { account } from './account.ts';
import type { CallName } from './calls.ts';
import type { Answer } from './network.ts';
import { checkUp } from './own-bookings.ts';

export const userID = 'asha';
export const token = 'a-session-token';
export const mobileNumber = '+919876543210';

export const service = {
  service_id: 'teeth',
  name: 'Dental check-up',
  description: 'A careful look, and a plan.',
  currency: 'INR',
  price: 500,
  partner_id: 'smile',
};

export const resource = { name: 'Community hall', location: 'Ground floor', capacity: 40 };

const organisation = {
  name: 'Sunrise Trust',
  branches: [
    {
      name: 'Old town',
      departments: [{ name: 'Events', resources: [{ resourceId: 'hall', name: resource.name }] }],
    },
  ],
};

/** An event that the person hosts, and how one of the invited answered. */
export const event = {
  id: 'dinner',
  eventName: 'Ugadi dinner',
  eventDateTime: '2099-11-29T14:00:00.000Z',
  venue: 'Hotel Triguna',
  description: 'Six tastes, one table.',
  inviteExpiryDate: '2099-11-26T18:29:59.999Z',
  rsvpQuestionnaire: [
    attendingQuestion,
    { questionId: 'q_custom_1', questionText: 'What will you bring?', type: 'text' },
  ],
  invitees: [
    {
      mobile_number: '+919848022338',
      response_status: 'responded',
      rsvpResponses: { q_attending: true, q_custom_1: 'Payasam' },
    },
  ],
};

/** How everything answers when all is well; the number is known. */
export const wellAnswers: Readonly<Record<CallName, Answer>> = {
  validateToken: ok({ valid: true }),
  getAccount: ok(account),
  getAccountData: ok({ users: [{ fullName: account.name }] }),
  deleteAccount: ok({}),
  endSession: ok({}),
  keepLanguage: ok({}),
  logout: ok({}),
  logoutEverywhere: ok({}),
  linkPending: ok({}),
  getUserEvents: ok({ invitedEvents: [] }),
  getUserMemberInvites: ok({ invites: [] }),
  respondToInvite: ok({}),
  respondToMemberInvite: ok({}),
  savePushToken: ok({ saved: true }),
  checkUser: ok({ exists: true, userID }),
  login: ok({ token, userID }),
  signup: ok({ token, userID }),
  listServices: ok({ services: [service] }),
  searchServices: ok({ services: [service] }),
  slotsByDate: ok({ slots: [slot('09:00', '10:00'), slot('10:00', '11:00')] }),
  confirmBooking: () => Response.json({ start_time: '09:00' }, { status: 201 }),
  getUserOrganisations: ok([organisation]),
  getBookings: ok({ bookings: [] }),
  getBooking: ok({ booking: checkUp }),
  cancelBooking: ok({}),
  moveBooking: ok({}),
  getResource: ok(resource),
  getResourceSlots: ok({
    slots: [
      { start: '09:00', end: '10:00', available: true },
      { start: '10:00', end: '11:00', available: true },
      { start: '11:00', end: '12:00', available: false },
    ],
  }),
  bookResource: ok({}),
  getEvents: ok({ events: [event] }),
  createEvent: ok({}),
  updateEvent: ok({}),
  cancelEvent: ok({}),
  getAppointments: ok({}),
  getCalendarEvents: ok({}),
  getTasks: ok({}),
  createAppointment: ok({}),
  createCalendarEvent: ok({}),
  createTask: ok({}),
  updateAppointment: ok({}),
  updateCalendarEvent: ok({}),
  updateTask: ok({}),
  deleteAppointment: ok({}),
  deleteCalendarEvent: ok({}),
  deleteTask: ok({}),
  reverseGeocode: ok({ address: { city: 'Nandyal', postcode: '518501' } }),
  searchPlaces: ok([{ address: { city: 'Nandyal', postcode: '518501' } }]),
};

function slot(start_time: string, end_time: string) {
  return { start_time, end_time };
}

export function ok(body: unknown): Answer {
  return () => Response.json(body);
}

/** The cursor of a list's second page. */
export const secondPage = 'page-2';

/** A list in two pages: the first has a link to the second. */
export function inPages(first: unknown, second: unknown): Answer {
  const link = `<?cursor=${secondPage}>; rel="next"`;
  return ({ path }) =>
    cursorOf(path) === null ? Response.json(first, { headers: { link } }) : Response.json(second);
}

/** The cursor of the page that a request asks for; null for the first. */
function cursorOf(path: string): string | null {
  return new URL(path, 'https://any').searchParams.get('cursor');
}

/** A refusal with a sentence for the person. */
export function refusal(status: number, error: unknown, code?: string): Answer {
  return () => Response.json({ error, code }, { status });
}

/** A body that is no JSON. */
export function page(status: number, text: string): Answer {
  return () => new Response(text, { status, headers: { 'content-type': 'text/html' } });
}

export const noConnection: Answer = () => Promise.reject(new TypeError('fetch failed'));

export const silence: Answer = () => new Promise(() => undefined);
