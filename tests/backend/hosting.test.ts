// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { eventLimits } from '#domain/event.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { calendarEvents } from '../../backend/db/calendar-schema.ts';
import { eventInvitations, hostedEvents } from '../../backend/db/event-schema.ts';
import { setUpBackend } from './support/backend.ts';
import { eventData, hostingAt, numbers } from './support/hosting.ts';
import { invitationsAt } from './support/invitations.ts';
import { countStatements } from './support/statements.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const backend = setUpBackend();
const { create, events } = hostingAt(backend);
const { calendar: calendarOf } = invitationsAt(backend);
const [, guestNumber] = twoNumbers;
const [host, other] = setUpTwoPeople(backend);

describe('Hosting: a created event', () => {
  const lift = { questionId: 'q_custom_1', questionText: 'Do you need a lift?', type: 'boolean' };

  it('the host’s list has the event with all its fields and all invited people in order', async () => {
    const invited = ['+919800000003', '+919800000001', '+447700900123'];
    const data = eventData({ rsvpQuestionnaire: [attendingQuestion, lift] });
    const response = await create(host, data, invited);
    expect(response.status).toBe(200);
    const { event_id } = await response.json();
    expect(await events(host)).toEqual([
      {
        id: event_id,
        ...data,
        invitees: invited.map((mobile_number) => ({
          mobile_number,
          response_status: 'pending',
          rsvpResponses: {},
        })),
        can_edit: true,
        version: 0,
      },
    ]);
  });

  it.each([
    [[], 'Nobody invited yet'],
    [numbers(1), '1 invited'],
    [numbers(3), '3 invited'],
  ])('an event that invites %j is in the host’s calendar with “%s”', async (invited, invitees) => {
    await create(host, eventData(), invited);
    const [event] = await events(host);
    expect(await calendarOf(host)).toEqual({
      '2026-04-04': [
        {
          user_id: host.userID,
          time_slot: '2026-04-04T13:00:00.000Z',
          status: 'Hosting',
          status_code: 'hosting',
          title: 'Housewarming',
          invitees,
          invited: invited.length,
          event_id: event.id,
        },
      ],
    });
  });

  it('other people see neither the list nor the calendar entry of a host', async () => {
    await create(host, eventData(), [guestNumber]);
    expect(await events(other)).toEqual([]);
    expect(await calendarOf(other)).toEqual({});
  });

  it('a number that is given several times is invited once', async () => {
    await create(host, eventData(), [...numbers(2), ...numbers(2), ...numbers(3)]);
    expect(await invitedTo()).toEqual(numbers(3));
  });

  it('texts in any script are stored without surrounding spaces', async () => {
    await create(host, eventData({ eventName: '  గృహప్రవేశం 🏡 ', venue: ' కర్నూలు\n' }));
    expect(await events(host)).toMatchObject([{ eventName: 'గృహప్రవేశం 🏡', venue: 'కర్నూలు' }]);
  });

  it('an event of the greatest length fits in a script of three bytes a letter', async () => {
    const longest = (most: number) => 'అ'.repeat(most);
    const questions = Array.from({ length: eventLimits.questions - 1 }, (_, index) => ({
      questionId: `q_custom_${index + 1}`,
      questionText: longest(eventLimits.question),
      type: 'text',
    }));
    const data = eventData({
      eventName: longest(eventLimits.name),
      venue: longest(eventLimits.venue),
      description: longest(eventLimits.description),
      rsvpQuestionnaire: [attendingQuestion, ...questions],
    });
    expect((await create(host, data, numbers(200))).status).toBe(200);
    const [created] = await events(host);
    expect(created.rsvpQuestionnaire).toHaveLength(eventLimits.questions);
    expect(created.invitees).toHaveLength(200);
  });
});

describe('Hosting: the questions of an event', () => {
  const own = { questionId: 'q_custom_1', questionText: 'How many?', type: 'number' };

  it.each([
    ['attendance is asked first if the host did not ask about it', [own]],
    ['attendance is asked first if the host asked about it later', [own, attendingQuestion]],
    [
      'attendance keeps its fixed words and type, whatever the host sent',
      [{ questionId: 'q_attending', questionText: 'Coming?', type: 'text' }, own],
    ],
  ])('%s', async (_, rsvpQuestionnaire) => {
    await create(host, eventData({ rsvpQuestionnaire }));
    expect(await events(host)).toMatchObject([{ rsvpQuestionnaire: [attendingQuestion, own] }]);
  });

  it.each([
    ['two have the same id', [own, { ...own, questionText: 'Again?' }], 'same id'],
    ['attendance is asked twice', [attendingQuestion, attendingQuestion], 'same id'],
    ['one has no text', [{ ...own, questionText: ' \n' }], 'needs a text'],
    ['one shows nothing', [{ ...own, questionText: '\u200b' }], 'needs a text'],
    ['one is too long', [{ ...own, questionText: 'x'.repeat(301) }], 'at most 300 letters'],
  ])('questions are refused when %s', async (_, rsvpQuestionnaire, words) => {
    const response = await create(host, eventData({ rsvpQuestionnaire }));
    expect(response.status).toBe(400);
    expect((await response.json()).error).toContain(words);
    expect(await events(host)).toEqual([]);
  });
});

