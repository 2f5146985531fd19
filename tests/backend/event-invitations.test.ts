// @vitest-environment node
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventLimits } from '#domain/event.ts';
import { countAnswers } from '#domain/event-answers.ts';
import { attendingQuestion, longestAnswer } from '#domain/rsvp.ts';
import { calendarEvents } from '../../backend/db/calendar-schema.ts';
import { eventInvitations, hostedEvents } from '../../backend/db/event-schema.ts';
import type { Person } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import { eventData, hostingAt, numbers } from './support/hosting.ts';
import { invitationsAt, no, told, yes } from './support/invitations.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const day = 24 * 60 * 60 * 1000;
const backend = setUpBackend();
const { create, events } = hostingAt(backend);
const { respond, invited, calendar } = invitationsAt(backend);
const [hostNumber, guestNumber] = twoNumbers;
const otherNumber = '+919000012347';
const missing = { error: 'Please answer whether you will be able to attend.' };
const expired = { error: 'RSVP period has expired for this event.' };
const noSuch = { error: 'You have no such invitation.' };
const questions = [
  attendingQuestion,
  { questionId: 'q_custom_1', questionText: 'How many?', type: 'number' },
  { questionId: 'q_custom_2', questionText: 'A lift?', type: 'boolean' },
  { questionId: 'q_custom_3', questionText: 'What is it?', type: 'text' },
];
const [host, guest] = setUpTwoPeople(backend);
let other: Person;

beforeEach(async () => {
  other = await backend.register(otherNumber);
});

describe('Invitations to events: the list of a person', () => {
  it('an invitation has all that an answer needs, and nothing about other guests', async () => {
    const data = eventData({ rsvpQuestionnaire: questions });
    const id = await hostEvent(data, [otherNumber, guestNumber]);
    expect(await invited(guest)).toEqual([
      {
        event_id: id,
        title: 'Housewarming',
        date: '2026-04-04T13:00:00.000Z',
        location: 'Konda Heights',
        description: data.description,
        host_name: 'Ravi Teja',
        inviteExpiryDate: '2026-04-01T18:29:59.999Z',
        response_status: 'pending',
        rsvpQuestionnaire: questions,
        rsvpResponses: {},
        version: 0,
      },
    ]);
  });

  it('invitations of other people are left out', async () => {
    await hostEvent(eventData(), [otherNumber]);
    expect(await invited(guest)).toEqual([]);
    expect(await invited(host)).toEqual([]);
  });
});

