import type { Database } from '../../../backend/db/database.ts';
import { organisations } from '../../../backend/db/organisation-schema.ts';
import type { Person } from '../../../scripts/many-people.ts';
import { registration, type TestBackend } from './backend.ts';
import { bookingAt, hourFrom, slotsFrom } from './booking.ts';
import { eventData, hostingAt } from './hosting.ts';
import { ask, invitationsAt, yes } from './invitations.ts';
import { addOffer } from './offer.ts';
import { twoNumbers } from './two-people.ts';

/** The numbers of the person with the whole life and of their host, and what only that person typed. */
export const [ownNumber, hostNumber] = twoNumbers;
export const ownWords = 'Ravi Teja’s own words';

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
  const { hostEvent, update } = hostingAt(backend);
  const { respond, join } = invitationsAt(backend);
  const { booked, bookSlots, cancel } = bookingAt(backend);
  const { db } = backend;
  await addOffer(db);
  await openOrganisation(db);
  const host = await backend.register(hostNumber);
  const me = await register(backend);
  const post = async (path: string, body: object) => {
    const answer = await backend.post(path, body, { bearer: me.token });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };

  await backend.logIn(ownNumber);
  await post('/save_token', { token: 'a-device', phone: ownNumber });

  const rsvpQuestionnaire = [question, wish, seats];
  const invite = (eventName: string) =>
    hostEvent(host, [ownNumber], { eventName, rsvpQuestionnaire });
  const answered = await invite('Answered');
  const pending = await invite('Pending');
  await respond(me, answered, { q_attending: true, q_custom_1: ownWords, q_custom_2: 3 });
  const invitees = [hostNumber, '+919000099999'];
  const hosted = await hostEvent(me, invitees, { eventName: 'Own' });
  await respond(host, hosted, yes);
  const eventNow = eventData({ eventName: 'Own', venue: ownWords });
  await update(me, hosted, { eventData: eventNow, invitees });
  await ask(db, 'trust', ownNumber);
  await join(me, 'trust', yes);

  const atNoon = { service_id: 'group', ...hourFrom('12:00') };
  await booked(me);
  await booked(host, atNoon);
  await booked(me, atNoon);
  const { booking_ids } = await (await bookSlots(me, slotsFrom('10:00', '11:00'))).json();
  await cancel(me, booking_ids[1]);

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
