// @vitest-environment node
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventInvitations, hostedEvents } from '../../backend/db/event-schema.ts';
import { inviteNewcomer } from '../../backend/invitations/open-to-everyone.ts';
import { openSession } from '../../backend/sessions/sessions.ts';
import { manyPeople } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import { eventData, hostingAt } from './support/hosting.ts';
import { invitationsAt, no, told, yes } from './support/invitations.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const day = 24 * 60 * 60 * 1000;
const backend = setUpBackend();
const { create, hostEvent, cancel, events } = hostingAt(backend);
const { respond, invited, calendar } = invitationsAt(backend);
const [, guestNumber] = twoNumbers;
const isCancelled = { error: 'The host has cancelled this event.' };
const [host, guest] = setUpTwoPeople(backend);

describe('Cancelling an event (§22.50, §22.51)', () => {
  it('host and guest read that it is cancelled, with the host’s sentence, and nothing can be changed any more', async () => {
    const id = await hosted();
    expect((await events(host))[0]).toMatchObject({ can_edit: true });
    expect(await told(cancel(host, id, '  We are ill. '))).toEqual([200, {}]);
    const cancelled_at = backend.now().toISOString();
    const said = { cancelled_at, cancel_message: 'We are ill.' };
    expect((await events(host))[0]).toMatchObject({ ...said, can_edit: false });
    expect((await invited(guest))[0]).toMatchObject({ event_id: id, ...said });
  });

  it('a sentence is optional, and 500 characters at the most', async () => {
    const id = await hosted();
    expect((await cancel(host, id, 'x'.repeat(501))).status).toBe(400);
    expect((await cancel(host, id)).status).toBe(200);
    expect((await invited(guest))[0]?.cancel_message).toBeNull();
    const other = await hosted({ eventName: 'Another' });
    expect((await cancel(host, other, 'x'.repeat(500))).status).toBe(200);
  });

  it('a repeat is a success and keeps the first sentence', async () => {
    const id = await hosted();
    await cancel(host, id, 'We are ill.');
    expect((await cancel(host, id, 'Never mind.')).status).toBe(200);
    expect((await events(host))[0].cancel_message).toBe('We are ill.');
  });

  it('is refused for another host and for an unknown event', async () => {
    const id = await hosted();
    const noSuch = [404, { error: 'You host no such event.' }];
    expect(await told(cancel(guest, id))).toEqual(noSuch);
    expect(await told(cancel(host, 'nonsense'))).toEqual(noSuch);
    expect(await told(cancel(host, crypto.randomUUID()))).toEqual(noSuch);
    expect((await events(host))[0].can_edit).toBe(true);
  });

  it('is refused once the event has begun, and the list offers no change then', async () => {
    const id = await hosted();
    backend.moveClock(22 * day);
    const token = await openSession(backend.db, host.userID, backend.now());
    const again = { ...host, token };
    expect((await events(again))[0].can_edit).toBe(false);
    const begun = 'This event has begun and can no longer be cancelled.';
    expect(await told(cancel(again, id))).toEqual([409, { error: begun }]);
  });

  it('marks it in the calendars of the host and of the guests who attend (§22.52)', async () => {
    const id = await hosted();
    await respond(guest, id, yes);
    await cancel(host, id);
    for (const person of [host, guest]) {
      const entries = (await calendar(person))['2026-04-04'];
      expect(entries).toMatchObject([{ title: 'Housewarming', status: 'Cancelled' }]);
    }
  });

  it('refuses every answer afterwards, and keeps those that were given', async () => {
    const id = await hosted();
    await respond(guest, id, yes);
    await cancel(host, id);
    for (const answer of [yes, no]) {
      expect(await told(respond(guest, id, answer))).toEqual([409, isCancelled]);
    }
    expect((await invited(guest))[0]).toMatchObject({ rsvpResponses: yes });
  });

  it('lets the host create the same event anew, with its guests', async () => {
    const id = await hosted();
    await cancel(host, id);
    const anew = await hosted();
    expect(anew).not.toBe(id);
    expect(await events(host)).toHaveLength(2);
    expect((await respond(guest, anew, yes)).status).toBe(200);
    expect(await hosted()).toBe(anew);
  });

  it('invites no newcomer any more to an event that was open to everyone', async () => {
    const id = await hosted();
    await backend.db.update(hostedEvents).set({ isOpenToEveryone: true });
    await cancel(host, id);
    const [newcomer] = await manyPeople(backend.db, 1, backend.now());
    await inviteNewcomer(backend.db, newcomer?.userID ?? '', backend.now());
    const rows = await backend.db.select().from(eventInvitations);
    expect(rows.map(({ mobileNumber }) => mobileNumber)).toEqual([guestNumber]);
  });

  it('together with many answers stores each of them before, or refuses it', async () => {
    const people = await manyPeople(backend.db, 30, backend.now());
    const numbers = people.map((_, index) => `+9170000${String(index).padStart(5, '0')}`);
    const response = await create(host, eventData(), numbers);
    const { event_id: id } = await response.json();
    const answering = people.map((person, index) => async () => {
      const { status } = await respond(person, id, index % 3 === 0 ? no : yes);
      return { person, status };
    });
    const half = answering.slice(0, 15).map((answer) => answer());
    const cancelling = cancel(host, id, 'Rain.');
    const all = await Promise.all([...half, ...answering.slice(15).map((answer) => answer())]);
    expect((await cancelling).status).toBe(200);
    expect(new Set(all.map(({ status }) => status)).isSubsetOf(new Set([200, 409]))).toBe(true);
    for (const { person, status } of all) {
      const [row] = await backend.db
        .select()
        .from(eventInvitations)
        .where(and(eq(eventInvitations.eventId, id), eq(eventInvitations.userId, person.userID)));
      expect(row?.responseStatus).toBe(status === 200 ? 'responded' : 'pending');
      const entries = Object.values(await calendar(person)).flat();
      const statuses = entries.map((entry) => Reflect.get(Object(entry), 'status'));
      expect(new Set(statuses).isSubsetOf(new Set(['Cancelled']))).toBe(true);
    }
  });
});

/** The id of an event of the host to which the guest is invited. */
function hosted(changed?: Record<string, unknown>): Promise<string> {
  return hostEvent(host, [guestNumber], changed);
}
