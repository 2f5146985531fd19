// @vitest-environment node
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { attendingQuestion } from '#domain/rsvp.ts';
import { serviceSessions } from '../../../backend/db/booking-schema.ts';
import { pushTokens, sessions, users } from '../../../backend/db/schema.ts';
import type { App } from '../../../backend/http/context.ts';
import { manyPeople, type Person } from '../../../scripts/many-people.ts';
import { appOn, callsOf, registration, send, unsignedProof } from '../support/backend.ts';
import { bookingAt, hourFrom, monday, room, slotsFrom } from '../support/booking.ts';
import { eventData } from '../support/hosting.ts';
import { ask, no, yes } from '../support/invitations.ts';
import { type LogLine, logInto } from '../support/log.ts';
import { addOffer, addPartner, addService, daily } from '../support/offer.ts';
import { setUpStranger } from '../support/postgres/stranger.ts';

const now = new Date('2026-03-14T09:00:00.000Z');
const organisation = 'konda-heights';
const meal = { questionId: 'q_custom_1', questionText: 'What may we cook?', type: 'text' };
const withMeal = eventData({ rsvpQuestionnaire: [attendingQuestion, meal] });
const doctor = { partner_id: 'dr-lakshmi-prasad', service_id: 'family-doctor-lakshmi-prasad' };
const world = setUpStranger(now);

/** A person with the number by which they invite themselves. */
type Guest = Person & { readonly number: string };

let made = 0;
let app: App;
let log: LogLine[];
let me: Guest;

beforeEach(async () => {
  log = [];
  app = appOn(world.connection.db, () => now, { log: logInto(log) });
  [me] = (await people(1)) as [Guest];
});

