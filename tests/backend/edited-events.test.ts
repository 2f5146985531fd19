// @vitest-environment node
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { attendingQuestion } from '#domain/rsvp.ts';
import { eventInvitations, withdrawnInvitations } from '../../backend/db/event-schema.ts';
import { openSession } from '../../backend/sessions/sessions.ts';
import { manyPeople } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import { eventData, hostingAt, numbers } from './support/hosting.ts';
import { invitationsAt, no, told, yes } from './support/invitations.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const day = 24 * 60 * 60 * 1000;
const backend = setUpBackend();
const { create, hostEvent, cancel, update, events } = hostingAt(backend);
const { respond, invited, calendar } = invitationsAt(backend);
const [hostNumber, guestNumber] = twoNumbers;
const later = '2026-04-05T13:00:00.000Z';
const formerTime = '2026-04-04T13:00:00.000Z';
const lift = { questionId: 'q_custom_1', questionText: 'A lift?', type: 'boolean' };
const count = { questionId: 'q_custom_2', questionText: 'How many?', type: 'number' };
const [host, guest] = setUpTwoPeople(backend);

describe('Editing an event (§22.53)', () => {
  it('changes every field, and host, guest and their calendars have it', async () => {
    const id = await hosted();
    await respond(guest, id, yes);
    const changed = eventData({
      eventName: 'Garba night',
      eventDateTime: later,
      venue: 'The park',
      description: 'Dance',
      inviteExpiryDate: '2026-04-02T18:29:59.999Z',
      rsvpQuestionnaire: [attendingQuestion, lift],
    });
    expect(await told(edit(id, changed))).toEqual([200, {}]);
    expect((await events(host))[0]).toMatchObject({ id, ...changed, version: 1 });
    const [invitation] = await invited(guest);
    expect(invitation).toMatchObject({ title: 'Garba night', date: later, location: 'The park' });
    for (const person of [host, guest]) {
      const entries = await calendar(person);
      expect(Object.keys(entries)).toEqual(['2026-04-05']);
      expect(entries['2026-04-05']).toMatchObject([{ title: 'Garba night', time_slot: later }]);
    }
  });

  it('follows the rules of a new event', async () => {
    const id = await hosted();
    const past = eventData({ eventDateTime: '2026-03-01T13:00:00.000Z' });
    expect(await told(edit(id, past))).toEqual([
      400,
      { error: 'This event is in the past. Please choose a later date or time.' },
    ]);
    const late = eventData({ inviteExpiryDate: '2026-05-01T13:00:00.000Z' });
    expect((await edit(id, late)).status).toBe(400);
    expect((await edit(id, eventData({ eventName: ' ' }))).status).toBe(400);
    expect((await edit(id, eventData(), numbers(201))).status).toBe(400);
    expect((await events(host))[0].version).toBe(0);
  });

  it('leaves a deadline that is over as it is, unless the time changes or a guest is added, who would be asked for an answer', async () => {
    const id = await hosted();
    backend.moveClockTo('2026-04-02T09:00:00.000Z');
    const over = [
      400,
      { error: 'The invite deadline is over already. Please choose a later day.' },
    ];
    expect((await edit(id, eventData({ venue: 'The park' }))).status).toBe(200);
    expect((await edit(id, eventData({ venue: 'The park' }), [])).status).toBe(200);
    const later = { eventDateTime: '2026-04-05T13:00:00.000Z' };
    expect(await told(edit(id, eventData(later)))).toEqual(over);
    expect(await told(edit(id, eventData(), numbers(1)))).toEqual(over);
    const earlier = { inviteExpiryDate: '2026-03-31T18:29:59.999Z' };
    expect(await told(edit(id, eventData(earlier)))).toEqual(over);
    expect(
      (await edit(id, eventData({ inviteExpiryDate: '2026-04-03T18:29:59.999Z' }))).status,
    ).toBe(200);
  });

  it('is refused for another person, an unknown event, one that is cancelled, and one that has begun', async () => {
    const id = await hosted();
    const noSuch = [404, { error: 'You host no such event.' }];
    expect(await told(update(guest, id, { eventData: eventData() }))).toEqual(noSuch);
    expect(await told(update(host, 'nonsense', { eventData: eventData() }))).toEqual(noSuch);
    const begun = await hosted({
      eventName: 'Soon',
      eventDateTime: '2026-03-15T13:00:00.000Z',
      inviteExpiryDate: '2026-03-15T13:00:00.000Z',
    });
    await cancel(host, id);
    const off = 'This event is cancelled and can no longer be changed.';
    expect(await told(edit(id, eventData()))).toEqual([409, { error: off }]);
    backend.moveClock(2 * day);
    const token = await openSession(backend.db, host.userID, backend.now());
    const over = 'This event has begun and can no longer be changed.';
    expect(await told(update({ ...host, token }, begun, { eventData: eventData() }))).toEqual([
      409,
      { error: over },
    ]);
  });

  it('is refused where the event was changed since the host read it, and two at once change it once', async () => {
    const id = await hosted();
    const statuses = await Promise.all(
      ['One', 'Two', 'Three'].map(async (eventName) => {
        const wanted = { eventData: eventData({ eventName }), invitees: [guestNumber], version: 0 };
        return (await update(host, id, wanted)).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect((await events(host))[0].version).toBe(1);
    const stale = { eventData: eventData(), invitees: [guestNumber], version: 0 };
    expect(await told(update(host, id, stale))).toEqual([
      409,
      { error: 'This event was changed meanwhile.' },
    ]);
    expect((await update(host, id, { ...stale, version: 1 })).status).toBe(200);
  });

  it('is refused where a repeated creation has invited more guests since, whom it would drop', async () => {
    const id = await hosted();
    await hosted({}, numbers(1));
    const stale = { eventData: eventData(), invitees: [], version: 0 };
    expect((await update(host, id, stale)).status).toBe(409);
    expect((await events(host))[0].invitees).toHaveLength(2);
  });

  it('is a success when it is repeated after a lost answer, and changes the event once', async () => {
    const id = await hosted();
    const wanted = { eventData: eventData({ venue: 'Park' }), invitees: [guestNumber], version: 0 };
    expect((await update(host, id, wanted)).status).toBe(200);
    expect((await update(host, id, wanted)).status).toBe(200);
    expect((await events(host))[0]).toMatchObject({ venue: 'Park', version: 1 });
    expect((await update(host, id, { ...wanted, invitees: [] })).status).toBe(409);
    expect((await update(host, id, { ...wanted, invitees: numbers(1) })).status).toBe(409);
  });

  it('is refused where it makes the event equal to another one of the host that is not cancelled', async () => {
    const id = await hosted();
    const garba = await hosted({ eventName: 'Garba' });
    const same = 'You host an event that is the same already.';
    expect(await told(edit(id, eventData({ eventName: 'Garba' })))).toEqual([409, { error: same }]);
    await cancel(host, garba);
    expect((await edit(id, eventData({ eventName: 'Garba' }))).status).toBe(200);
  });

  it('keeps answers where their question stays by id and type, and drops the others', async () => {
    const id = await hosted({ rsvpQuestionnaire: [attendingQuestion, lift, count] });
    await respond(guest, id, { ...yes, q_custom_1: true, q_custom_2: 4 });
    const reworded = { ...lift, questionText: 'Do you need a lift?' };
    const asText = { ...count, type: 'text' };
    await edit(id, eventData({ rsvpQuestionnaire: [attendingQuestion, reworded, asText] }));
    expect((await invited(guest))[0]?.rsvpResponses).toEqual({ ...yes, q_custom_1: true });
    await edit(id, eventData({ rsvpQuestionnaire: [] }));
    expect((await invited(guest))[0]).toMatchObject({
      rsvpResponses: yes,
      rsvpQuestionnaire: [attendingQuestion],
    });
  });
});

describe('Editing the guests of an event (§22.54)', () => {
  it('a removed guest loses the invitation, its answer and the calendar entry, and an added one is invited', async () => {
    const id = await hosted();
    await respond(guest, id, yes);
    const added = await backend.register('+919000012347');
    await edit(id, eventData(), ['+919000012347', '+919000012348']);
    expect(await invited(guest)).toEqual([]);
    expect(await calendar(guest)).toEqual({});
    expect((await respond(guest, id, yes)).status).toBe(404);
    expect(await invited(added)).toMatchObject([{ event_id: id, response_status: 'pending' }]);
    expect((await calendar(host))['2026-04-04']).toMatchObject([{ invitees: '2 invited' }]);
    const newcomer = await backend.register('+919000012348');
    expect(await invited(newcomer)).toMatchObject([{ event_id: id }]);
  });

  it('a host who removes their own number keeps the event in the calendar', async () => {
    const id = await hosted({}, [hostNumber]);
    await respond(host, id, yes);
    await edit(id, eventData(), []);
    expect(await invited(host)).toEqual([]);
    expect((await calendar(host))['2026-04-04']).toMatchObject([{ event_id: id }]);
  });

  it('a guest who is removed and added again is asked afresh, and counts twice for the limits', async () => {
    const id = await hosted();
    await respond(guest, id, yes);
    await edit(id, eventData(), []);
    await edit(id, eventData(), [guestNumber]);
    expect(await invited(guest)).toMatchObject([{ response_status: 'pending', rsvpResponses: {} }]);
    let { status } = new Response();
    for (let tries = 0; tries < 30 && status === 200; tries += 1) {
      backend.moveClock(60_000);
      await edit(id, eventData(), []);
      ({ status } = await edit(id, eventData(), [guestNumber]));
    }
    expect(status).toBe(429);
    expect((await events(host))[0].invitees).toEqual([]);
  });

  it('a guest whose account is deleted stays as a former one through edits, and their number is nowhere', async () => {
    const id = await hosted({}, [guestNumber, ...numbers(1)]);
    await respond(guest, id, yes);
    await edit(id, eventData(), [guestNumber]);
    await edit(id, eventData(), numbers(1));
    await edit(id, eventData(), [guestNumber]);
    const { userID, token } = guest;
    await respond(guest, id, yes);
    const bearer = { bearer: token };
    const body = { user_id: userID, proof: backend.proof(guestNumber) };
    expect((await backend.post('/account/delete', body, bearer)).status).toBe(200);
    const withdrawn = await backend.db.select().from(withdrawnInvitations);
    expect(new Set(withdrawn.map(({ mobileNumber }) => mobileNumber))).toEqual(new Set(numbers(1)));
    await edit(id, eventData(), numbers(1));
    expect((await events(host))[0].invitees).toMatchObject([
      { mobile_number: '', rsvpResponses: yes },
      { mobile_number: numbers(1)[0] },
    ]);
  });

  it('is refused where a guest has deleted their account since, whose number it would bring back', async () => {
    const id = await hosted({}, [guestNumber]);
    const { version } = (await events(host))[0];
    const deletion = { user_id: guest.userID, proof: backend.proof(guestNumber) };
    await backend.post('/account/delete', deletion, { bearer: guest.token });
    const edited = await update(host, id, {
      eventData: eventData({ venue: 'The park' }),
      invitees: [guestNumber],
      version,
    });
    expect(edited.status).toBe(409);
    expect((await events(host))[0].invitees).toMatchObject([{ mobile_number: '' }]);
    expect(await invited(await backend.register(guestNumber))).toEqual([]);
  });

  it('guests fill the places of those who were removed, up to the limit of an event', async () => {
    const id = await hosted({}, numbers(200));
    expect((await edit(id, eventData(), numbers(200, 10))).status).toBe(200);
    const invitees: { mobile_number: string }[] = (await events(host))[0].invitees;
    expect(invitees.map((one) => one.mobile_number).toSorted()).toEqual(numbers(200, 10));
    // The creation's repeat adds to the list as it is.
    expect((await create(host, eventData(), numbers(1))).status).toBe(400);
  });
});

describe('What changed since a guest answered (§22.55)', () => {
  it('the guest reads the former time and place, and the host reads who has yet to answer anew', async () => {
    const id = await hosted();
    await respond(guest, id, yes);
    await edit(id, eventData({ eventDateTime: later, venue: 'The park' }));
    await edit(
      id,
      eventData({
        eventDateTime: '2026-04-06T13:00:00.000Z',
        venue: 'The park',
        description: 'New',
      }),
    );
    const changed = [
      { field: 'time', former: formerTime },
      { field: 'venue', former: 'Konda Heights' },
      { field: 'description' },
    ];
    expect((await invited(guest))[0]).toMatchObject({ changed, rsvpResponses: yes });
    expect((await events(host))[0].invitees).toMatchObject([{ changed }]);
    expect(Object.values(await calendar(guest)).flat()).toMatchObject([{ status: 'Time changed' }]);
    // The same answer again is a new one.
    await respond(guest, id, yes);
    expect((await invited(guest))[0]?.changed).toBeUndefined();
    expect((await events(host))[0].invitees[0].changed).toBeUndefined();
    expect(Object.values(await calendar(guest)).flat()).toMatchObject([{ status: 'Accepted' }]);
  });

  it('a time that is moved back is the one that the guest accepted, in their calendar as well', async () => {
    const id = await hosted();
    await respond(guest, id, yes);
    await edit(id, eventData({ eventDateTime: later }));
    await edit(id, eventData({ eventDateTime: '2026-04-06T13:00:00.000Z' }));
    const entries = async () => Object.values(await calendar(guest)).flat();
    expect(await entries()).toMatchObject([{ status: 'Time changed' }]);
    await edit(id, eventData({ venue: 'The park' }));
    expect(await entries()).toMatchObject([{ status: 'Accepted' }]);
    expect((await calendar(host))['2026-04-04']).toMatchObject([{ status: 'Hosting' }]);
    await respond(guest, id, yes);
    await edit(id, eventData({ eventDateTime: later, venue: 'The park' }));
    expect(await entries()).toMatchObject([{ status: 'Time changed' }]);
  });

  it('a change that was taken back, of the deadline or of the guests is not reported, and a guest who has not answered gets no report', async () => {
    const id = await hosted();
    await edit(id, eventData({ eventDateTime: later }));
    expect((await invited(guest))[0]?.changed).toBeUndefined();
    await respond(guest, id, yes);
    const moved = { eventDateTime: '2026-04-06T13:00:00.000Z', rsvpQuestionnaire: [lift] };
    await edit(id, eventData(moved));
    expect((await invited(guest))[0]?.changed).toEqual([
      { field: 'time', former: later },
      { field: 'questions' },
    ]);
    const back = { eventDateTime: later, inviteExpiryDate: '2026-04-03T18:29:59.999Z' };
    await edit(id, eventData(back), [guestNumber, ...numbers(2)]);
    expect((await invited(guest))[0]?.changed).toBeUndefined();
  });
});

describe('An answer to a version of an event (§22.58)', () => {
  const outdated = [
    409,
    {
      error: 'The time of this event has changed. Please look at it and answer again.',
      code: 'outdated',
    },
  ];

  it('is refused where the time has changed since, first or again, and the former answer stays', async () => {
    const id = await hosted();
    expect((await invited(guest))[0]?.version).toBe(0);
    await edit(id, eventData({ eventDateTime: later }));
    expect(await told(respond(guest, id, yes, 0))).toEqual(outdated);
    expect((await invited(guest))[0]).toMatchObject({ response_status: 'pending', version: 1 });
    expect(await calendar(guest)).toEqual({});
    expect((await respond(guest, id, yes, 1)).status).toBe(200);
    await edit(id, eventData({ eventDateTime: '2026-04-06T13:00:00.000Z' }));
    expect(await told(respond(guest, id, no, 1))).toEqual(outdated);
    expect((await invited(guest))[0]).toMatchObject({
      rsvpResponses: yes,
      changed: [{ field: 'time', former: later }],
    });
  });

  it('is taken where the time is the same, and what has changed since is told', async () => {
    const id = await hosted();
    await edit(id, eventData({ eventDateTime: later, venue: 'The park' }));
    await edit(id, eventData({ venue: 'The park' }));
    expect((await respond(guest, id, yes, 0)).status).toBe(200);
    expect((await invited(guest))[0]?.changed).toEqual([
      { field: 'venue', former: 'Konda Heights' },
    ]);
    expect((await respond(guest, id, yes, 2)).status).toBe(200);
    expect((await invited(guest))[0]?.changed).toBeUndefined();
  });

  it('is of no version from before the invitation: a guest never reads what the event was called then', async () => {
    const id = await hosted({ eventName: 'A surprise for Asha', venue: 'Her garden' }, []);
    await edit(id, eventData({ eventName: 'Dinner' }));
    expect((await respond(guest, id, yes, 0)).status).toBe(200);
    expect((await invited(guest))[0]?.changed).toBeUndefined();
    await edit(id, eventData({ eventName: 'Dinner', venue: 'The park' }));
    expect((await respond(guest, id, no, 0)).status).toBe(200);
    const changed = [{ field: 'venue', former: 'Konda Heights' }];
    expect((await invited(guest))[0]?.changed).toEqual(changed);
  });

  it('is of no version from before an invitation that repeats the event’s creation', async () => {
    const id = await hosted({ venue: 'Her garden' }, []);
    await edit(id, eventData(), []);
    await create(host, eventData(), [guestNumber]);
    expect((await respond(guest, id, yes, 0)).status).toBe(200);
    expect((await invited(guest))[0]?.changed).toBeUndefined();
  });

  it.each([undefined, 'b7', -1, 0.5, 1e300, 99])(
    'counts for the newest where it says %s, which is no version of this service',
    async (version) => {
      const id = await hosted();
      await edit(id, eventData({ eventDateTime: later }));
      expect((await respond(guest, id, yes, version)).status).toBe(200);
      expect((await invited(guest))[0]?.changed).toBeUndefined();
    },
  );
});

describe('Editing an event: many requests at once', () => {
  it('an answer to the former time is refused once the edit is through, and is never to the new one', async () => {
    const people = await manyPeople(backend.db, 30, backend.now());
    const all = people.map((_, index) => `+9170000${String(index).padStart(5, '0')}`);
    const id = await hosted({}, all);
    const answers = people.slice(0, 15).map((person) => respond(person, id, yes, 0));
    const editing = edit(id, eventData({ eventDateTime: later }), all);
    const responses = [...answers, ...people.slice(15).map((one) => respond(one, id, yes, 0))];
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect((await editing).status).toBe(200);
    for (const [index, person] of people.entries()) {
      const [invitation] = await invited(person);
      const isTaken = statuses[index] === 200;
      expect(statuses[index]).toBe(isTaken ? 200 : 409);
      expect(invitation).toMatchObject({ response_status: isTaken ? 'responded' : 'pending' });
      expect(invitation?.changed).toEqual(
        isTaken ? [{ field: 'time', former: formerTime }] : undefined,
      );
      const entries = Object.values(await calendar(person)).flat();
      expect(entries).toMatchObject(isTaken ? [{ status: 'Time changed' }] : []);
    }
  });

  it('an answer is to the event before the edit, and marked, or to the event after it', async () => {
    const people = await manyPeople(backend.db, 30, backend.now());
    const all = people.map((_, index) => `+9170000${String(index).padStart(5, '0')}`);
    const id = await hosted({}, all);
    const answers = people.slice(0, 15).map((person) => respond(person, id, yes));
    const editing = edit(id, eventData({ eventDateTime: later }), all);
    await Promise.all([...answers, ...people.slice(15).map((person) => respond(person, id, yes))]);
    expect((await editing).status).toBe(200);
    for (const person of people) {
      const [row] = await backend.db
        .select()
        .from(eventInvitations)
        .where(and(eq(eventInvitations.eventId, id), eq(eventInvitations.userId, person.userID)));
      const [invitation] = await invited(person);
      const isBefore = row?.answeredVersion === 0;
      expect(invitation?.changed).toEqual(
        isBefore ? [{ field: 'time', former: formerTime }] : undefined,
      );
      expect(Object.values(await calendar(person)).flat()).toMatchObject([
        { time_slot: later, status: isBefore ? 'Time changed' : 'Accepted' },
      ]);
    }
  });
});

function edit(id: string, data: unknown, invitees = [guestNumber]): Promise<Response> {
  return update(host, id, { eventData: data, invitees });
}

/** The id of an event of the host, to which the guest is invited where nothing else is said. */
function hosted(changed: Record<string, unknown> = {}, invitees = [guestNumber]) {
  return hostEvent(host, invitees, changed);
}
