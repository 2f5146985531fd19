import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Appointment, Task } from '#domain/calendar.ts';
import { EventData, Invitee } from '#domain/event.ts';
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

describe('an event to create (specification, 3)', () => {
  it('is taken as it was sent, with the spaces around its texts left out', () => {
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
  ])('is none with this for its %s: %j', (field, value) => {
    expect(v.is(EventData, { ...event, [field]: value })).toBe(false);
  });
});

describe('an invited person', () => {
  it('waits while nothing is said of them', () => {
    expect(v.parse(Invitee, { mobile_number: '+919876543210' })).toEqual({
      mobile_number: '+919876543210',
      response_status: 'pending',
      rsvpResponses: {},
    });
  });

  it('is taken by a number of the country that could be no mobile number', () => {
    expect(toInviteeNumber('12345678', 'IN')).toBe('+9112345678');
  });

  it('who needs mending stays in the field as far as that takes letters', () => {
    const [first, second] = ['1'.repeat(19_998), '22'];
    const added = { numbers: [], invalid: [first], repeated: ['7'], tooMany: [second] };
    expect(leftToMend(added)).toBe(`${first}, `);
    expect(leftToMend({ ...added, invalid: ['1'] })).toBe('1, 22');
  });
});

describe('an item of the calendar to create (specification, 3)', () => {
  const common = { user_id: 'asha', time_slot: event.eventDateTime, status: 'confirmed' };

  it('has its texts without the spaces around them', () => {
    const appointment = { ...common, title: 'Dentist', service_provider: 'Dr Rao' };
    const spaced = { ...appointment, title: ' Dentist ', service_provider: ' Dr Rao ' };
    expect(v.parse(Appointment, spaced)).toEqual(appointment);
  });

  it('may have notes of 5,000 letters', () => {
    const isTask = (notes: unknown) => v.is(Task, { ...common, title: 'Rent', notes });
    expect(['', null, 'a'.repeat(5_000), 'a'.repeat(5_001)].map(isTask)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
