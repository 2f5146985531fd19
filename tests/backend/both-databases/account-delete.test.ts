// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { serviceSessions } from '../../../backend/db/booking-schema.ts';
import { eventInvitations } from '../../../backend/db/event-schema.ts';
import { defaultLimits } from '../../../backend/rate-limits/limits.ts';
import type { Person } from '../../../scripts/many-people.ts';
import { setUpBackend } from '../support/backend.ts';
import { bookingAt, expectSeatsToAgree, hourFrom } from '../support/booking.ts';
import { everyRow } from '../support/database.ts';
import { eventData, hostingAt } from '../support/hosting.ts';
import { invitationsAt, yes } from '../support/invitations.ts';
import { addOffer } from '../support/offer.ts';
import { openOutbox } from '../support/push.ts';
import { hostNumber, liveWholeLife, ownNumber, ownWords } from '../support/whole-life.ts';

// The storms below register the same number in each of their rounds.
const limits = { ...defaultLimits, accounts: { points: 100, seconds: 60 } };
const backend = setUpBackend({ outbox: openOutbox, limits });
const { create, hostEvent, update, events } = hostingAt(backend);
const { invited, respond, calendar, asked, link } = invitationsAt(backend);
const { confirm, bookSlots, ownBookings } = bookingAt(backend);

/** Tables that may still know of a deleted account, each with the reason. */
const remembering: Readonly<Record<string, string>> = {
  rate_limits:
    'Counts sign-ins of a number for a quarter of an hour and its accounts for a day, which deleting the account must not begin anew.',
};

describe('Delete my account (§22.63)', () => {
  it('leaves no trace of the person in any table, be it their id, number, name or words', async () => {
    const { me } = await liveWholeLife(backend);
    const traces = [me.userID, ownNumber, 'Ravi Teja Own', ownWords, 'a-device'];
    const before = await tablesWith(traces);
    expect(before.length).toBeGreaterThan(10);
    expect((await remove(me)).status).toBe(200);
    expect((await tablesWith(traces)).filter((name) => !(name in remembering))).toEqual([]);
    expect(await backend.isValid(me.token)).toBe(false);
  });

  it('frees seats and slots for others, and the session that others have booked stays', async () => {
    const { me, host } = await liveWholeLife(backend);
    expect((await confirm(host)).status).toBe(409);
    await remove(me);
    expect((await confirm(host)).status).toBe(201);
    expect((await bookSlots(host)).status).toBe(200);
    await expectSeatsToAgree(backend.db);
    expect(await seatsOf('group')).toEqual([1]);
  });

  it('leaves an answer in its host’s sums, without number, name and words', async () => {
    const { me, host, answered, pending } = await liveWholeLife(backend);
    await remove(me);
    const ofHost = await events(host);
    const guestsOf = (id: string) =>
      ofHost.find((event: { id: string }) => event.id === id).invitees;
    expect(guestsOf(answered)).toEqual([
      {
        mobile_number: '',
        response_status: 'responded',
        rsvpResponses: { q_attending: true, q_custom_2: 3 },
      },
    ]);
    expect(guestsOf(pending)).toMatchObject([{ mobile_number: '', response_status: 'pending' }]);
  });

  it('takes the person’s own events out of their guests’ lists and calendars', async () => {
    const { me, host, hosted } = await liveWholeLife(backend);
    expect((await invited(host)).map(({ event_id }) => event_id)).toEqual([hosted]);
    await remove(me);
    expect(await invited(host)).toEqual([]);
    expect(JSON.stringify(await calendar(host))).not.toContain('Own');
  });

  it('lets the number register again as a new person, who finds nothing of the former one', async () => {
    const { me } = await liveWholeLife(backend);
    await remove(me);
    const known = await backend.post('/check-user', { mobile_number: ownNumber });
    expect(await known.json()).toMatchObject({ exists: false });
    const newcomer = await backend.register(ownNumber);
    expect(newcomer.userID).not.toBe(me.userID);
    await link(newcomer, ownNumber);
    for (const read of [invited, asked, events, ownBookings])
      expect(await read(newcomer)).toEqual([]);
  });

  it('two former guests of one event stay apart, one of whom never claimed the invitation of their number', async () => {
    const host = await backend.register(hostNumber);
    const guests = ['+919000000001', '+919000000002'];
    const event_id = await hostEvent(host, guests);
    for (const number of guests) {
      const guest = await backend.register(number);
      if (number === guests[0]) await respond(guest, event_id, yes);
      expect((await remove(guest, number)).status).toBe(200);
    }
    const [event] = await events(host);
    expect(event.invitees).toMatchObject([{ mobile_number: '' }, { mobile_number: '' }]);
    expect(event.invitees).toHaveLength(2);
  });

  it('a former guest counts among the invited in the host’s calendar, before and after an edit', async () => {
    const host = await backend.register(hostNumber);
    const stays = '+919000000001';
    const event_id = await hostEvent(host, [stays, ownNumber]);
    const guest = await backend.register(ownNumber);
    await respond(guest, event_id, yes);
    await remove(guest);
    expect(Object.values(await calendar(host)).flat()).toMatchObject([{ invited: 2 }]);
    const wanted = { eventData: eventData({ venue: 'Garden' }), invitees: [stays] };
    expect((await update(host, event_id, wanted)).status).toBe(200);
    expect(Object.values(await calendar(host)).flat()).toMatchObject([{ invited: 2 }]);
  });
});