describe('Hosting: the names of an event', () => {
  it.each(['eventName', 'venue', 'description'])('its %s shows something', async (field) => {
    const response = await create(host, eventData({ [field]: '\u200b\u3164' }));
    expect(response.status).toBe(400);
    expect((await response.json()).error).toContain(field);
    expect(await events(host)).toEqual([]);
  });

  it('are without signs that would turn the rest of their line round', async () => {
    await create(host, eventData({ eventName: '\u202eGarba', venue: 'Park\u2067' }));
    expect(await events(host)).toMatchObject([{ eventName: 'Garba', venue: 'Park' }]);
  });
});

describe('Hosting: the time of an event', () => {
  const past = 'This event is in the past. Please choose a later date or time.';
  const over = 'The invite deadline is over already. Please choose a later day.';
  const after = 'The invite deadline is after the event. Please choose an earlier day.';
  const at = (ms: number) => new Date(backend.now().getTime() + ms).toISOString();

  it.each([
    ['now', 0, 0],
    ['today, with the end of the day as its deadline', 8 * hour, 9.5 * hour - 1],
    ['midnight, with the end of its day as its deadline', 2 * day, 3 * day - 1],
    ['midnight before clocks go back, with the end of that day', 2 * day, 3 * day + hour - 1],
    ['174 years from now', 174 * 365 * day, day],
  ])('an event can be %s', async (_, starts, ends) => {
    const data = eventData({ eventDateTime: at(starts), inviteExpiryDate: at(ends) });
    expect((await create(host, data)).status).toBe(200);
  });

  it.each([
    ['a moment ago', -1, day, past],
    ['last year', -365 * day, -366 * day, past],
    ['to come with a deadline a moment ago', day, -1, over],
    ['to come with a deadline on the day after', day, 2 * day + hour + 1, after],
  ])('an event cannot be %s', async (_, starts, ends, sentence) => {
    const data = eventData({ eventDateTime: at(starts), inviteExpiryDate: at(ends) });
    const response = await create(host, data, numbers(2));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: sentence });
    expect(await rows()).toEqual({ events: 0, invitations: 0, calendar: 0 });
  });

  it('an event is at the intended instant, whatever the zone in which it was written', async () => {
    await create(host, eventData({ eventDateTime: '2026-04-04T18:45:00+05:45' }));
    expect(await events(host)).toMatchObject([{ eventDateTime: '2026-04-04T13:00:00.000Z' }]);
  });

  it.each([
    '2026-04-04T13:00:00',
    '2026-04-04',
    '2026',
    'tomorrow',
    '2027-02-29T10:00:00Z',
    '2026-04-04T25:00:00Z',
    '+275760-09-13T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '2201-01-02T00:00:00Z',
    'Sat, 04 Apr 2026 13:00:00 GMT',
  ])('a time written as %s is refused', async (text) => {
    for (const field of ['eventDateTime', 'inviteExpiryDate']) {
      const response = await create(host, eventData({ [field]: text }));
      expect(response.status, field).toBe(400);
      expect((await response.json()).error).toContain(field);
    }
  });
});

describe('Hosting: the same event created again', () => {
  it('creating an event again answers with the existing one', async () => {
    const first = await create(host, eventData(), numbers(3));
    const second = await create(host, eventData(), numbers(3));
    expect([second.status, await second.json()]).toEqual([200, await first.json()]);
    expect(await rows()).toEqual({ events: 1, invitations: 3, calendar: 1 });
  });

  it('an event is recognised however its texts are spaced and its times are written', async () => {
    await create(host, eventData());
    await create(
      host,
      eventData({ eventName: ' Housewarming ', eventDateTime: '2026-04-04T18:30:00+05:30' }),
    );
    expect(await rows()).toMatchObject({ events: 1 });
  });

  it('creating an event again invites the new numbers after the earlier ones and updates the calendar', async () => {
    await create(host, eventData(), numbers(2, 5));
    await create(host, eventData(), [...numbers(1), ...numbers(2, 5)]);
    expect(await invitedTo()).toEqual([...numbers(2, 5), ...numbers(1)]);
    const calendar = await calendarOf(host);
    expect(calendar['2026-04-04']).toEqual([expect.objectContaining({ invitees: '3 invited' })]);
  });

  it('creating an event again with fewer numbers removes no invitation', async () => {
    await create(host, eventData(), numbers(2));
    await create(host, eventData(), []);
    expect(await invitedTo()).toEqual(numbers(2));
  });

  it('creating a past event again succeeds, unless it invites more people', async () => {
    await create(host, eventData(), numbers(2));
    backend.moveClock(25 * day);
    expect((await create(host, eventData(), numbers(2))).status).toBe(200);
    expect((await create(host, eventData(), numbers(3))).status).toBe(400);
    expect(await invitedTo()).toEqual(numbers(2));
  });

  it.each([
    ['name', { eventName: 'Housewarming II' }],
    ['time', { eventDateTime: '2026-04-04T13:00:00.001Z' }],
    ['venue', { venue: 'Elsewhere' }],
    ['description', { description: 'Dinner' }],
    ['deadline', { inviteExpiryDate: '2026-04-02T18:29:59.999Z' }],
    [
      'questions',
      { rsvpQuestionnaire: [{ questionId: 'q_custom_1', questionText: 'Why?', type: 'text' }] },
    ],
  ])('an event with another %s is another event', async (_, changed) => {
    await create(host, eventData());
    await create(host, eventData(changed));
    expect(await rows()).toMatchObject({ events: 2, calendar: 2 });
  });

  it('an equal event of another host is another event', async () => {
    await create(host, eventData(), numbers(1));
    await create(other, eventData(), numbers(2));
    expect(await events(host)).toMatchObject([{ invitees: { length: 1 } }]);
    expect(await events(other)).toMatchObject([{ invitees: { length: 2 } }]);
  });
});

