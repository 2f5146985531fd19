// @vitest-environment node
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { attendingQuestion, type RsvpQuestion } from '#domain/rsvp.ts';
import { organisationInvitations } from '../../backend/db/member-schema.ts';
import { organisationMembers } from '../../backend/db/organisation-schema.ts';
import { setUpBackend } from './support/backend.ts';
import { ask, invitationsAt, no, told, yes } from './support/invitations.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const works = 'rayalaseema-works';
const backend = setUpBackend();
const { join, asked, organisations: organisationsOf } = invitationsAt(backend);
const [guestNumber, otherNumber] = twoNumbers;
const missing = { error: 'Please answer whether you will attend.' };
const expired = { error: 'RSVP period has expired for this organization.' };
const noSuch = { error: 'You have no such invitation.' };
const own: RsvpQuestion = { questionId: 'q_custom_1', questionText: 'How often?', type: 'number' };
const [guest, other] = setUpTwoPeople(backend);

describe('Invitations to organisations: the list of a person', () => {
  it('an invitation has all that an answer needs', async () => {
    const rsvpQuestionnaire = [{ ...attendingQuestion, questionText: 'Will you join?' }, own];
    await ask(backend.db, works, guestNumber, { userId: guest.userID, rsvpQuestionnaire });
    expect(await asked(guest)).toEqual([
      {
        org_id: works,
        org_name: 'Rayalaseema Works',
        response_status: 'pending',
        inviteExpiryDate: '2026-04-01T18:29:59.999Z',
        rsvpQuestionnaire,
        rsvpResponses: {},
      },
    ]);
  });

  it('the first question is about attendance, even if the organisation did not ask it', async () => {
    await ask(backend.db, works, guestNumber, { rsvpQuestionnaire: [own] });
    expect(await asked(guest)).toMatchObject([{ rsvpQuestionnaire: [attendingQuestion, own] }]);
    expect((await join(guest, works, { ...yes, q_custom_1: 2 })).status).toBe(200);
  });

  it('only the invited person sees an invitation', async () => {
    await ask(backend.db, works, otherNumber, { userId: other.userID });
    await ask(backend.db, 'konda-heights', '+919000012399');
    expect(await asked(guest)).toEqual([]);
    expect(await asked(other)).toHaveLength(1);
  });
});

describe('Invitations to organisations: answering', () => {
  beforeEach(() => ask(backend.db, works, guestNumber, { rsvpQuestionnaire: [own] }));

  it('accepting makes a member, who sees the organisation’s tree from then on', async () => {
    expect(await organisationsOf(guest)).toEqual(['Kurnool Commons']);
    expect(await told(join(guest, works, { ...yes, q_custom_1: 2 }))).toEqual([200, {}]);
    expect(await organisationsOf(guest)).toEqual(['Kurnool Commons', 'Rayalaseema Works']);
    const seen = await backend.get('/resource/works-test-lab', { bearer: guest.token });
    expect(seen.status).toBe(200);
    expect(await organisationsOf(other)).toEqual(['Kurnool Commons']);
    expect(await row()).toMatchObject({
      userId: guest.userID,
      responseStatus: 'responded',
      responses: { ...yes, q_custom_1: 2 },
      respondedAt: backend.now(),
    });
  });

  it('declining before the deadline ends a membership that began by accepting', async () => {
    await join(guest, works, yes);
    await join(guest, works, { ...yes, q_custom_1: 2 });
    await join(guest, works, no);
    expect(await organisationsOf(guest)).toEqual(['Kurnool Commons']);
    expect(await row()).toMatchObject({ responses: no });
    await join(guest, works, no);
    await join(guest, works, yes);
    expect(await organisationsOf(guest)).toEqual(['Kurnool Commons', 'Rayalaseema Works']);
  });

  it('accepting and declining leave an earlier membership unchanged', async () => {
    const member = { organisationId: works, userId: guest.userID };
    await backend.db.insert(organisationMembers).values(member);
    for (const answer of [no, yes, no]) await join(guest, works, answer);
    expect(await organisationsOf(guest)).toContain('Rayalaseema Works');
  });

  it('declining ends only the person’s own membership', async () => {
    await ask(backend.db, works, otherNumber);
    await join(other, works, yes);
    await join(guest, works, yes);
    await join(guest, works, no);
    expect(await organisationsOf(other)).toContain('Rayalaseema Works');
  });

  it('an answer and its membership are stored together or not at all', async () => {
    await backend.db.execute(sql`alter table organisation_members rename to gone`);
    const refused = await join(guest, works, yes);
    await backend.db.execute(sql`alter table gone rename to organisation_members`);
    expect(refused.status).toBe(500);
    expect(await row()).toMatchObject({ responseStatus: 'pending', responses: {} });
  });

  it('an answer without a yes or no is refused in the words for organisations', async () => {
    for (const responses of [{}, { q_custom_1: 2 }, { q_attending: 'yes' }]) {
      expect(await told(join(guest, works, responses))).toEqual([400, missing]);
    }
    expect(await organisationsOf(guest)).toEqual(['Kurnool Commons']);
  });

  it('an answer that does not fit a question is refused in a sentence that names the question', async () => {
    expect(await told(join(guest, works, { ...yes, q_custom_1: 'often' }))).toEqual([
      400,
      { error: 'Please answer with a number: How often?' },
    ]);
    expect((await join(guest, works, { ...yes, q_custom_2: 1 })).status).toBe(400);
    expect(await row()).toMatchObject({ responseStatus: 'pending' });
  });

  it('an answer is accepted up to the millisecond of the deadline and refused after it', async () => {
    backend.moveClockTo('2026-04-01T18:29:59.999Z');
    expect((await join(guest, works, yes)).status).toBe(200);
    backend.moveClock(1);
    expect(await told(join(guest, works, no))).toEqual([410, expired]);
    expect(await organisationsOf(guest)).toContain('Rayalaseema Works');
  });

  it('only the invited person can answer, and other people learn nothing about the invitation', async () => {
    expect(await told(join(other, works, yes))).toEqual([404, noSuch]);
    for (const id of ['konda-heights', 'nothing', "' or 1=1 --", 'x'.repeat(200)]) {
      expect(await told(join(other, id, yes)), id).toEqual([404, noSuch]);
    }
    expect(await organisationsOf(other)).toEqual(['Kurnool Commons']);
  });

  it('parallel acceptance and refusal leave a member only if the stored answer is yes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const presses = Array.from({ length: 24 }, (_, index) =>
        join(guest, works, (index + round) % 2 === 0 ? yes : no),
      );
      const statuses = (await Promise.all(presses)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const isYes = (await row())?.responses.q_attending === true;
      expect((await organisationsOf(guest)).includes('Rayalaseema Works')).toBe(isYes);
    }
  });
});

async function row() {
  const rows = await backend.db.select().from(organisationInvitations);
  return rows.find(({ mobileNumber }) => mobileNumber === guestNumber);
}
