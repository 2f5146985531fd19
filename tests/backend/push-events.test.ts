// @vitest-environment node
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { pushMessages } from '../../backend/db/push-schema.ts';
import { closedOutbox } from '../../backend/push/outbox.ts';
import { createReminders } from '../../backend/push/reminders.ts';
import { defaultQuotas } from '../../backend/quotas/quotas.ts';
import type { Person } from '../../scripts/many-people.ts';
import { callsOf, send, setUpBackend } from './support/backend.ts';
import { eventData, hostingAt } from './support/hosting.ts';
import { invitationsAt, no, yes } from './support/invitations.ts';
import { openOutbox, pushAt } from './support/push.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const backend = setUpBackend({ outbox: openOutbox });
const { hostEvent, cancel, update } = hostingAt(backend);
const { respond, invited } = invitationsAt(backend);
const { addDevice, sendDue, remind, received, answers } = pushAt(backend);
const [hostNumber, guestNumber] = twoNumbers;
const otherNumber = '+919000012347';
const [host, guest] = setUpTwoPeople(backend);
let other: Person;

beforeEach(async () => {
  answers.clear();
  other = await backend.register(otherNumber);
  await addDevice(host, hostNumber, 'host');
  await addDevice(guest, guestNumber, 'guest');
});

describe('Push messages of an event (§22.150)', () => {
  it('an invitation comes once to a guest who has an account and a device, and to nobody else', async () => {
    const id = await hosted([guestNumber, otherNumber, hostNumber, '+919000099999']);
    const invitation = {
      token: 'guest',
      title: 'Housewarming',
      body: 'Ravi Teja has invited you. Please answer whether you can come.',
      path: `/event/${id}`,
    };
    expect(await sendDue()).toEqual([invitation]);
    expect(received[0]?.until).toEqual(new Date('2026-04-01T18:29:59.999Z'));
    await hosted([guestNumber, otherNumber, hostNumber, '+919000099999']);
    expect(await sendDue()).toEqual([]);
  });

  it('an invitation that was answered, taken back or cancelled before it was sent is not sent', async () => {
    const answered = await hosted([guestNumber], 'Answered');
    const takenBack = await hosted([guestNumber], 'Taken back');
    const cancelled = await hosted([guestNumber], 'Cancelled');
    await respond(guest, answered, yes);
    await update(host, takenBack, { eventData: eventData({ eventName: 'Taken back' }) });
    await respond(guest, cancelled, no);
    await cancel(host, cancelled);
    expect(await sendDue()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('a changed time is told as such, any other change in general, and one of the guests or the deadline not at all', async () => {
    const id = await hosted([guestNumber]);
    await sendDue();
    const edit = (changed: Record<string, unknown>, invitees = [guestNumber]) =>
      update(host, id, { eventData: eventData(changed), invitees });
    const inviteExpiryDate = '2026-03-30T18:29:59.999Z';
    await edit({ inviteExpiryDate }, [guestNumber, otherNumber]);
    expect(await sendDue()).toEqual([]);
    await edit({ inviteExpiryDate, venue: 'The lake' });
    expect(await bodies()).toEqual([
      'The host has changed this event. Please look at what is new.',
    ]);
    const eventDateTime = '2026-04-05T13:00:00.000Z';
    await edit({ inviteExpiryDate, venue: 'The lake', eventDateTime });
    expect(await bodies()).toEqual([
      'The time of this event has changed. Please look at the new one.',
    ]);
  });

  it('a newcomer of an edit is invited, a guest who said no hears nothing, and what was changed back is not told', async () => {
    const id = await hosted([guestNumber]);
    await respond(guest, id, no);
    await addDevice(other, otherNumber, 'other');
    const both = [guestNumber, otherNumber];
    await update(host, id, { eventData: eventData({ venue: 'The lake' }), invitees: both });
    const told = await sendDue();
    expect(told.map(({ token, body }) => [token, body])).toEqual([
      ['other', 'Ravi Teja has invited you. Please answer whether you can come.'],
    ]);
    await respond(other, id, yes);
    await update(host, id, { eventData: eventData({ venue: 'The hill' }), invitees: both });
    await update(host, id, { eventData: eventData({ venue: 'The lake' }), invitees: both });
    expect(await sendDue()).toEqual([]);
  });

  it('a person is told of so many changes of one host’s events within a day, and finds the others in the app', async () => {
    const quotas = { ...defaultQuotas, changesToldADay: 3 };
    const { update } = hostingAt(callsOf(backend.another({ outbox: openOutbox, quotas })));
    const first = await hosted([guestNumber], 'First');
    const second = await hosted([guestNumber], 'Second');
    const others = await hostEvent(other, [guestNumber], { eventName: 'Of another host' });
    await sendDue();
    const moveTo = async (venue: string, id: string, eventName: string, by = host) => {
      const wanted = { eventData: eventData({ eventName, venue }), invitees: [guestNumber] };
      expect((await update(by, id, wanted)).status).toBe(200);
      return (await sendDue()).length;
    };
    const told = [
      await moveTo('The lake', first, 'First'),
      await moveTo('The lake', second, 'Second'),
      await moveTo('The hill', second, 'Second'),
      await moveTo('The park', second, 'Second'),
      await moveTo('The hill', first, 'First'),
      await moveTo('The lake', others, 'Of another host', other),
    ];
    expect(told).toEqual([1, 1, 1, 0, 0, 1]);
    const places = (await invited(guest)).map(({ title, location }) => [title, location]);
    expect(Object.fromEntries(places)).toMatchObject({ First: 'The hill', Second: 'The park' });
    backend.moveClock(day);
    expect(await moveTo('The park', first, 'First')).toBe(1);
  });

  it('a guest who was told of a change since their answer is told as well when it is taken back', async () => {
    const id = await hosted([guestNumber]);
    await respond(guest, id, yes);
    const edit = (changed: Record<string, unknown>) =>
      update(host, id, { eventData: eventData(changed), invitees: [guestNumber] });
    const moved = 'The time of this event has changed. Please look at the new one.';
    await edit({ eventDateTime: '2026-04-05T13:00:00.000Z' });
    expect(await bodies()).toEqual([moved]);
    await edit({});
    expect(await bodies()).toEqual([moved]);
    await edit({ venue: 'The lake' });
    await edit({});
    expect(await bodies()).toEqual([]);
  });

  it('a device that could not be reached at first gets a change that another device has got', async () => {
    const id = await hosted([guestNumber]);
    await respond(guest, id, yes);
    await addDevice(await backend.logIn(guestNumber), guestNumber, 'tablet');
    answers.set('tablet', () => ({ kind: 'later', afterMs: 0, reason: '503 UNAVAILABLE' }));
    await update(host, id, {
      eventData: eventData({ venue: 'The lake' }),
      invitees: [guestNumber],
    });
    await sendDue();
    answers.clear();
    backend.moveClock(hour);
    expect((await sendDue()).map(({ token }) => token)).toEqual(['tablet']);
  });

  it('of several queued changes only the last one is sent', async () => {
    const id = await hosted([guestNumber]);
    await respond(guest, id, yes);
    for (const venue of ['The lake', 'The hill', 'The house'])
      await update(host, id, { eventData: eventData({ venue }), invitees: [guestNumber] });
    expect(await bodies()).toHaveLength(1);
  });

  it('a guest who has not answered hears what differs since the invitation: a time before a place, and nothing that was changed back', async () => {
    const id = await hosted([guestNumber]);
    await sendDue();
    const edit = (changed: Record<string, unknown>) =>
      update(host, id, { eventData: eventData(changed), invitees: [guestNumber] });
    const eventDateTime = '2026-04-05T13:00:00.000Z';
    await edit({ eventDateTime });
    await edit({});
    expect(await bodies()).toEqual([]);
    await edit({ eventDateTime });
    await edit({ eventDateTime, venue: 'The lake' });
    expect(await bodies()).toEqual([
      'The time of this event has changed. Please look at the new one.',
    ]);
  });

  it('a cancellation is told to the guests who have not said no, without the host’s sentence', async () => {
    const id = await hosted([guestNumber, otherNumber]);
    await addDevice(other, otherNumber, 'other');
    await respond(other, id, no);
    await sendDue();
    await cancel(host, id, 'We are ill.');
    await cancel(host, id, 'We are ill.');
    expect(await sendDue()).toEqual([
      {
        token: 'guest',
        title: 'Housewarming',
        body: 'The host has cancelled this event.',
        path: `/event/${id}`,
      },
    ]);
  });

  it.each([
    ['hi', 'Ravi Teja ने आपको बुलाया है। कृपया बताएँ कि आप आ पाएँगे या नहीं।'],
    ['te', 'Ravi Teja మిమ్మల్ని ఆహ్వానించారు. మీరు రాగలరో లేదో దయచేసి చెప్పండి.'],
  ])('a message is in the language that its recipient chose: %s', async (language, body) => {
    const choice = { user_id: guest.userID, language };
    await backend.post('/account/language', choice, { bearer: guest.token });
    await hosted([guestNumber]);
    expect(await bodies()).toEqual([body]);
  });

  it('a backend that sends no messages queues none', async () => {
    const body = { eventData: eventData(), invitees: [guestNumber], host_id: host.userID };
    const silent = backend.another({ outbox: closedOutbox });
    const answer = await send(silent, 'POST', '/create_event', body, { bearer: host.token });
    expect([answer.status, await waiting()]).toEqual([200, 0]);
  });
});

describe('Reminder of an event’s deadline (§22.152)', () => {
  const deadline = '2026-04-01T18:29:59.999Z';
  const lead = 30 * hour;

  it('comes at 18:00 of the day before to a guest who has not answered, once, and never to the host', async () => {
    const id = await hosted([guestNumber, otherNumber, hostNumber]);
    await addDevice(other, otherNumber, 'other');
    await respond(other, id, yes);
    await sendDue();
    backend.moveClockTo(deadline, -lead - 1);
    await remind();
    expect(await sendDue()).toEqual([]);
    backend.moveClockTo(deadline, -lead);
    await Promise.all([remind(), remind()]);
    expect(await sendDue()).toEqual([
      {
        token: 'guest',
        title: 'Housewarming',
        body: 'Ravi Teja is waiting for your answer. The time to answer is almost over.',
        path: `/event/${id}`,
      },
    ]);
    await remind();
    expect(await sendDue()).toEqual([]);
  });

  it.each([
    ['an answer', (id: string) => respond(guest, id, yes)],
    ['a cancellation', (id: string) => cancel(host, id)],
    [
      'a later deadline',
      (id: string) => {
        const later = eventData({ inviteExpiryDate: '2026-04-03T18:29:59.999Z' });
        return update(host, id, { eventData: later, invitees: [guestNumber] });
      },
    ],
  ])('%s takes a reminder away that waits to be sent', async (_, act) => {
    const id = await hosted([guestNumber]);
    await sendDue();
    backend.moveClockTo(deadline, -lead);
    await remind();
    await act(id);
    const told = await bodies();
    expect(told.filter((body) => body.includes('almost over'))).toEqual([]);
  });

  it('comes for a deadline that is moved away before it was sent, and then back', async () => {
    const id = await hosted([guestNumber]);
    await sendDue();
    backend.moveClockTo(deadline, -lead);
    await remind();
    const later = { inviteExpiryDate: '2026-04-03T18:29:59.999Z' };
    for (const [data, reminders] of [
      [later, 0],
      [{}, 1],
    ] as const) {
      await update(host, id, { eventData: eventData(data), invitees: [guestNumber] });
      await remind();
      expect(await bodies()).toHaveLength(reminders);
    }
  });

  it('comes once where the deadline is moved to less than its lead ahead of a backend that runs', async () => {
    const id = await hosted([guestNumber]);
    await sendDue();
    const queueReminders = createReminders(backend.db);
    backend.moveClockTo(deadline, -lead - day / 2);
    await queueReminders(backend.now());
    const sooner = eventData({ inviteExpiryDate: '2026-03-31T18:29:59.999Z' });
    backend.moveClock(hour);
    await update(host, id, { eventData: sooner, invitees: [guestNumber] });
    for (const reminders of [1, 0]) {
      backend.moveClock(hour);
      await queueReminders(backend.now());
      expect(await bodies()).toHaveLength(reminders);
    }
  });

  it('waits for a guest whom the host has had reminded of so many deadlines within a day: a host may move them again and again', async () => {
    const id = await hosted([guestNumber]);
    await hostEvent(other, [guestNumber], { eventName: 'Of another host' });
    await sendDue();
    backend.moveClockTo(deadline, -lead);
    const at = { createdAt: backend.now(), nextTryAt: backend.now(), settledAt: backend.now() };
    const sent = { userId: guest.userID, kind: 'deadline', subjectId: id, ...at } as const;
    const former = Array.from({ length: defaultQuotas.changesToldADay }, (_, index) => index);
    const reminders = former.map((index) => ({ ...sent, occasion: `${index}` }));
    await backend.db.insert(pushMessages).values(reminders);
    const reminded = async () => {
      await remind();
      return (await sendDue()).map(({ title }) => title);
    };
    expect(await reminded()).toEqual(['Of another host']);
    backend.moveClock(day);
    expect(await reminded()).toEqual(['Housewarming']);
  });

  it('does not come to a guest who was invited less than its lead before', async () => {
    backend.moveClockTo(deadline, -lead + hour);
    await hosted([guestNumber]);
    await sendDue();
    await remind();
    expect(await sendDue()).toEqual([]);
  });

  it('comes to everybody, however many are due at once: one statement queues 5,000 at the most', async () => {
    const id = await hosted([]);
    await inviteMany(id, 5_001);
    backend.moveClockTo(deadline, -lead);
    await createReminders(backend.db)(backend.now(), AbortSignal.abort());
    expect(await queuedTogether()).toEqual([]);
    await remind();
    expect(await queuedTogether()).toEqual([1, 5_000]);
  });
});

/** Invites so many people with a device each to an event. */
async function inviteMany(eventId: string, count: number): Promise<void> {
  const at = sql`${backend.now().toISOString()}::timestamptz`;
  await backend.db.execute(sql`
    with people as (
      insert into users (id, full_name, mobile_number, aadhaar_hash, date_of_birth, created_at)
      select gen_random_uuid(), 'Person', '+9180000' || 10000 + n, 'x', '1990-01-01', ${at}
      from generate_series(1, ${count}) as n returning id, mobile_number),
    devices as (
      insert into push_tokens (token_hash, token, user_id, saved_at)
      select mobile_number, mobile_number, id, ${at} from people)
    insert into event_invitations (event_id, mobile_number, user_id, invited_at)
    select ${eventId}, mobile_number, id, ${at} from people`);
}

/** How many messages each transaction has queued. */
async function queuedTogether(): Promise<number[]> {
  const written = sql`${pushMessages}.xmin::text`;
  const rows = await backend.db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(pushMessages)
    .groupBy(written);
  return rows.map(({ count }) => count).toSorted((a, b) => a - b);
}

function hosted(invitees: string[], eventName = 'Housewarming'): Promise<string> {
  return hostEvent(host, invitees, { eventName });
}

async function bodies(): Promise<string[]> {
  return (await sendDue()).map(({ body }) => body);
}

async function waiting(): Promise<number> {
  const rows = await backend.db.select().from(pushMessages);
  return rows.filter(({ settledAt }) => settledAt === null).length;
}