describe('Invitations to events: answering', () => {
  let id: string;

  beforeEach(async () => {
    id = await hostEvent(eventData({ rsvpQuestionnaire: questions }), [guestNumber, otherNumber]);
  });

  it('the host reads the name of a guest who has answered and when they did, and of any other the number alone', async () => {
    await respond(guest, id, yes);
    const [event] = await events(host);
    expect(event.invitees).toMatchObject([
      {
        mobile_number: guestNumber,
        name: 'Ravi Teja',
        responded_at: backend.now().toISOString(),
      },
      { mobile_number: otherNumber },
    ]);
    expect(event.invitees[1]).not.toHaveProperty('name');
    expect(event.invitees[1]).not.toHaveProperty('responded_at');
  });

  it('an answer is stored with its time and shown to the guest', async () => {
    const responses = { ...yes, q_custom_1: 2.5, q_custom_2: false, q_custom_3: 'Payasam 🍚' };
    expect(await told(respond(guest, id, responses))).toEqual([200, {}]);
    expect(await invited(guest)).toMatchObject([
      { response_status: 'responded', rsvpResponses: responses },
    ]);
    expect(await rowOf(guestNumber)).toMatchObject({
      userId: guest.userID,
      respondedAt: backend.now(),
    });
  });

  it('answers to questions that are named like inherited properties are stored like any other', async () => {
    const odd = ['__proto__', 'constructor', 'prototype'];
    const asked = odd.map((questionId) => ({ questionId, questionText: '?', type: 'text' }));
    const data = eventData({ eventName: 'Odd', rsvpQuestionnaire: [attendingQuestion, ...asked] });
    const oddEvent = await hostEvent(data, [guestNumber]);
    const answers = Object.fromEntries([['q_attending', true], ...odd.map((key) => [key, 'Rice'])]);
    expect(await told(respond(guest, oddEvent, answers))).toEqual([200, {}]);
    const own = (await invited(guest)).find(({ event_id }) => event_id === oddEvent);
    const entries = Object.entries(own?.rsvpResponses ?? {}).sort();
    expect(entries).toEqual(Object.entries(answers).sort());
  });

  it('an answer is shown to the host with updated counts', async () => {
    expect(await counts()).toEqual({ accepted: 0, rejected: 0, responded: 0, waiting: 2 });
    await respond(guest, id, { ...yes, q_custom_1: 4 });
    await respond(other, id, no);
    expect(await counts()).toEqual({ accepted: 1, rejected: 1, responded: 0, waiting: 0 });
    await respond(guest, id, no);
    expect(await counts()).toEqual({ accepted: 0, rejected: 2, responded: 0, waiting: 0 });
    await respond(guest, id, { ...yes, q_custom_1: 5 });
    expect(await events(host)).toMatchObject([
      {
        invitees: [
          {
            mobile_number: guestNumber,
            response_status: 'responded',
            rsvpResponses: { ...yes, q_custom_1: 5 },
          },
          { mobile_number: otherNumber, response_status: 'responded', rsvpResponses: no },
        ],
      },
    ]);
  });

  it('a yes adds the event once to the guest’s calendar and to no other', async () => {
    const entry = {
      user_id: guest.userID,
      time_slot: '2026-04-04T13:00:00.000Z',
      status: 'Accepted',
      title: 'Housewarming',
      invitees: 'Hosted by Ravi Teja',
      status_code: 'accepted',
      host: 'Ravi Teja',
      event_id: id,
    };
    await respond(guest, id, yes);
    await respond(guest, id, { ...yes, q_custom_1: 3 });
    expect(await calendar(guest)).toEqual({ '2026-04-04': [entry] });
    await respond(guest, id, no);
    expect(await calendar(guest)).toEqual({});
    await respond(guest, id, no);
    await respond(guest, id, yes);
    expect(await calendar(guest)).toEqual({ '2026-04-04': [entry] });
    expect(await calendar(other)).toEqual({});
    expect(await calendar(host)).toMatchObject({ '2026-04-04': [{ status: 'Hosting' }] });
  });

  it('a no removes only the guest’s own calendar entry', async () => {
    await respond(guest, id, yes);
    await respond(other, id, no);
    expect(await calendar(guest)).toMatchObject({ '2026-04-04': [{ status: 'Accepted' }] });
  });

  it('repeating an answer changes nothing, its time included', async () => {
    await respond(guest, id, { ...yes, q_custom_1: 3 });
    const before = await rowOf(guestNumber);
    backend.moveClock(day);
    expect((await respond(guest, id, { q_custom_1: 3, ...yes })).status).toBe(200);
    expect(await rowOf(guestNumber)).toEqual(before);
    await respond(guest, id, { ...yes, q_custom_1: 4 });
    expect((await rowOf(guestNumber))?.respondedAt).toEqual(backend.now());
  });

  it('a no drops all other answers, whatever they are', async () => {
    await respond(guest, id, { ...yes, q_custom_1: 3 });
    await respond(guest, id, { ...no, q_custom_1: 'three', q_custom_3: 'x'.repeat(5_000) });
    expect(await invited(guest)).toMatchObject([{ rsvpResponses: no }]);
    expect((await rowOf(guestNumber))?.responses).toEqual(no);
  });

  it('only the question about attendance is mandatory, and a blank text is no answer', async () => {
    await respond(guest, id, { ...yes, q_custom_3: ' \n' });
    expect((await rowOf(guestNumber))?.responses).toEqual(yes);
  });

  it('an answer and its calendar entry are stored together or not at all', async () => {
    await backend.db.execute(sql`alter table calendar_events rename to gone`);
    const refused = await respond(guest, id, yes);
    await backend.db.execute(sql`alter table gone rename to calendar_events`);
    expect(refused.status).toBe(500);
    expect(await rowOf(guestNumber)).toMatchObject({ responseStatus: 'pending', responses: {} });
  });

  it.each([
    ['nothing', {}],
    ['only other answers', { q_custom_1: 3 }],
    ['a text', { q_attending: 'yes' }],
    ['a number', { q_attending: 1 }],
  ])(
    'an answer with %s for attendance is refused until it says yes or no',
    async (_, responses) => {
      expect(await told(respond(guest, id, responses))).toEqual([400, missing]);
      expect(await rowOf(guestNumber)).toMatchObject({ responseStatus: 'pending' });
    },
  );

  it.each([
    [
      'a number for a text',
      { q_custom_3: 7 },
      'Please answer with a text of at most 2,000 letters: What is it?',
    ],
    [
      'more letters than 2,000',
      { q_custom_3: 'అ'.repeat(2_001) },
      'Please answer with a text of at most 2,000 letters: What is it?',
    ],
    ['a text for a number', { q_custom_1: '7' }, 'Please answer with a number: How many?'],
    ['yes for a number', { q_custom_1: true }, 'Please answer with a number: How many?'],
    ['a text for yes or no', { q_custom_2: 'yes' }, 'Please answer with yes or no: A lift?'],
    ['a number for yes or no', { q_custom_2: 1 }, 'Please answer with yes or no: A lift?'],
    [
      'an answer to a question that was not asked',
      { q_custom_9: 'x' },
      'Please check the answers: one is to a question that is not asked.',
    ],
    [
      'an answer named like a method of every object',
      { toString: 'x' },
      'Please check the answers: one is to a question that is not asked.',
    ],
    [
      'half a letter',
      { q_custom_3: 'a\ud83c' },
      'Please check what was sent: it holds a character that cannot be kept.',
    ],
  ])('an answer with %s is refused in a sentence', async (_, responses, error) => {
    expect(await told(respond(guest, id, { ...yes, ...responses }))).toEqual([400, { error }]);
    expect(await rowOf(guestNumber)).toMatchObject({ responseStatus: 'pending', responses: {} });
    expect(await calendar(guest)).toEqual({});
  });

  it('an answer can be a text of 2,000 letters, but not an infinite number', async () => {
    const longest = { ...yes, q_custom_3: 'అ'.repeat(2_000) };
    expect((await respond(guest, id, longest)).status).toBe(200);
    const body = `{"user_id":"${guest.userID}","event_id":"${id}","rsvpResponses":{"q_attending":true,"q_custom_1":1e999}}`;
    const endless = backend.post('/respond_to_invite', body, { bearer: guest.token });
    expect(await told(endless)).toEqual([400, { error: 'Please answer with a number: How many?' }]);
  });
});

