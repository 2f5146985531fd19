import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CalendarDraft, EntryForm, emptyEntry } from '#domain/calendar-entry.ts';
import { InviteesDraft, noInvitees } from '#domain/invitees.ts';
import { emptyNewEvent, NewEventDraft } from '#domain/new-event.ts';
import { PushWish } from '#domain/push.ts';
import { noDetails, RegistrationDraft } from '#domain/registration.ts';
import { emptySession } from '#domain/session.ts';
import { LoginDraft } from '#domain/sign-in.ts';

const mobileNumber = '+919876543210';
const login = { country: 'IN', typedNumber: '98765', mobileNumber: null, step: 'phone' };
const registration = { mobileNumber, details: noDetails, step: 'details' };
const wish = { choice: 'wanted', mobileNumber };

describe('what comes back from the device', () => {
  it.each([
    ['a login', LoginDraft, login],
    ['a login at its code', LoginDraft, { ...login, mobileNumber, step: 'code' }],
    ['a registration', RegistrationDraft, registration],
    ['a registration at its code', RegistrationDraft, { ...registration, step: 'code' }],
    ['a wish', PushWish, wish],
    ['a wish not yet said', PushWish, { ...wish, choice: 'undecided' }],
    ['a refusal', PushWish, { ...wish, choice: 'declined' }],
    ['a calendar', CalendarDraft, { day: '2026-03-09', adding: 'task' }],
    ['an entry', EntryForm, emptyEntry('2026-03-09')],
    ['invitees', InviteesDraft, { ...noInvitees, numbers: [mobileNumber] }],
    ['an event', NewEventDraft, emptyNewEvent],
    ['a calendar that adds nothing', CalendarDraft, { day: '2026-03-09', adding: null }],
  ])('as it was kept: %s', (_, schema: v.GenericSchema, kept) => {
    expect(v.parse(schema, kept)).toEqual(kept);
  });

  it.each([
    ['a country that is none', LoginDraft, { ...login, country: 'India' }],
    ['a country with more before it', LoginDraft, { ...login, country: '1IN' }],
    ['a country with more after it', LoginDraft, { ...login, country: 'INX' }],
    ['a country in small letters', LoginDraft, { ...login, country: 'in' }],
    ['an endless number', LoginDraft, { ...login, typedNumber: '9'.repeat(41) }],
    ['a step that is none', LoginDraft, { ...login, step: '' }],
    ['no step', RegistrationDraft, { ...registration, step: undefined }],
    ['an empty step', RegistrationDraft, { ...registration, step: '' }],
    [
      'an endless name',
      RegistrationDraft,
      { ...registration, details: { ...noDetails, fullName: 'a'.repeat(201) } },
    ],
    ['an empty wish', PushWish, { ...wish, choice: '' }],
    ['a wish of nobody', PushWish, { ...wish, mobileNumber: '' }],
    ['nothing of a wish', PushWish, {}],
    ['an endless entry', EntryForm, { ...emptyEntry('2026-03-09'), title: 'a'.repeat(201) }],
    ['an invitee who is none', InviteesDraft, { ...noInvitees, numbers: ['12'] }],
    ['no invitees', InviteesDraft, {}],
    ['an event without questions', NewEventDraft, { ...emptyNewEvent, questions: [] }],
    ['an endless question', NewEventDraft, { ...emptyNewEvent, questionText: 'a'.repeat(301) }],
    [
      'an endless venue',
      NewEventDraft,
      { ...emptyNewEvent, form: { ...emptyNewEvent.form, venue: 'a'.repeat(301) } },
    ],
    ['an item that is none', CalendarDraft, { day: '2026-03-09', adding: 'party' }],
    ['a day that is none', CalendarDraft, { day: '2026-02-30', adding: null }],
  ])('is none where it was changed to %s', (_, schema: v.GenericSchema, kept) => {
    expect(v.is(schema, kept)).toBe(false);
  });
});

it('a registration begins with nothing filled in and nothing agreed to', () => {
  expect(noDetails).toEqual({ fullName: '', dob: '', aadhaar: '', agreed: false });
});

it('an event begins with nobody invited', () => {
  expect(noInvitees).toEqual({ country: 'IN', text: '', numbers: [] });
});

it('a session that is none has nobody in it', () => {
  expect(emptySession).toEqual({
    userID: null,
    token: null,
    userLocation: null,
    isAuthenticated: false,
  });
});