describe('PostgreSQL: the deletion of an account takes its locks in the order of all others (§22.64)', () => {
  it('an answer to the person’s own event at that moment and the deletion both succeed', async () => {
    const event = await hosted(me, [me.number]);
    let deletion: Promise<Response> | undefined;
    let answer: Promise<Response> | undefined;
    await world.hold(`select from users where id = '${me.userID}' for no key update`, async () => {
      deletion = remove(me);
      await world.untilWaiting(1);
      answer = respond(me, event, yes);
      await Promise.race([answer, world.untilWaiting(2)]);
    });
    await expectDone(answer, deletion);
  });

  it('an edit of the person’s own event at that moment and the deletion both succeed', async () => {
    const event = await hosted(me, [me.number]);
    let edit: Promise<Response> | undefined;
    let deletion: Promise<Response> | undefined;
    await world.hold(`select from hosted_events where id = '${event}' for update`, async () => {
      edit = update(me, event, [me.number]);
      await world.untilWaiting(1);
      deletion = remove(me);
      await world.untilWaiting(2);
    });
    await expectDone(edit, deletion);
  });

  it('a move between two of the person’s groups at that moment and the deletion both succeed', async () => {
    const { db } = world.connection;
    const { booked, move } = bookingAt(callsOf(app));
    const [mover] = (await people(1)) as [Guest];
    await addOffer(db);
    const group = { service_id: 'group' };
    for (const start of ['10:00', '12:00', '14:00'])
      await booked(me, { ...group, ...hourFrom(start) });
    const [first, second, last] = await db
      .select()
      .from(serviceSessions)
      .where(eq(serviceSessions.serviceId, 'group'))
      .orderBy(asc(serviceSessions.id));
    const at = (session = first) => ({ ...group, ...hourFrom(session?.startTime ?? '') });
    const booking = await booked(mover, at(last));
    let deletion: Promise<Response> | undefined;
    let moving: Promise<Response> | undefined;
    const lock = `select from service_sessions where id = '${second?.id}' for update`;
    await world.hold(lock, async () => {
      deletion = remove(me);
      await world.untilWaiting(1);
      moving = move(mover, booking, at(first));
      await world.untilWaiting(2);
    });
    await expectDone(moving, deletion);
  });

  it('a move of the person’s own booking at that moment and the deletion both succeed', async () => {
    const { booked, move } = bookingAt(callsOf(app));
    await addPartner(world.connection.db, 'other', daily('09:00', '17:00'));
    await addService(world.connection.db, 'other', 'other');
    const booking = await booked(me, { partner_id: 'other', service_id: 'other' });
    let deletion: Promise<Response> | undefined;
    let moving: Promise<Response> | undefined;
    await world.hold(`select from partners where id = 'other' for update`, async () => {
      moving = move(me, booking, hourFrom('12:00'));
      await world.untilWaiting(1);
      deletion = remove(me);
      await world.untilWaiting(2);
    });
    await expectDone(moving, deletion);
  });

  it('a storm of hosts who have invited each other and themselves, and answer, edit, cancel and delete at once, ends without a failure', async () => {
    const all = await people(8);
    const numbers = all.map(({ number }) => number);
    for (const number of numbers) await ask(world.connection.db, organisation, number);
    const events = await Promise.all(
      all.map((host) => Promise.all([hosted(host, numbers), hosted(host, numbers, 'Second')])),
    );
    const answers = await Promise.all(
      all.flatMap((person, index) => {
        const [first = '', second = ''] = events[index] ?? [];
        const [theirs = ''] = events[(index + 1) % all.length] ?? [];
        const others = numbers.filter((number) => number !== person.number);
        return [
          respond(person, first, yes),
          respond(person, theirs, no),
          update(person, first, others),
          respond(person, second, yes),
          post(person, `/events/${second}/cancel`, {}),
          post(person, '/link_pending', { contact: person.number }),
          post(person, '/respond_to_member_invite', { org_id: organisation, rsvpResponses: yes }),
          ...(index % 2 === 0 ? [remove(person)] : []),
        ];
      }),
    );
    expect(failures()).toEqual([]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });
});

it('PostgreSQL: of two people who swap their devices at the same moment each takes messages on the other one', async () => {
  const { db } = world.connection;
  const [ravi] = (await people(1)) as [Guest];
  const saved = (person: Guest, token: string) =>
    post(person, '/save_token', { token, phone: person.number });
  await expectDone(saved(me, 'tablet'), saved(ravi, 'phone'));
  let swapped: Promise<Response>[] = [];
  await world.hold(`select from push_tokens where token = 'tablet' for update`, async () => {
    swapped = [saved(ravi, 'tablet')];
    await world.untilWaiting(1);
    swapped.push(saved(me, 'phone'));
    await world.untilWaiting(2);
  });
  await expectDone(...swapped);
  const { token, userId } = pushTokens;
  const owners = await db.select({ token, userId }).from(pushTokens).orderBy(token);
  expect(owners).toEqual([
    { token: 'phone', userId: me.userID },
    { token: 'tablet', userId: ravi.userID },
  ]);
});

it.each([
  ['a logout', () => '/logout'],
  ['a logout of the device by another one', (id: string) => `/sessions/${id}/end`],
] as const)(
  'PostgreSQL: %s and a renewal of the device’s token at the same moment never wait for each other',
  async (_, pathOf) => {
    const { db } = world.connection;
    const phone = me.number;
    await expectDone(post(me, '/save_token', { token: 'former', phone }));
    const [session] = await db.select({ id: sessions.id }).from(sessions).where(isMine());
    let renewal: Promise<Response> | undefined;
    let logout: Promise<Response> | undefined;
    await world.hold(`select from push_tokens where token = 'former' for update`, async () => {
      renewal = post(me, '/save_token', { token: 'renewed', phone });
      await world.untilWaiting(1);
      logout = post(me, pathOf(session?.id ?? ''), {});
      await world.untilWaiting(2);
    });
    await expectDone(renewal, logout);
    expect(await db.select().from(sessions).where(isMine())).toEqual([]);
  },
);

describe('PostgreSQL: a request that meets the deletion of its account finds none (§22.64)', () => {
  const slot = { date: monday, start_time: '10:00', end_time: '11:00' };
  const alike = {
    owner_id: doctor.partner_id,
    owner_type: 'partner',
    service_duration: 20,
    location_mode: 'At the clinic',
  };
  const booking = '0198f2a4-6c1b-4d7e-8f00-1a2b3c4d5e6f';

  it.each([
    ['a booking of a service', 'POST', '/bookings/confirm', { ...slot, ...doctor }],
    ['a look at a partner’s free times', 'POST', '/calendar/slots-by-date', { ...slot, ...alike }],
    ['a cancellation', 'POST', `/bookings/${booking}/cancel`, {}],
    ['a move', 'POST', `/bookings/${booking}/move`, slot],
    ['a look at a resource', 'GET', `/resource/${room}`, null],
    [
      'a booking of a resource',
      'POST',
      `/resource/${room}/book`,
      { date: monday, slots: slotsFrom('10:00') },
    ],
  ] as const)(
    '%s is a 401, as if the session had ended before it',
    async (_, method, path, wanted) => {
      let answer: Promise<Response> | undefined;
      const lock = 'lock table services, resources in access exclusive mode';
      await world.hold(lock, async () => {
        const asked = wanted && { userId: me.userID, user_id: me.userID, ...wanted };
        answer = send(app, method, path, asked ?? undefined, { bearer: me.token });
        await world.untilWaiting(1);
        expect((await remove(me)).status).toBe(200);
      });
      await expectNobody(answer);
    },
  );

  it.each([
    ['a cancellation', 'cancel'],
    ['an edit', 'update'],
  ])('%s of an event is a 401, as if the session had ended before it', async (_, act) => {
    const event = await hosted(me, []);
    const wanted = { eventData: withMeal, invitees: [] };
    let answer: Promise<Response> | undefined;
    let deletion: Promise<Response> | undefined;
    await world.hold(`select from users where id = '${me.userID}' for no key update`, async () => {
      deletion = remove(me);
      await world.untilWaiting(1);
      answer = post(me, `/events/${event}/${act}`, wanted);
      await world.untilWaiting(2);
    });
    await expectDone(deletion);
    await expectNobody(answer);
  });
});

it('PostgreSQL: a registration that is repeated while its account is being deleted makes a new account', async () => {
  const number = '+919000054321';
  const signUp = () =>
    send(app, 'POST', '/signup', registration(number), { bearer: unsignedProof(number, now) });
  const former: Guest = { ...(await (await signUp()).json()), number };
  const event = await hosted(former, []);
  let deletion: Promise<Response> | undefined;
  let repeat: Promise<Response> | undefined;
  await world.hold(`select from hosted_events where id = '${event}' for update`, async () => {
    deletion = remove(former);
    await world.untilWaiting(1);
    repeat = signUp();
    await world.untilWaiting(2);
  });
  await expectDone(deletion, repeat);
  const made = await (await repeat)?.json();
  expect(made).toMatchObject({ userID: expect.not.stringContaining(former.userID) });
});

async function people(count: number): Promise<Guest[]> {
  const { db } = world.connection;
  const some = await manyPeople(db, count, now, made);
  made += count;
  return Promise.all(
    some.map(async (person) => {
      const [row] = await db.select().from(users).where(eq(users.id, person.userID));
      return { ...person, number: row?.mobileNumber ?? '' };
    }),
  );
}

function post({ userID, token: bearer }: Person, path: string, wanted: object): Promise<Response> {
  return send(app, 'POST', path, { user_id: userID, ...wanted }, { bearer });
}

async function hosted(host: Guest, invitees: string[], eventName = 'First'): Promise<string> {
  const wanted = { eventData: { ...withMeal, eventName }, invitees, host_id: host.userID };
  return (await (await post(host, '/create_event', wanted)).json()).event_id;
}

function respond(guest: Person, event_id: string, rsvpResponses: object): Promise<Response> {
  return post(guest, '/respond_to_invite', { event_id, rsvpResponses });
}

/** Drops a question, and with it the answers of everybody. */
function update(host: Person, event: string, invitees: string[]): Promise<Response> {
  const wanted = { eventData: eventData({ eventName: 'Changed' }), invitees };
  return post(host, `/events/${event}/update`, wanted);
}

function remove(person: Guest): Promise<Response> {
  return post(person, '/account/delete', { proof: unsignedProof(person.number, now) });
}

function isMine() {
  return eq(sessions.userId, me.userID);
}

async function expectDone(...answers: readonly (Promise<Response> | undefined)[]): Promise<void> {
  const statuses = (await Promise.all(answers)).map((answer) => answer?.status);
  expect([statuses, failures()]).toEqual([statuses.map(() => 200), []]);
}

async function expectNobody(answer: Promise<Response> | undefined): Promise<void> {
  const response = await answer;
  expect([response?.status, await response?.json()]).toEqual([401, { error: 'Please sign in.' }]);
}

function failures(): readonly LogLine[] {
  return log.filter(({ level }) => level === 'error');
}