describe('Invitations to events: many questions', () => {
  it('each of the most questions can be answered at the greatest length, in a script of three bytes a letter', async () => {
    const asked = Array.from({ length: eventLimits.questions - 1 }, (_, index) => ({
      questionId: `q_custom_${index + 1}`,
      questionText: `Question ${index}`,
      type: 'text' as const,
    }));
    const id = await hostEvent(eventData({ rsvpQuestionnaire: [attendingQuestion, ...asked] }));
    const longest = asked.map(({ questionId }) => [questionId, 'అ'.repeat(longestAnswer)]);
    const answers = { ...yes, ...Object.fromEntries(longest) };
    expect(await told(respond(guest, id, answers))).toEqual([200, {}]);
    expect(await invited(guest)).toMatchObject([{ rsvpResponses: answers }]);
  });

  it('200 questions can be answered in one request', async () => {
    const asked = Array.from({ length: 200 }, (_, index) => ({
      questionId: `q_${index}`,
      questionText: `Question ${index}`,
      type: 'text' as const,
    }));
    const id = await hostEvent();
    await backend.db.update(hostedEvents).set({ rsvpQuestionnaire: asked });
    const answers = Object.fromEntries(
      asked.map(({ questionId }) => [questionId, 'అవును '.repeat(20)]),
    );
    expect((await respond(guest, id, { ...yes, ...answers })).status).toBe(200);
    const [event] = await invited(guest);
    expect(event?.rsvpQuestionnaire).toHaveLength(201);
    expect(Object.keys(event?.rsvpResponses ?? {})).toHaveLength(201);
  });
});

