import type { Call } from '#domain/contract/call.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { seedInvitations } from '../../../backend/seeds/invitations/seed-invitations.ts';
import { aadhaarHashKey, registration, type TestBackend } from './backend.ts';
import { bookingAt, hourFrom, monday, room, slotsFrom } from './booking.ts';
import { eventData, hostingAt, numbers } from './hosting.ts';
import { invitationsAt } from './invitations.ts';
import { addOffer } from './offer.ts';
import { twoNumbers } from './two-people.ts';

const [number, newcomer] = twoNumbers;
const dayMs = 24 * 60 * 60_000;

/** The fields of a request that the service takes, by their names. */
export type GoodFields = Readonly<Record<string, unknown>>;

/** A request of each call that is fulfilled, all by one person. */
export interface GoodRequests {
  /** The fields of a call; an entry or event that it changes is made for it. */
  readonly fieldsFor: (call: Call) => Promise<GoodFields>;
  readonly bearerFor: (call: Call) => string;
  /** A day passes, and the person signs in again: a person adds only so much a day. */
  readonly beginDay: () => Promise<void>;
}

export async function openGoodRequests(backend: TestBackend): Promise<GoodRequests> {
  const { booked, bookSlots, ownBookings } = bookingAt(backend);
  const { invited, asked } = invitationsAt(backend);
  await seedInvitations(backend.db, aadhaarHashKey, backend.now());
  await addOffer(backend.db);
  const me = { ...(await backend.register(number)) };
  const { userID } = me;
  await bookSlots(me, slotsFrom('18:00'));
  const [slot] = await ownBookings(me);
  const moving = await booked(me);
  const [event] = await invited(me);
  const [organisation] = await asked(me);

  /** One record for all calls: the names mean the same everywhere. */
  const common: GoodFields = {
    ...registration(number),
    token: me.token,
    proof: backend.proof(number),
    phone: number,
    contact: number,
    user_id: userID,
    userId: userID,
    host_id: userID,
    // An entry that is gone: deleting it succeeds.
    id: '00000000-0000-4000-8000-000000000000',
    category: 'Doctor',
    query: 'doctor',
    sort: 'price',
    city: 'Nandyal',
    pincode: '518501',
    zone: 'Asia/Kolkata',
    resourceId: room,
    owner_id: 'partner',
    partner_id: 'partner',
    service_id: 'alone',
    owner_type: 'partner',
    location_mode: 'Here',
    service_duration: 60,
    date: monday,
    // That of the booking which is moved: it may be moved to its own time again and again.
    ...hourFrom('10:00'),
    slots: slotsFrom('09:00'),
    booking_id: slot?.booking_id,
    event_id: event?.event_id,
    org_id: organisation?.org_id,
    rsvpResponses: { [attendingQuestion.questionId]: true },
    eventData: eventData({
      eventDateTime: '2027-04-04T13:00:00.000Z',
      inviteExpiryDate: '2027-04-01T18:29:59.999Z',
      rsvpQuestionnaire: [
        attendingQuestion,
        { questionId: 'q_custom_1', questionText: 'How many come?', type: 'number' },
      ],
    }),
    invitees: numbers(3),
    time_slot: '2026-04-04T13:00:00.000Z',
    status: 'Confirmed',
    title: 'Dentist',
    service_provider: 'Dr. Rao',
    notes: 'Bring the X-ray',
    message: 'We are ill',
    language: 'te',
  };

  const bodyFor = ({ name }: Pick<Call, 'name'>): GoodFields => {
    if (name === 'moveBooking') return { ...common, booking_id: moving };
    if (name.endsWith('CalendarEvent')) return { ...common, invitees: 'Ravi' };
    return name === 'signup' ? { ...common, mobile_number: newcomer } : common;
  };
  /** The id of an entry or an event that can be changed. */
  const ownEntryFor = async ({ name, path }: Call): Promise<GoodFields> => {
    if (path.startsWith('/events/')) {
      return (await hostingAt(backend).create(me, common.eventData)).json();
    }
    const kind = path.match(/^\/update-(\w+)\//)?.[1];
    if (kind === undefined) return {};
    const sent = { bearer: me.token };
    const { id } = await (await backend.post(`/create-${kind}`, bodyFor({ name }), sent)).json();
    return { id };
  };
  return {
    fieldsFor: async (call) => ({ ...bodyFor(call), ...(await ownEntryFor(call)) }),
    bearerFor: ({ name }) => {
      if (name === 'login') return backend.proof(number);
      return name === 'signup' ? backend.proof(newcomer) : me.token;
    },
    beginDay: async () => {
      backend.moveClock(dayMs);
      // The account may have been deleted.
      const { token = '' } = await backend.logIn(number);
      me.token = token;
    },
  };
}
