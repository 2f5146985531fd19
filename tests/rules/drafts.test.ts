import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CalendarDraft, EntryForm, emptyEntry } from '#domain/calendar-entry.ts';
import { InviteesDraft, noInvitees } from '#domain/invitees.ts';
import { emptyNewEvent, NewEventDraft } from '#domain/new-event.ts';
import { PushWish } from '#domain/push.ts';
import { noDetails, RegistrationDraft } from '#domain/registration.ts';
import { LoginDraft } from '#domain/sign-in.ts';

const mobileNumber = '+919876543210';
const login = { country: 'IN', typedNumber: '98765', mobileNumber: null, step: 'phone' };
const { aadhaar: _, ...keptDetails } = noDetails;
const registration = { details: keptDetails, hadAadhaar: false };
const wish = { choice: 'wanted', mobileNumber };

const former = { id: 'a', can_edit: true, title: 'Rent', time_slot: '2026-03-09T04:00:00Z' };

describe('Drafts stored on the device', () => {
  it('written before entries could be changed are read', () => {
    const kept = { day: '2026-03-09', adding: 'task' };
    expect(v.parse(CalendarDraft, kept)).toEqual({ ...kept, former: null });
  });

  it.each([
    ['a login', LoginDraft, login],
    ['a login at its code', LoginDraft, { ...login, mobileNumber, step: 'code' }],
    ['a registration', RegistrationDraft, registration],
    ['a registration with digits', RegistrationDraft, { ...registration, hadAadhaar: true }],
    ['a wish for push messages', PushWish, wish],
    ['an undecided wish for push messages', PushWish, { ...wish, choice: 'undecided' }],
    ['a refusal of push messages', PushWish, { ...wish, choice: 'declined' }],
    ['a calendar with an open form', CalendarDraft, { day: '2026-03-09', adding: 'task', former }],
    ['a calendar entry', EntryForm, emptyEntry('2026-03-09')],
    ['invitees', InviteesDraft, { ...noInvitees, numbers: [mobileNumber] }],
    ['an event', NewEventDraft, emptyNewEvent],
    [
      'a calendar without an open form',
      CalendarDraft,
      { day: '2026-03-09', adding: null, former: null },
    ],
  ])('are read as they were stored: %s', (_, schema: v.GenericSchema, kept) => {
    expect(v.parse(schema, kept)).toEqual(kept);
  });

  it.each([
    ['a country that is no code', LoginDraft, { ...login, country: 'India' }],
    ['a country code with a character before it', LoginDraft, { ...login, country: '1IN' }],
    ['a country code with a character after it', LoginDraft, { ...login, country: 'INX' }],
    ['a country code in small letters', LoginDraft, { ...login, country: 'in' }],
    ['a number of 101 characters', LoginDraft, { ...login, typedNumber: '9'.repeat(101) }],
    ['a login with an empty step', LoginDraft, { ...login, step: '' }],
    ['a registration without details', RegistrationDraft, { hadAadhaar: false }],
    [
      'a name of 201 characters',
      RegistrationDraft,
      { ...registration, details: { ...keptDetails, fullName: 'a'.repeat(201) } },
    ],
    ['an empty wish for push messages', PushWish, { ...wish, choice: '' }],
    ['a wish for push messages without a number', PushWish, { ...wish, mobileNumber: '' }],
    ['a wish for push messages without fields', PushWish, {}],
    ['an invitee with an invalid number', InviteesDraft, { ...noInvitees, numbers: ['12'] }],
    ['invitees without fields', InviteesDraft, {}],
    ['an event without questions', NewEventDraft, { ...emptyNewEvent, questions: [] }],
    [
      'a calendar with an unknown kind of form',
      CalendarDraft,
      { day: '2026-03-09', adding: 'party' },
    ],
    [
      'a calendar with a day that does not exist',
      CalendarDraft,
      { day: '2026-02-30', adding: null },
    ],
  ])('count as absent when they hold %s', (_, schema: v.GenericSchema, kept) => {
    expect(v.is(schema, kept)).toBe(false);
  });
});
