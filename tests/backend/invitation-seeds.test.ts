// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { isAnswered, pillOf } from '#domain/invitation.ts';
import { calendarEvents } from '../../backend/db/calendar-schema.ts';
import { eventInvitations, hostedEvents } from '../../backend/db/event-schema.ts';
import { organisationInvitations } from '../../backend/db/member-schema.ts';
import { seedCalendar } from '../../backend/seeds/calendar/seed-calendar.ts';
import { hosts } from '../../backend/seeds/invitations/hosts.ts';
import { invitedEvents } from '../../backend/seeds/invitations/invited-events.ts';
import { seedInvitations } from '../../backend/seeds/invitations/seed-invitations.ts';
import { aadhaarHashKey, demoNumber, setUpBackend } from './support/backend.ts';
import { everyRow } from './support/database.ts';
import { hostingAt } from './support/hosting.ts';
import { invitationsAt, no, yes } from './support/invitations.ts';
import { twoNumbers } from './support/two-people.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const backend = setUpBackend();
const { events } = hostingAt(backend);
const {
  respond,
  join,
  invited,
  asked,
  calendar,
  organisations: organisationsOf,
} = invitationsAt(backend);
const breakfast = 'Sunday breakfast by the Tungabhadra, newcomers welcome';
const readers = 'Kurnool Readers’ House';

// The turn of a year, a leap day, the ends of days in Kurnool and in UTC, and days of each rhythm.
const moments = [
  '2026-01-01T00:00:00+05:30',
  '2026-02-28T23:59:59.999+05:30',
  '2026-03-14T14:30:00+05:30',
  '2026-03-15T00:00:00+05:30',
  '2026-05-08T23:59:59.999+05:30',
  '2026-11-21T05:29:59.999+05:30',
  '2026-12-31T23:59:59+05:30',
  '2028-02-29T08:00:00+05:30',
  '2025-06-30T09:00:00+05:30',
].map((text) => new Date(text));

describe.each(moments.map((now) => [now.toISOString(), now] as const))(
  'Demonstration invitations: the first start at %s',
  (_, now) => {
    beforeEach(async () => {
      backend.moveClockTo(now);
      await start(now);
    });

    it('Asha has invitations to events: open, soon to expire, accepted and declined, each with its host and a description', async () => {
      const list = await invited(await backend.logIn(demoNumber));
      expect(list).toHaveLength(6);
      const names = Object.values(hosts).map(({ full_name }) => full_name);
      for (const { host_name, description } of list) {
        expect(names).toContain(host_name);
        expect(description).toMatch(/./);
      }
      for (const { date, inviteExpiryDate } of list) {
        expect(Date.parse(inviteExpiryDate ?? '') - now.getTime()).toBeGreaterThanOrEqual(
          12 * hour,
        );
        expect(Date.parse(inviteExpiryDate ?? '')).toBeLessThan(Date.parse(date ?? ''));
      }
      const pills = list.filter(isAnswered);
      expect(pills.map(({ rsvpResponses }) => pillOf(rsvpResponses ?? {})).sort()).toEqual([
        'accepted',
        'rejected',
      ]);
      const soon = list.filter(
        ({ inviteExpiryDate }) => Date.parse(inviteExpiryDate ?? '') - now.getTime() <= 60 * hour,
      );
      expect(soon.map(({ response_status }) => response_status)).toEqual(['pending']);
      const kinds = list.map(({ rsvpQuestionnaire }) => rsvpQuestionnaire?.map(({ type }) => type));
      expect(kinds).toContainEqual(['boolean']);
      expect(kinds).toContainEqual(['boolean', 'number', 'text', 'boolean']);
    });

    it('Asha has invitations of organisations: open, soon to expire, expired, and the one for everyone', async () => {
      const list = await asked(await backend.logIn(demoNumber));
      const left = (name: string) => {
        const found = list.find(({ org_name }) => org_name === name);
        return (Date.parse(found?.inviteExpiryDate ?? '') - now.getTime()) / hour;
      };
      expect(list.map(({ response_status }) => response_status)).toEqual(Array(4).fill('pending'));
      expect(left('Nallamala Trekkers')).toBeGreaterThanOrEqual(72);
      expect(left('Tungabhadra Rowing Club')).toBeGreaterThanOrEqual(12);
      expect(left('Tungabhadra Rowing Club')).toBeLessThanOrEqual(60);
      expect(left('Gadwal Zari Weavers’ Guild')).toBeLessThan(0);
      expect(left(readers)).toBeGreaterThanOrEqual(14 * 24);
    });

    it('each new person has one event and one organisation to answer within two weeks', async () => {
      const [first, second] = twoNumbers;
      const old = await backend.register(first);
      await start(now);
      const fresh = await backend.register(second);
      for (const person of [old, fresh]) {
        const [event, ...otherEvents] = await invited(person);
        const [organisation, ...otherOrganisations] = await asked(person);
        expect([event?.title, otherEvents]).toEqual([breakfast, []]);
        expect([organisation?.org_name, otherOrganisations]).toEqual([readers, []]);
        for (const invitation of [event, organisation]) {
          const deadline = Date.parse(invitation?.inviteExpiryDate ?? '');
          expect(deadline - now.getTime()).toBeGreaterThanOrEqual(14 * day);
        }
        expect((await respond(person, event?.event_id ?? '', yes)).status).toBe(200);
        expect((await join(person, organisation?.org_id ?? '', yes)).status).toBe(200);
        expect(await organisationsOf(person)).toEqual(['Kurnool Commons', readers]);
      }
    });

    it('all seeded events and answers date from before now', async () => {
      for (const row of await backend.db.select().from(hostedEvents)) {
        expect(row.createdAt < now).toBe(true);
      }
      for (const { invitedAt, respondedAt } of await backend.db.select().from(eventInvitations)) {
        expect(invitedAt <= now && (respondedAt === null || respondedAt < now)).toBe(true);
      }
    });

    it('a second start changes nothing', async () => {
      await backend.register(twoNumbers[0]);
      await start(now);
      const before = await everyRow(backend.db);
      await start(now);
      await start(now);
      expect(await everyRow(backend.db)).toEqual(before);
    });
  },
);