describe('Hosting: numbers with and without an account', () => {
  it('numbers with and without an account are invited with equal answers', async () => {
    const [known, unknown] = [guestNumber, '+918000000999'];
    const answers: string[] = [];
    for (const number of [known, unknown]) {
      const created = await create(host, eventData({ eventName: number }), [number]);
      const again = await create(host, eventData({ eventName: number }), [number]);
      const list = (await events(host)).filter(
        ({ eventName }: { eventName: string }) => eventName === number,
      );
      const texts = [created.status, await created.text(), again.status, await again.text()];
      const id = list[0].id;
      answers.push(JSON.stringify([texts, list]).replaceAll(id, 'id').replaceAll(number, 'number'));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).not.toContain(other.userID);
  });

  it('numbers with and without an account take equally many statements', async () => {
    const counts: number[] = [];
    for (const number of [guestNumber, '+918000000999']) {
      const creating = async () => {
        expect((await create(host, eventData(), [number])).status).toBe(200);
      };
      counts.push(await countStatements(creating));
      await backend.db.delete(hostedEvents);
    }
    expect(counts[0]).toBe(counts[1]);
  });

  it('an invitation of a number with an account is linked to it at once', async () => {
    await create(host, eventData(), [guestNumber, '+918000000999']);
    const rows = await backend.db.select().from(eventInvitations);
    expect(rows.map(({ mobileNumber, userId }) => [mobileNumber, userId])).toEqual([
      [guestNumber, other.userID],
      ['+918000000999', null],
    ]);
  });
});

describe('Hosting: refusals', () => {
  it.each([
    ['half a letter', { eventName: 'a\ud83c' }],
    ['half a letter in a question', { rsvpQuestionnaire: [half()] }],
    ['a letter that cannot be kept', { venue: 'a\0b' }],
  ])('an event with %s is refused in a sentence', async (_, changed) => {
    const response = await create(host, eventData(changed));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining('Please check') });
    expect(await rows()).toEqual({ events: 0, invitations: 0, calendar: 0 });
  });

  function half() {
    return { questionId: 'q_custom_1', questionText: 'Why\ud83c?', type: 'text' };
  }
});

describe('Hosting: rules of the tables', () => {
  it('the table holds an event of a host once, whatever the code does', async () => {
    await create(host, eventData());
    const [event] = await backend.db.select().from(hostedEvents);
    if (event === undefined) throw new Error('no event');
    const copy = { ...event, id: crypto.randomUUID() };
    await expect(backend.db.insert(hostedEvents).values(copy)).rejects.toThrow();
  });

  it('a calendar holds a hosted event once, and deleting the event deletes the entry', async () => {
    await create(host, eventData());
    const [entry] = await backend.db.select().from(calendarEvents);
    if (entry === undefined) throw new Error('no entry');
    const copy = { ...entry, id: crypto.randomUUID() };
    await expect(backend.db.insert(calendarEvents).values(copy)).rejects.toThrow();
    await backend.db.delete(hostedEvents);
    expect(await backend.db.select().from(calendarEvents)).toEqual([]);
  });
});

async function invitedTo(): Promise<string[]> {
  const [event] = await events(host);
  return event.invitees.map(({ mobile_number }: { mobile_number: string }) => mobile_number);
}

async function rows() {
  return {
    events: (await backend.db.select().from(hostedEvents)).length,
    invitations: (await backend.db.select().from(eventInvitations)).length,
    calendar: (await backend.db.select().from(calendarEvents)).length,
  };
}