describe('Invitations to events: the deadline', () => {
  const until = (ms: number) => backend.moveClockTo('2026-04-01T18:29:59.999Z', ms);
  let id: string;

  beforeEach(async () => {
    id = await hostEvent();
  });

  it.each([
    ['a millisecond before the deadline', -1, 200],
    ['in the deadline’s own millisecond', 0, 200],
    ['a millisecond after the deadline', 1, 410],
    ['a year after the deadline', 365 * day, 410],
  ])('an answer %s (%i ms) gets the status %i', async (_, ms, status) => {
    until(ms);
    const response = await respond(await backend.logIn(guestNumber), id, yes);
    expect(response.status).toBe(status);
    expect((await response.json()).error).toBe(status === 410 ? expired.error : undefined);
  });

  it('an answer cannot be changed after the deadline and stays as it was', async () => {
    await respond(guest, id, yes);
    until(1);
    const late = await backend.logIn(guestNumber);
    expect(await told(respond(late, id, no))).toEqual([410, expired]);
    expect(await told(respond(late, id, {}))).toEqual([410, expired]);
    expect(await rowOf(guestNumber)).toMatchObject({ responses: yes });
    expect(await calendar(late)).toMatchObject({ '2026-04-04': [{ status: 'Accepted' }] });
  });

  it.each([
    ['Kathmandu', '2026-03-20T23:59:59.999+05:45'],
    ['Newfoundland in summer', '2026-03-20T23:59:59.999-02:30'],
    ['Kiritimati', '2026-03-20T23:59:59.999+14:00'],
  ])('the deadline is the end of the day at the host: %s', async (_, inviteExpiryDate) => {
    const event = await hostEvent(eventData({ eventName: 'Elsewhere', inviteExpiryDate }));
    backend.moveClockTo(inviteExpiryDate);
    expect((await respond(guest, event, yes)).status).toBe(200);
    backend.moveClock(1);
    expect(await told(respond(guest, event, no))).toEqual([410, expired]);
  });
});

describe('Invitations to events: refused answers', () => {
  let id: string;

  beforeEach(async () => {
    id = await hostEvent(eventData(), [otherNumber]);
  });

  it('an invitation of another person is refused like an event that does not exist', async () => {
    const unknown = crypto.randomUUID();
    const of = (event: string) => told(respond(guest, event, yes));
    expect(await of(id)).toEqual([404, noSuch]);
    expect(await of(unknown)).toEqual([404, noSuch]);
    for (const text of ['nothing', `{${id}}`, "' or 1=1 --", 'x'.repeat(200), id.slice(1)]) {
      expect(await of(text), text).toEqual([404, noSuch]);
    }
    backend.moveClock(25 * day);
    expect(await of(id)).toEqual([404, noSuch]);
    expect(await told(respond(guest, id, {}))).toEqual([404, noSuch]);
    expect(await rowOf(otherNumber)).toMatchObject({ responseStatus: 'pending' });
  });

  it('a host who is not invited cannot answer their own event', async () => {
    expect(await told(respond(host, id, yes))).toEqual([404, noSuch]);
  });
});

it('Invitations to events: a host who invited their own number keeps the event in the calendar, whatever they answer', async () => {
  const id = await hostEvent(eventData(), [hostNumber, guestNumber]);
  const hosting = { '2026-04-04': [{ status: 'Hosting', invitees: '2 invited' }] };
  for (const answer of [yes, no, yes]) {
    expect((await respond(host, id, answer)).status).toBe(200);
    expect(await calendar(host)).toMatchObject(hosting);
  }
  expect(await backend.db.select().from(calendarEvents)).toHaveLength(1);
  expect(await counts()).toMatchObject({ accepted: 1, waiting: 1 });
});

describe('Invitations to events: parallel answers', () => {
  it('parallel contrary answers of one person leave the calendar in accord with the stored answer', async () => {
    const id = await hostEvent();
    for (let round = 0; round < 5; round += 1) {
      const presses = Array.from({ length: 24 }, (_, index) =>
        respond(guest, id, (index + round) % 2 === 0 ? yes : no),
      );
      const statuses = (await Promise.all(presses)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const [event] = await invited(guest);
      const entries = Object.values(await calendar(guest)).flat();
      expect(entries).toHaveLength(event?.rsvpResponses?.q_attending === true ? 1 : 0);
    }
  });

  it('answers, further invitations and claims in parallel never deadlock', async () => {
    const id = await hostEvent();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        respond(guest, id, index % 2 === 0 ? yes : no),
        create(host, eventData(), [guestNumber, ...numbers(index)]),
        invitationsAt(backend).link(guest, guestNumber),
      ]).flat(),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

async function hostEvent(data: unknown = eventData(), invitees = [guestNumber]): Promise<string> {
  const response = await create(host, data, invitees);
  expect(response.status).toBe(200);
  return (await response.json()).event_id;
}

async function counts() {
  const [event] = await events(host);
  return countAnswers(event.invitees);
}

async function rowOf(mobileNumber: string) {
  const [row] = await backend.db
    .select()
    .from(eventInvitations)
    .where(eq(eventInvitations.mobileNumber, mobileNumber));
  return row;
}