describe('Demonstration invitations: a start every day for two months', () => {
  it('one event stays open to everyone, and Asha always has something to answer', async () => {
    const first = new Date('2026-03-14T09:00:00+05:30');
    for (let passed = 0; passed < 60; passed += 1) {
      const now = new Date(first.getTime() + passed * day);
      await start(now);
      const rows = await backend.db.select().from(hostedEvents);
      const open = rows.filter(({ isOpenToEveryone }) => isOpenToEveryone);
      expect(open).toHaveLength(1);
      expect((open[0]?.inviteExpiryDate.getTime() ?? 0) - now.getTime()).toBeGreaterThan(14 * day);
    }
    expect(
      new Set((await backend.db.select().from(hostedEvents)).map(({ fingerprint }) => fingerprint))
        .size,
    ).toBe((await backend.db.select().from(hostedEvents)).length);
    expect(await backend.db.select().from(organisationInvitations)).toHaveLength(3 + 4);
  });
});

describe('Demonstration invitations: data that a start preserves', () => {
  beforeEach(() => start(backend.now()));

  it('Asha’s answers stay, in the lists and in the calendar', async () => {
    const asha = await backend.logIn(demoNumber);
    for (const { event_id, response_status } of await invited(asha)) {
      await respond(asha, event_id, response_status === 'accepted' ? no : yes);
    }
    await join(asha, 'nallamala-trekkers', yes);
    const before = [await invited(asha), await asked(asha), await calendar(asha)];
    await start(backend.now());
    expect([await invited(asha), await asked(asha), await calendar(asha)]).toEqual(before);
  });

  it('an organisation invites Asha again after its deadline, unless she answered', async () => {
    const asha = await backend.logIn(demoNumber);
    await join(asha, 'tungabhadra-rowers', no);
    backend.moveClock(20 * day);
    await start(backend.now());
    const list = await asked(await backend.logIn(demoNumber));
    const of = (id: string) => list.find(({ org_id }) => org_id === id);
    expect(of('nallamala-trekkers')?.inviteExpiryDate).toSatisfy(
      (text: string) => Date.parse(text) > backend.now().getTime(),
    );
    expect(of('tungabhadra-rowers')?.inviteExpiryDate).toSatisfy(
      (text: string) => Date.parse(text) < backend.now().getTime(),
    );
  });
});

describe('Demonstration invitations: events of other hosts', () => {
  beforeEach(() => start(backend.now()));

  it('events are in Asha’s calendar only if she accepted them', async () => {
    const asha = await backend.logIn(demoNumber);
    const rows = await backend.db.select().from(calendarEvents);
    const accepted = rows.filter(
      ({ userId, status }) => userId === asha.userID && status === 'Accepted',
    );
    expect(accepted.map(({ title, invitees }) => [title, invitees])).toEqual([
      ['Meghana’s Kuchipudi arangetram', 'Hosted by Sravani Kumari'],
    ]);
  });

  it('events are in their hosts’ lists, with answers that fit their questions', async () => {
    for (const { mobile_number } of Object.values(hosts)) {
      for (const { rsvpQuestionnaire, invitees } of await events(
        await backend.logIn(mobile_number),
      )) {
        for (const { rsvpResponses } of invitees) {
          for (const [id, answer] of Object.entries(rsvpResponses)) {
            const question = rsvpQuestionnaire.find(
              ({ questionId }: { questionId: string }) => questionId === id,
            );
            expect(typeof answer).toBe(question.type === 'text' ? 'string' : question.type);
          }
        }
      }
    }
  });

  it('events invite unassigned numbers beside Asha’s', () => {
    const all = invitedEvents.flatMap(({ inTurn }) => inTurn.flatMap(({ guests }) => guests));
    for (const { mobileNumber } of all) {
      expect(mobileNumber === demoNumber || /^\+9190000\d{5}$/.test(mobileNumber)).toBe(true);
    }
    for (const { mobile_number } of Object.values(hosts))
      expect(mobile_number).toMatch(/^\+9190000\d{5}$/);
  });

  it('one event has a long title in Telugu', () => {
    const titles = invitedEvents.flatMap(({ inTurn }) => inTurn.map(({ eventName }) => eventName));
    expect(titles.some((title) => /^[\u0c00-\u0c7f ,]{80,200}$/.test(title))).toBe(true);
  });

  it('the organisations have trees of their own', async () => {
    const asha = await backend.logIn(demoNumber);
    for (const { org_id, org_name } of await asked(asha)) {
      await join(asha, org_id, yes);
      const isOver = org_name.startsWith('Gadwal');
      expect((await organisationsOf(asha)).includes(org_name)).toBe(!isOver);
    }
  });
});

async function start(now: Date): Promise<void> {
  await seedCalendar(backend.db, now);
  await seedInvitations(backend.db, aadhaarHashKey, now);
}
