// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { Invitee } from '#domain/event.ts';
import { answerOf } from '#domain/event-answers.ts';
import { eventInvitations, hostedEvents } from '../../backend/db/event-schema.ts';
import { users } from '../../backend/db/schema.ts';
import { seedGatherings } from '../../backend/seeds/gatherings/seed-gatherings.ts';
import { seed } from '../../backend/seeds/seed.ts';
import type { Person } from '../../scripts/many-people.ts';
import { aadhaarHashKey, demoNumber, setUpBackend } from './support/backend.ts';
import { everyRow } from './support/database.ts';
import { hostingAt } from './support/hosting.ts';
import { invitationsAt, yes } from './support/invitations.ts';

const day = 24 * 60 * 60 * 1000;
const backend = setUpBackend();
const { events, update } = hostingAt(backend);
const { invited, respond, calendar } = invitationsAt(backend);

// The turn of a year, a leap day, and the first and last moments of a day in Kurnool.
const moments = [
  '2026-01-01T00:00:00+05:30',
  '2026-02-28T23:59:59.999+05:30',
  '2028-02-29T08:00:00+05:30',
  '2026-11-20T14:00:00+05:30',
];

describe.each(moments)('Demonstration gatherings: the first start at %s', (text) => {
  const now = new Date(text);
  let asha: Person;

  beforeEach(async () => {
    backend.moveClockTo(now);
    await start();
    asha = await backend.logIn(demoNumber);
  });

  it('Asha’s event to come has guests with names, sums to add up, and one guest who has not answered', async () => {
    const [event] = (await events(asha)).filter(isToCome);
    const guests: Invitee[] = event.invitees;
    expect(guests.map((guest) => [guest.name ?? null, answerOf(guest)])).toEqual([
      ['Padmaja Rao', 'accepted'],
      ['Venkatesh Naidu', 'accepted'],
      ['Meher Sultana', 'rejected'],
      [null, 'waiting'],
    ]);
    expect(event.rsvpQuestionnaire.map(({ type }: { type: string }) => type)).toContain('number');
    expect([event.can_edit, Date.parse(event.eventDateTime) > now.getTime() + 7 * day]).toEqual([
      true,
      true,
    ]);
  });

  it('the row of Asha’s event that is over leads from the calendar to its answers', async () => {
    const [over] = (await events(asha)).filter((event: Dated) => !isToCome(event));
    expect(over.invitees.map(answerOf)).not.toContain('waiting');
    expect(await statusOf(over.id)).toBe('Hosting');
  });

  it('an invitation that Asha has accepted was moved since, tells its former time, and can be answered anew', async () => {
    const moved = (await invited(asha)).find(({ changed }) => changed);
    expect(moved?.changed?.map(({ field }) => field)).toEqual(['time']);
    const former = Date.parse(moved?.changed?.[0]?.former ?? '');
    expect(Date.parse(moved?.date ?? '') - former).toBeGreaterThan(day);
    expect(moved?.rsvpResponses).toMatchObject(yes);
    expect(await statusOf(moved?.event_id)).toBe('Time changed');
    expect((await respond(asha, moved?.event_id ?? '', yes)).status).toBe(200);
    expect(await statusOf(moved?.event_id)).toBe('Accepted');
  });

  it('an invitation that Asha has accepted was cancelled since, with a sentence of its host', async () => {
    const cancelled = (await invited(asha)).find(({ cancelled_at }) => cancelled_at);
    expect(cancelled?.cancel_message).toMatch(/^The river/);
    expect(Date.parse(cancelled?.cancelled_at ?? '')).toBeLessThan(now.getTime());
    expect(await statusOf(cancelled?.event_id)).toBe('Cancelled');
  });

  it('accounts are older than what their people did, and all of it was before now', async () => {
    const people = await backend.db.select().from(users);
    const since = Math.max(...people.map(({ createdAt }) => createdAt.getTime()));
    const rows = await backend.db.select().from(eventInvitations);
    const hosted = await backend.db.select().from(hostedEvents);
    const instants = [
      ...rows.flatMap(({ invitedAt, respondedAt }) => [invitedAt, respondedAt ?? []]),
      ...hosted.flatMap(({ createdAt, cancelledAt }) => [createdAt, cancelledAt ?? []]),
    ].flat();
    for (const instant of instants) {
      expect(instant.getTime()).toBeGreaterThan(since);
      expect(instant.getTime()).toBeLessThan(now.getTime());
    }
  });

  it('later starts change nothing, whatever Asha has made of it', async () => {
    const [event] = (await events(asha)).filter(isToCome);
    const { id, version, invitees, ...eventData } = event;
    const wanted = { eventData: { ...eventData, eventName: 'Dinner' }, invitees: [], version };
    expect((await update(asha, id, wanted)).status).toBe(200);
    const before = await everyRow(backend.db);
    backend.moveClock(40 * day);
    await start();
    expect(await everyRow(backend.db)).toEqual(before);
  });

  it('once Asha has deleted the account, the next start makes it anew and leaves the events of the neighbours alone', async () => {
    const { userID: user_id, token: bearer } = asha;
    const body = { user_id, proof: backend.proof(demoNumber) };
    expect((await backend.post('/account/delete', body, { bearer })).status).toBe(200);
    const before = await backend.db.select().from(hostedEvents);
    await seed(backend.db, aadhaarHashKey, backend.now());
    await start();
    expect(await events(await backend.logIn(demoNumber))).toEqual([]);
    expect(await backend.db.select().from(hostedEvents)).toEqual(before);
  });

  function isToCome({ eventDateTime }: Dated): boolean {
    return Date.parse(eventDateTime) > now.getTime();
  }

  async function statusOf(eventId: string | undefined): Promise<string | undefined> {
    const rows = Object.values<CalendarRow[]>(await calendar(asha)).flat();
    return rows.find(({ event_id }) => event_id === eventId)?.status;
  }
});

interface Dated {
  readonly eventDateTime: string;
}

interface CalendarRow {
  readonly status: string;
  readonly event_id?: string;
}

function start(): Promise<void> {
  return seedGatherings(backend.db, aadhaarHashKey, backend.now());
}
