// @vitest-environment node
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventInvitations, hostedEvents } from '../../backend/db/event-schema.ts';
import {
  openOrganisationInvitations,
  organisationInvitations,
} from '../../backend/db/member-schema.ts';
import { users } from '../../backend/db/schema.ts';
import { inviteEverybody } from '../../backend/invitations/open-to-everyone.ts';
import { registration, setUpBackend } from './support/backend.ts';
import { eventData, hostingAt } from './support/hosting.ts';
import { ask, invitationsAt, no, told, yes } from './support/invitations.ts';
import type { Person } from './support/people.ts';

const works = 'rayalaseema-works';
const day = 24 * 60 * 60 * 1000;
const backend = setUpBackend();
const { create, events } = hostingAt(backend);
const { respond, join, invited, asked, link, calendar } = invitationsAt(backend);
const newNumber = '+919000012390';
const otherNumber = '+919000012347';
let host: Person;

beforeEach(async () => {
  host = await backend.register('+919000012345');
});

describe('invitations to a number without an account', () => {
  beforeEach(async () => {
    await create(host, eventData(), [newNumber, otherNumber]);
    await create(host, eventData({ eventName: 'Dinner' }), [newNumber]);
    await ask(backend.db, works, newNumber);
  });

  it('are claimed by whoever signs up with it: all of them, once', async () => {
    const newcomer = await backend.register(newNumber);
    expect(await told(link(newcomer, newNumber))).toEqual([200, { linked: 3 }]);
    expect(await told(link(newcomer, newNumber))).toEqual([200, { linked: 0 }]);
    expect(await ownersOf(newNumber)).toEqual([newcomer.userID, newcomer.userID, newcomer.userID]);
    expect(await invited(newcomer)).toHaveLength(2);
    expect(await asked(newcomer)).toHaveLength(1);
  });

  it('leave those of other numbers alone', async () => {
    const newcomer = await backend.register(newNumber);
    await link(newcomer, newNumber);
    expect(await ownersOf(otherNumber)).toEqual([null]);
  });

  it('are never claimed by another number, nor with another id', async () => {
    const somebody = await backend.register('+919000012399');
    expect((await link(somebody, newNumber)).status).toBe(403);
    expect((await link(somebody, otherNumber)).status).toBe(403);
    const body = { user_id: host.userID, contact: '+919000012399' };
    expect((await backend.post('/link_pending', body, { bearer: somebody.token })).status).toBe(
      403,
    );
    expect(await ownersOf(newNumber)).toEqual([null, null, null]);
    expect(await invited(somebody)).toEqual([]);
  });

  it('are claimed as often as one likes at once, and each counts once', async () => {
    const newcomer = await backend.register(newNumber);
    const counts = await Promise.all(
      Array.from(
        { length: 12 },
        async () => (await (await link(newcomer, newNumber)).json()).linked,
      ),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('can be read and answered without being claimed, as the number is proven', async () => {
    const newcomer = await backend.register(newNumber);
    const [event] = await invited(newcomer);
    expect((await respond(newcomer, event?.event_id ?? '', yes)).status).toBe(200);
    expect((await join(newcomer, works, no)).status).toBe(200);
    expect(Object.values(await calendar(newcomer)).flat()).toHaveLength(1);
    expect(await told(link(newcomer, newNumber))).toEqual([200, { linked: 1 }]);
  });

  it('show on the host’s list what was answered after signing up', async () => {
    const newcomer = await backend.register(newNumber);
    await link(newcomer, newNumber);
    for (const { event_id } of await invited(newcomer)) await respond(newcomer, event_id, yes);
    const list = await events(host);
    for (const { invitees } of list) {
      expect(invitees[0]).toEqual({
        mobile_number: newNumber,
        response_status: 'responded',
        rsvpResponses: yes,
      });
    }
    expect(list).toHaveLength(2);
  });
});

it('an invitation made at the very moment its number signs up is found all the same', async () => {
  const [made, newcomer] = await Promise.all([
    create(host, eventData(), [newNumber]),
    backend.register(newNumber),
  ]);
  await link(newcomer, newNumber);
  await backend.db.update(eventInvitations).set({ userId: null });
  const { event_id } = await made.json();
  expect(await invited(newcomer)).toMatchObject([{ event_id }]);
  expect((await respond(newcomer, event_id, yes)).status).toBe(200);
});

describe('an invitation that an account holds', () => {
  it('is not found by its number, should the number ever be another’s', async () => {
    const holder = await backend.register(newNumber);
    await create(host, eventData(), [newNumber]);
    await backend.db.execute(sql`
      update users set mobile_number = '+919000012398' where id = ${holder.userID}::uuid`);
    const next = await backend.register(newNumber);
    expect(await invited(next)).toEqual([]);
    expect(await told(link(next, newNumber))).toEqual([200, { linked: 0 }]);
    expect(await invited(holder)).toHaveLength(1);
  });
});

describe('what is open to everyone', () => {
  beforeEach(async () => {
    await create(host, eventData(), [otherNumber]);
    await create(host, eventData({ eventName: 'For the invited' }));
    await backend.db.execute(sql`
      update ${hostedEvents} set is_open_to_everyone = true where event_name = 'Housewarming'`);
    await backend.db.insert(openOrganisationInvitations).values({
      organisationId: works,
      rsvpQuestionnaire: [],
      inviteExpiryDate: new Date('2026-03-20T18:29:59.999Z'),
    });
  });

  it('invites whoever signs up, once, and everything about it can be answered', async () => {
    const newcomer = await backend.register(newNumber);
    const [event, ...others] = await invited(newcomer);
    expect([event?.title, others]).toEqual(['Housewarming', []]);
    expect((await respond(newcomer, event?.event_id ?? '', yes)).status).toBe(200);
    expect(await asked(newcomer)).toMatchObject([{ org_id: works, response_status: 'pending' }]);
    expect((await join(newcomer, works, yes)).status).toBe(200);
    expect(await told(link(newcomer, newNumber))).toEqual([200, { linked: 0 }]);
  });

  it('stands in the host’s list after those who were named', async () => {
    await backend.register(newNumber);
    const list = await events(host);
    const housewarming = list.find(
      ({ eventName }: { eventName: string }) => eventName === 'Housewarming',
    );
    expect(
      housewarming.invitees.map(({ mobile_number }: { mobile_number: string }) => mobile_number),
    ).toEqual([otherNumber, newNumber]);
  });

  it('doubles nothing for a number that was named', async () => {
    const named = await backend.register(otherNumber);
    expect(await invited(named)).toHaveLength(1);
  });

  it.each([
    ['up to its deadline', 0, 1, 1],
    ['up to the later of two deadlines', 1, 1, 0],
    ['and nobody who comes later', 18 * day, 0, 0],
  ])('invites %s', async (_, after, toEvents, toOrganisations) => {
    backend.moveClock(Date.parse('2026-03-20T18:29:59.999Z') + after - backend.now().getTime());
    const newcomer = await backend.register(newNumber);
    expect(await invited(newcomer)).toHaveLength(toEvents);
    expect(await asked(newcomer)).toHaveLength(toOrganisations);
  });

  it('takes more people than an event that names them', async () => {
    await backend.db.execute(sql`
      insert into users (id, full_name, mobile_number, aadhaar_hash, date_of_birth, created_at)
      select gen_random_uuid(), 'Somebody', '+9170000' || (10000 + n), 'x', '1990-01-01', now()
      from generate_series(1, 300) as n`);
    await inviteEverybody(backend.db, backend.now());
    const list = await events(host);
    expect(list.map(({ invitees }: { invitees: unknown[] }) => invitees.length).sort()).toContain(
      302,
    );
    expect((await backend.register(newNumber)).userID).toBeTruthy();
  });

  it('invites everybody who was there before, but not the host and no members', async () => {
    const member = await backend.register(newNumber);
    await join(member, works, yes);
    await backend.db.delete(organisationInvitations);
    await inviteEverybody(backend.db, backend.now());
    await inviteEverybody(backend.db, backend.now());
    expect(await asked(member)).toEqual([]);
    expect(await asked(host)).toHaveLength(1);
    expect(await invited(host)).toEqual([]);
    expect(await invited(member)).toHaveLength(1);
  });

  it('is given with the account, or neither is there', async () => {
    const before = await backend.db.select().from(users);
    await backend.db.execute(sql`alter table organisation_invitations rename to gone`);
    const bearer = backend.proof(newNumber);
    const refused = await backend.post('/signup', registration(newNumber), { bearer });
    await backend.db.execute(sql`alter table gone rename to organisation_invitations`);
    expect(refused.status).toBe(500);
    expect(await backend.db.select().from(users)).toEqual(before);
  });
});

it('nobody who signs up is invited to anything where nothing is open to everyone', async () => {
  await create(host, eventData());
  const newcomer = await backend.register(newNumber);
  expect([await invited(newcomer), await asked(newcomer)]).toEqual([[], []]);
});

async function ownersOf(number: string) {
  const rows = [
    ...(await backend.db.select().from(eventInvitations)),
    ...(await backend.db.select().from(organisationInvitations)),
  ];
  return rows.filter(({ mobileNumber }) => mobileNumber === number).map(({ userId }) => userId);
}