describe('Delete my account: its proof (§22.63)', () => {
  it.each([
    ['of another number', () => backend.proof(hostNumber)],
    ['that is no proof', () => 'proof'],
  ])('a proof %s is refused, and nothing changes', async (_, proof) => {
    const { me } = await liveWholeLife(backend);
    const before = await tablesWith([me.userID, ownNumber]);
    const answer = await remove(me, ownNumber, proof());
    expect([answer.status, await answer.json()]).toEqual([403, { error: expect.any(String) }]);
    expect(await tablesWith([me.userID, ownNumber])).toEqual(before);
  });
});

describe('Delete my account, a second time (§22.65)', () => {
  it('is answered as a success while the proof counts, since the first answer may have been lost', async () => {
    const me = await backend.register(ownNumber);
    const proof = backend.proof(ownNumber);
    expect((await remove(me, ownNumber, proof)).status).toBe(200);
    expect((await remove(me, ownNumber, proof)).status).toBe(200);
    backend.moveClock(6 * 60 * 1000);
    expect((await remove(me, ownNumber, proof)).status).toBe(401);
  });

  it('deletes neither an account that the number has registered since, nor that of another number', async () => {
    const me = await backend.register(ownNumber);
    await remove(me);
    const newcomer = await backend.register(ownNumber);
    expect((await remove(me)).status).toBe(401);
    expect((await remove(me, hostNumber, 'proof')).status).toBe(401);
    expect(await backend.isValid(newcomer.token)).toBe(true);
  });
});

describe('Delete my account, while something else is under way (§22.63)', () => {
  it('two deletions at once are one', async () => {
    const { me } = await liveWholeLife(backend);
    const answers = await Promise.all([1, 2, 3].map(() => remove(me)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(backend.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('a booking at the same moment is made before it, and is given back, or not at all', async () => {
    await addOffer(backend.db, 9);
    const other = await backend.register(hostNumber);
    const atTen = { service_id: 'group' };
    await confirm(other, atTen);
    for (let round = 0; round < 8; round += 1) {
      const me = await backend.register(ownNumber);
      const answers = await Promise.all([
        confirm(me, atTen),
        remove(me),
        confirm(me, { ...atTen, ...hourFrom('11:00') }),
        bookSlots(me),
      ]);
      expect(answers[1]?.status).toBe(200);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      await expectSeatsToAgree(backend.db);
      expect(await seatsOf('group')).toEqual([1]);
      expect(await tablesWith([me.userID])).toEqual([]);
    }
    expect(backend.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('requests of the person, their hosts and their guests at the same moment never fail', async () => {
    const host = await backend.register(hostNumber);
    for (let round = 0; round < 6; round += 1) {
      const me = await backend.register(ownNumber);
      const event_id = await hostEvent(host, [ownNumber], { eventName: `Theirs ${round}` });
      const hosted = await hostEvent(me, [hostNumber], { eventName: 'Own' });
      const answers = await Promise.all([
        respond(me, event_id, yes),
        respond(host, hosted, yes),
        remove(me),
        create(host, eventData({ eventName: `Late ${round}` }), [ownNumber]),
        backend.post(
          '/create-task',
          { user_id: me.userID, time_slot: '2026-03-16T12:00:00Z', status: 'To do', title: 'x' },
          { bearer: me.token },
        ),
        backend.post('/save_token', { token: 'd', phone: ownNumber }, { bearer: me.token }),
      ]);
      expect([answers[2]?.ok, answers[3]?.ok]).toEqual([true, true]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      expect(await tablesWith([me.userID])).toEqual([]);
      await backend.db.delete(eventInvitations);
    }
    expect(backend.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

/** Every table with a row in which one of the texts stands, in whatever column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const rows = await everyRow(backend.db);
  const found = rows.filter(({ row }) => texts.some((text) => row.includes(text)));
  return [...new Set(found.map(({ table }) => table))].toSorted();
}

function remove(
  { userID, token }: Person,
  number = ownNumber,
  proof = backend.proof(number),
): Promise<Response> {
  return backend.post('/account/delete', { user_id: userID, proof }, { bearer: token });
}

async function seatsOf(service: string): Promise<number[]> {
  const all = await backend.db.select().from(serviceSessions);
  return all.filter(({ serviceId }) => serviceId === service).map(({ taken }) => taken);
}
