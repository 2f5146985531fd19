import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Appointment, Task } from '#domain/calendar.ts';
import { EventData } from '#domain/event.ts';
import { leftToMend, toInviteeNumber } from '#domain/invitees.ts';
import { attendingQuestion } from '#domain/rsvp.ts';

const event = {
  eventName: 'Garba',
  eventDateTime: '2026-03-14T14:00:00.000Z',
  venue: 'Community hall',
  description: 'Dance with us.',
  inviteExpiryDate: '2026-03-12T18:29:59.999Z',
  rsvpQuestionnaire: [attendingQuestion],
};

describe('The data of a new event (§3.10)', () => {
  it('is accepted with its texts trimmed', () => {
    const spaced = {
      eventName: ' Garba ',
      venue: ' Community hall ',
      description: ' Dance with us. ',
    };
    expect(v.parse(EventData, { ...event, ...spaced })).toEqual(event);
  });

  it.each([
    ['eventName', '  '],
    ['eventName', 'a'.repeat(201)],
    ['eventDateTime', 'soon'],
    ['venue', ''],
    ['venue', 'a'.repeat(301)],
    ['description', ' '],
    ['description', 'a'.repeat(5_001)],
    ['inviteExpiryDate', undefined],
    ['rsvpQuestionnaire', null],
    ['rsvpQuestionnaire', Array.from({ length: 51 }, () => attendingQuestion)],
  ])('is refused with an invalid %s: %j', (field, value) => {
    expect(v.is(EventData, { ...event, [field]: value })).toBe(false);
  });
});

describe('An invitee', () => {
  it('can have a number of the country that is no mobile number', () => {
    expect(toInviteeNumber('12345678', 'IN')).toBe('+9112345678');
  });

  it('stays in the field when refused, up to 20,000 characters in all', () => {
    const [first, second] = ['1'.repeat(19_998), '22'];
    const added = { numbers: [], invalid: [first], repeated: ['7'], tooMany: [second] };
    expect(leftToMend(added)).toBe(`${first}, `);
    expect(leftToMend({ ...added, invalid: ['1'] })).toBe('1, 22');
  });
});

describe('A new calendar item (§3.6 to §3.8)', () => {
  const common = { user_id: 'asha', time_slot: event.eventDateTime, status: 'confirmed' };

  it('is accepted with its texts trimmed', () => {
    const appointment = { ...common, title: 'Dentist', service_provider: 'Dr Rao' };
    const spaced = { ...appointment, title: ' Dentist ', service_provider: ' Dr Rao ' };
    expect(v.parse(Appointment, spaced)).toEqual(appointment);
  });

  it('may have up to 5,000 characters of notes', () => {
    const isTask = (notes: unknown) => v.is(Task, { ...common, title: 'Rent', notes });
    expect(['', null, 'a'.repeat(5_000), 'a'.repeat(5_001)].map(isTask)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
