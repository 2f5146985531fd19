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
import type { Person } from '../../scripts/many-people.ts';
import { registration, setUpBackend } from './support/backend.ts';
import { eventData, hostingAt } from './support/hosting.ts';
import { ask, invitationsAt, no, told, yes } from './support/invitations.ts';

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

describe('Invitations to a number without an account', () => {
  beforeEach(async () => {
    await create(host, eventData(), [newNumber, otherNumber]);
    await create(host, eventData({ eventName: 'Dinner' }), [newNumber]);
    await ask(backend.db, works, newNumber);
  });

  it('the person who signs up with the number gets all of its invitations once', async () => {
    const newcomer = await backend.register(newNumber);
    expect(await told(link(newcomer, newNumber))).toEqual([200, { linked: 3 }]);
    expect(await told(link(newcomer, newNumber))).toEqual([200, { linked: 0 }]);
    expect(await ownersOf(newNumber)).toEqual([newcomer.userID, newcomer.userID, newcomer.userID]);
    expect(await invited(newcomer)).toHaveLength(2);
    expect(await asked(newcomer)).toHaveLength(1);
  });

  it('invitations of other numbers are not linked', async () => {
    const newcomer = await backend.register(newNumber);
    await link(newcomer, newNumber);
    expect(await ownersOf(otherNumber)).toEqual([null]);
  });

  it('a person with another number cannot claim them', async () => {
    const somebody = await backend.register('+919000012399');
    expect((await link(somebody, newNumber)).status).toBe(403);
    expect((await link(somebody, otherNumber)).status).toBe(403);
    expect(await ownersOf(newNumber)).toEqual([null, null, null]);
    expect(await invited(somebody)).toEqual([]);
  });

  it('parallel claims count each invitation once', async () => {
    const newcomer = await backend.register(newNumber);
    const counts = await Promise.all(
      Array.from(
        { length: 12 },
        async () => (await (await link(newcomer, newNumber)).json()).linked,
      ),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('invitations can be read and answered without a claim, since the number is proven', async () => {
    const newcomer = await backend.register(newNumber);
    const [event] = await invited(newcomer);
    expect((await respond(newcomer, event?.event_id ?? '', yes)).status).toBe(200);
    expect((await join(newcomer, works, no)).status).toBe(200);
    expect(Object.values(await calendar(newcomer)).flat()).toHaveLength(1);
    expect(await told(link(newcomer, newNumber))).toEqual([200, { linked: 1 }]);
  });

  it('the host’s list shows answers that were given after registration', async () => {
    const newcomer = await backend.register(newNumber);
    await link(newcomer, newNumber);
    for (const { event_id } of await invited(newcomer)) await respond(newcomer, event_id, yes);
    const list = await events(host);
    for (const { invitees } of list) {
      expect(invitees[0]).toEqual({
        mobile_number: newNumber,
        name: 'Ravi Teja',
        responded_at: backend.now().toISOString(),
        response_status: 'responded',
        rsvpResponses: yes,
      });
    }
    expect(list).toHaveLength(2);
  });
});

it('Invitations: an invitation that is written while its number signs up is found', async () => {
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

describe('Invitations: an invitation that is linked to an account', () => {
  it('a later owner of the number does not find it', async () => {
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

describe('Invitations: events and organisations that are open to everyone', () => {
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

  it('a new person is invited once and can read and answer everything about it', async () => {
    const newcomer = await backend.register(newNumber);
    const [event, ...others] = await invited(newcomer);
    expect([event?.title, others]).toEqual(['Housewarming', []]);
    expect((await respond(newcomer, event?.event_id ?? '', yes)).status).toBe(200);
    expect(await asked(newcomer)).toMatchObject([{ org_id: works, response_status: 'pending' }]);
    expect((await join(newcomer, works, yes)).status).toBe(200);
    expect(await told(link(newcomer, newNumber))).toEqual([200, { linked: 0 }]);
  });

  it('the host’s list has them after the people invited by number', async () => {
    await backend.register(newNumber);
    const list = await events(host);
    const housewarming = list.find(
      ({ eventName }: { eventName: string }) => eventName === 'Housewarming',
    );
    expect(
      housewarming.invitees.map(({ mobile_number }: { mobile_number: string }) => mobile_number),
    ).toEqual([otherNumber, newNumber]);
  });

  it('a number that was invited by the host is not invited again', async () => {
    const named = await backend.register(otherNumber);
    expect(await invited(named)).toHaveLength(1);
  });

  it.each([
    ['by the first deadline', 0, 1, 1],
    ['by the second deadline', 1, 1, 0],
    ['after both deadlines', 18 * day, 0, 0],
  ])(
    'a person who signs up %s (%i ms after the first) gets %i event and %i organisation',
    async (_, after, toEvents, toOrganisations) => {
      backend.moveClockTo('2026-03-20T18:29:59.999Z', after);
      const newcomer = await backend.register(newNumber);
      expect(await invited(newcomer)).toHaveLength(toEvents);
      expect(await asked(newcomer)).toHaveLength(toOrganisations);
    },
  );

  it('open events and organisations take more people than the limit of invitations by number', async () => {
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

  it('people who registered before are invited, except the host and members', async () => {
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

  it('an account and its invitations are created together or not at all', async () => {
    const before = await backend.db.select().from(users);
    await backend.db.execute(sql`alter table organisation_invitations rename to gone`);
    const bearer = backend.proof(newNumber);
    const refused = await backend.post('/signup', registration(newNumber), { bearer });
    await backend.db.execute(sql`alter table gone rename to organisation_invitations`);
    expect(refused.status).toBe(500);
    expect(await backend.db.select().from(users)).toEqual(before);
  });
});

it('Invitations: a new person is invited to nothing if nothing is open to everyone', async () => {
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
