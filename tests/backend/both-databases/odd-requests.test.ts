// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import { calls } from '#domain/contract/calls.ts';
import { Refusal } from '#domain/contract/failure.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import type { App } from '../../../backend/http/context.ts';
import { defaultLimits, type Limits } from '../../../backend/rate-limits/limits.ts';
import { seedInvitations } from '../../../backend/seeds/invitations/seed-invitations.ts';
import { aadhaarHashKey, registration, send, setUpBackend } from '../support/backend.ts';
import { eventData, numbers } from '../support/hosting.ts';
import { type GoodFields, oddRequests } from '../support/odd-requests.ts';
import { twoNumbers } from '../support/two-people.ts';

// `npm run fuzz -- --runs 1000` sends more; `--seed` and `--path` replay a run that failed.
const { FUZZ_RUNS, FUZZ_SEED, FUZZ_PATH } = process.env;
const runs = Number(FUZZ_RUNS ?? 25);
const seed = Number(FUZZ_SEED ?? 1);
const [number, newcomer] = twoNumbers;
const dayMs = 24 * 60 * 60_000;
/** A person adds only so much a day, so that a new day begins from time to time. */
const requestsADay = 40;
/** The calls whose answers a cache may keep, and how; those of all others tell something of a person. */
const kept: Readonly<Record<string, string>> = {
  listServices: 'public, max-age=0, must-revalidate',
  searchServices: 'public, max-age=0, must-revalidate',
  getResource: 'private, no-cache',
  getResourceSlots: 'private, no-cache',
};
const backend = setUpBackend();
let app: App;
let userID: string;
let bearer: string;
let good: GoodFields;

beforeEach(async () => {
  app = backend.another({ limits: withoutEnd(defaultLimits) });
  await seedInvitations(backend.db, aadhaarHashKey, backend.now());
  ({ userID, token: bearer } = await backend.register(number));
  good = await goodFields();
});

describe('Requests: whatever is sent', () => {
  it.each(Object.values<Call>(calls))(
    '$method $path answers by the contract or refuses with a sentence, and a cache keeps no personal answer',
    { timeout: 60_000 + runs * 500 },
    async (call) => {
      const own = await ownEntryFor(call);
      let sent = 0;
      let fulfilled = 0;
      await fc.assert(
        fc.asyncProperty(
          oddRequests(call, { ...goodFor(call), ...own }),
          async ({ path, body }) => {
            if (++sent % requestsADay === 0) await beginDay();
            const proof = proofFor(call);
            const response = await send(app, call.method, path, body, { bearer: proof });
            const answer = await response.json();
            expect(response.status, `${path} ${body}`).toBeLessThan(500);
            if (response.ok) fulfilled++;
            expect(response.headers.get('cache-control')).toBe(
              (response.ok && kept[call.name]) || 'no-store',
            );
            const shape = response.ok ? call.response : Refusal;
            expect(v.is(shape, answer), JSON.stringify(answer)).toBe(true);
          },
        ),
        { numRuns: runs, seed, ...(FUZZ_PATH && { path: FUZZ_PATH }) },
      );
      if (FUZZ_PATH === undefined) expect(fulfilled, 'good requests among them').toBeGreaterThan(0);
    },
  );
});

function goodFor({ name }: Call): GoodFields {
  if (name === 'moveBooking') return { ...good, booking_id: good.moving };
  if (name.endsWith('CalendarEvent')) return { ...good, invitees: 'Ravi' };
  return name === 'signup' ? { ...good, mobile_number: newcomer } : good;
}

/** The id of an entry or an event that can be changed. */
async function ownEntryFor({ path }: Call): Promise<GoodFields> {
  if (path.startsWith('/events/')) {
    const body = { eventData: good.eventData, invitees: [], host_id: userID };
    return (await backend.post('/create_event', body, { bearer })).json();
  }
  const kind = path.match(/^\/update-(\w+)\//)?.[1];
  if (kind === undefined) return {};
  const body = { ...good, ...(kind === 'event' && { invitees: 'Ravi' }) };
  const { id } = await (await backend.post(`/create-${kind}`, body, { bearer })).json();
  return { id };
}

function proofFor({ name }: Call): string {
  if (name === 'login') return backend.proof(number);
  return name === 'signup' ? backend.proof(newcomer) : bearer;
}

async function beginDay(): Promise<void> {
  backend.moveClock(dayMs);
  // The account may have been deleted.
  const sent = { bearer: backend.proof(number) };
  const answer = await backend.post('/login', { mobile_number: number }, sent);
  bearer = answer.ok ? (await answer.json()).token : '';
}

/** A request of each call that is fulfilled, in one record: the names mean the same everywhere. */
async function goodFields(): Promise<GoodFields> {
  const { invitedEvents } = await asked('/get_user_events');
  const { invites } = await asked('/get_user_member_invites');
  return {
    ...registration(number),
    token: bearer,
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
    resourceId: 'commons-meeting-room',
    owner_id: 'dr-lakshmi-prasad',
    partner_id: 'dr-lakshmi-prasad',
    service_id: 'family-doctor-lakshmi-prasad',
    owner_type: 'partner',
    location_mode: 'At the clinic',
    service_duration: 20,
    date: '2026-03-16',
    start_time: '10:00',
    end_time: '10:20',
    slots: [{ start: '09:00', end: '10:00' }],
    booking_id: await bookedId(),
    moving: await movableId(),
    event_id: invitedEvents[0]?.event_id,
    org_id: invites[0]?.org_id,
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
}

async function bookedId(): Promise<string> {
  const slots = [{ start: '18:00', end: '19:00' }];
  const body = { userId: userID, date: '2026-03-16', slots };
  await backend.post('/resource/commons-meeting-room/book', body, { bearer });
  const { bookings } = await (await backend.get(`/bookings?user_id=${userID}`, { bearer })).json();
  return bookings[0].booking_id;
}

/** A booking of a service, at the time that it is moved to again and again. */
async function movableId(): Promise<string> {
  const body = {
    user_id: userID,
    partner_id: 'dr-lakshmi-prasad',
    service_id: 'family-doctor-lakshmi-prasad',
    date: '2026-03-16',
    start_time: '10:00',
    end_time: '10:20',
  };
  return (await (await backend.post('/bookings/confirm', body, { bearer })).json()).booking_id;
}

async function asked(path: string) {
  return (await backend.post(path, { user_id: userID }, { bearer })).json();
}

function withoutEnd({ address, provenNumber, person }: Limits): Limits {
  const most = { ...person, points: Number.MAX_SAFE_INTEGER };
  const all = <Name extends string>(limits: Record<Name, unknown>) =>
    Object.fromEntries(Object.keys(limits).map((name) => [name, most])) as Limits['address'];
  return { address: all(address), provenNumber: all(provenNumber), person: most };
}
