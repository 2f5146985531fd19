import type { Database } from '../../../backend/db/database.ts';
import { organisations } from '../../../backend/db/organisation-schema.ts';
import { registration, type TestBackend } from './backend.ts';
import { eventData, hostingAt } from './hosting.ts';
import { ask, invitationsAt } from './invitations.ts';
import { addPartner, addService, daily } from './offer.ts';
import type { Person } from './people.ts';
import { twoNumbers } from './two-people.ts';

/** The numbers of the person with the whole life and of their host, and what only that person typed. */
export const [ownNumber, hostNumber] = twoNumbers;
export const ownWords = 'Ravi Teja’s own words';
const resource = 'commons-meeting-room';
/** A day after that of the tests' clock. */
export const day = '2026-03-16';

const wish = { questionId: 'q_custom_1', questionText: 'A wish?', type: 'text' };
const seats = { questionId: 'q_custom_2', questionText: 'How many come?', type: 'number' };
const question = { questionId: 'q_attending', questionText: 'Will you come?', type: 'boolean' };

/** What a person has left, and who else knows of it. */
export interface WholeLife {
  readonly me: Person;
  /** Hosts an event that the person has answered, and one that they have not. */
  readonly host: Person;
  readonly answered: string;
  readonly pending: string;
  /** The person's own event, which the host is invited to. */
  readonly hosted: string;
}

/** Lets a person do everything once, so that every table that can hold something of them does. */
export async function liveWholeLife(backend: TestBackend): Promise<WholeLife> {
  const { create } = hostingAt(backend);
  const { respond } = invitationsAt(backend);
  const { db } = backend;
  await addPartner(db, 'partner', daily('09:00', '17:00'));
  await addService(db, 'partner', 'alone');
  await addService(db, 'partner', 'group', { sessionType: 'one2many', maxCapacity: 2 });
  await openOrganisation(db);
  const host = await backend.register(hostNumber);
  const me = await register(backend);
  const post = async (path: string, body: object, { token }: Person = me) => {
    const answer = await backend.post(path, body, { bearer: token });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };

  const proof = { bearer: backend.proof(ownNumber) };
  await backend.post('/login', { mobile_number: ownNumber }, proof);
  await post('/save_token', { token: 'a-device', phone: ownNumber });

  const rsvpQuestionnaire = [question, wish, seats];
  const invite = async (eventName: string) =>
    (await (await create(host, eventData({ eventName, rsvpQuestionnaire }), [ownNumber])).json())
      .event_id;
  const answered = await invite('Answered');
  const pending = await invite('Pending');
  await respond(me, answered, { q_attending: true, q_custom_1: ownWords, q_custom_2: 3 });
  const own = await create(me, eventData({ eventName: 'Own' }), [hostNumber, '+919000099999']);
  const { event_id: hosted } = await own.json();
  await respond(host, hosted, { q_attending: true });
  await ask(db, 'trust', ownNumber);
  await post('/respond_to_member_invite', {
    user_id: me.userID,
    org_id: 'trust',
    rsvpResponses: { q_attending: true },
  });

  const book = (service_id: string, start: string, end: string, person: Person = me) =>
    post(
      '/bookings/confirm',
      {
        user_id: person.userID,
        partner_id: 'partner',
        service_id,
        date: day,
        start_time: start,
        end_time: end,
      },
      person,
    );
  await book('alone', '10:00', '11:00');
  await book('group', '12:00', '13:00', host);
  await book('group', '12:00', '13:00');
  const slots = ['10:00', '11:00'].map((start) => ({
    start,
    end: `${Number(start.slice(0, 2)) + 1}:00`,
  }));
  await post(`/resource/${resource}/book`, { date: day, slots, userId: me.userID });
  const { bookings } = await (
    await backend.get(`/bookings?user_id=${me.userID}`, { bearer: me.token })
  ).json();
  const last = bookings.findLast(({ kind }: { kind: string }) => kind === 'resource');
  await post(`/bookings/${last.booking_id}/cancel`, { user_id: me.userID });

  const entry = {
    user_id: me.userID,
    time_slot: '2026-03-16T12:00:00.000Z',
    status: 'Planned',
    title: ownWords,
  };
  await post('/create-appointment', { ...entry, service_provider: 'Dr. Rao' });
  await post('/create-event', { ...entry, invitees: 'Sita' });
  await post('/create-task', { ...entry, notes: ownWords });
  return { me, host, answered, pending, hosted };
}

/** Everybody who registers from now on is a member of it. */
async function openOrganisation(db: Database): Promise<void> {
  await db
    .insert(organisations)
    .values([{ id: 'trust', name: 'Sunrise Trust', isOpenToEveryone: false }]);
}

async function register(backend: TestBackend): Promise<Person> {
  const body = registration(ownNumber, { full_name: 'Ravi Teja Own' });
  const answer = await backend.post('/signup', body, { bearer: backend.proof(ownNumber) });
  return answer.json();
}
