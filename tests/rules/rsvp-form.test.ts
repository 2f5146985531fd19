import { describe, expect, it } from 'vitest';
import type { InvitedEvent, MemberInvite } from '#domain/invitation.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { askedOf, formOf, isNews, isOfFormerTime, renewed } from '#domain/rsvp-form.ts';

const zone = 'Asia/Kolkata';
const former = '2026-03-14T14:00:00.000Z';
const later = '2026-03-15T14:00:00.000Z';
const invitation = {
  response_status: 'pending',
  inviteExpiryDate: '2026-03-12',
  rsvpQuestionnaire: [],
  rsvpResponses: {},
};
const garba: InvitedEvent = { ...invitation, event_id: 'garba', title: 'Garba', date: former };
const trust: MemberInvite = { ...invitation, org_id: 'trust', org_name: 'Trust' };
const yes = { q_attending: true };
const answeredGarba: InvitedEvent = { ...garba, response_status: 'responded', rsvpResponses: yes };

describe('What an invitation asks (§22.57, §22.58)', () => {
  it('RSVP form: an event’s invitation tells its time, its version and what has changed, as far as the service does', () => {
    const asked = {
      questions: [attendingQuestion],
      deadline: Date.parse('2026-03-12T18:29:59.999Z'),
    };
    expect(askedOf(garba, zone)).toEqual({
      ...asked,
      date: former,
      version: null,
      changed: [],
      told: null,
    });
    const changed = [{ field: 'time' as const, former }];
    expect(askedOf({ ...garba, version: 0, changed }, zone)).toMatchObject({ version: 0, changed });
    expect(askedOf(answeredGarba, zone)).toMatchObject({ told: yes });
    expect(askedOf(trust, zone)).toEqual({
      ...asked,
      date: null,
      version: null,
      changed: [],
      told: null,
    });
  });

  it('RSVP form: an invitation is news if anything of it differs from the form', () => {
    const form = formOf(askedOf(garba, zone), null);
    expect(isNews(form, askedOf(garba, zone))).toBe(false);
    for (const more of [
      { date: later },
      { version: 1 },
      { inviteExpiryDate: '2026-03-13' },
      { rsvpQuestionnaire: [{ questionId: 'a', questionText: 'A?', type: 'text' as const }] },
    ]) {
      expect(isNews(form, askedOf({ ...garba, ...more }, zone))).toBe(true);
    }
    const answered = formOf(askedOf(answeredGarba, zone), null);
    const changed = [{ field: 'venue' as const, former: 'Hall' }];
    expect(isNews(answered, askedOf(answeredGarba, zone))).toBe(false);
    expect(isNews(answered, askedOf({ ...answeredGarba, changed }, zone))).toBe(true);
    expect(isNews(form, askedOf(answeredGarba, zone))).toBe(true);
  });

  it('RSVP form: an answer is of a former time only if the time has changed since', () => {
    const changed = [{ field: 'time' as const, former }];
    const asked = askedOf({ ...garba, date: later, changed }, zone);
    expect(isOfFormerTime(formOf({ ...asked, told: yes }, null))).toBe(true);
    expect(isOfFormerTime(formOf(asked, null))).toBe(false);
    expect(isOfFormerTime(formOf(askedOf(answeredGarba, zone), null))).toBe(false);
  });

  it('RSVP form: an invitation that tells no time is not said to have moved', () => {
    const form = formOf(askedOf({ ...garba, date: null }, zone), null);
    expect(renewed(form, askedOf(garba, zone), false).changed).toEqual([]);
    const known = formOf(askedOf(garba, zone), null);
    expect(renewed(known, askedOf({ ...garba, date: null }, zone), false).changed).toEqual([]);
  });
});
