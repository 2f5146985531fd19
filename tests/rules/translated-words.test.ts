import { expect, it } from 'vitest';
import * as categoriesHi from '#domain/categories.texts.hi.ts';
import * as categoriesTe from '#domain/categories.texts.te.ts';
import { categories } from '#domain/categories.ts';
import * as eventHi from '#domain/event.texts.hi.ts';
import * as eventTe from '#domain/event.texts.te.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { fallbackLocation, locationText, noCity } from '#domain/session.ts';
import * as bookingHi from '../../src/views/service-booking/service-booking.texts.hi.ts';
import * as bookingTe from '../../src/views/service-booking/service-booking.texts.te.ts';

it('RSVP: the fixed question is asked in the app’s language, though the service keeps it in English', () => {
  expect(eventHi.inWords(attendingQuestion.questionText)).toBe('क्या आप आ पाएँगे?');
  expect(eventTe.inWords(attendingQuestion.questionText)).toBe('మీరు రాగలరా?');
});

it.each([eventHi, eventTe])(
  'RSVP: an organisation’s own wording of the first question stays as it was typed',
  (texts) => {
    expect(texts.inWords('Will you join us?')).toBe('Will you join us?');
  },
);

it('Place: an unknown part is kept in English and shown in the app’s language', () => {
  const unknown = { city: 'अनजान शहर', pincode: 'पता नहीं' };
  const ofCode = { city: noCity, pincode: '518301' };
  expect(locationText(ofCode, unknown)).toBe('अनजान शहर - 518301');
  expect(locationText(fallbackLocation, unknown)).toBe('Kurnool - पता नहीं');
});

it.each([categoriesHi, categoriesTe])(
  'Categories: each has a name of its own in the app’s language',
  ({ categoryName }) => {
    const names = categories.map(categoryName);
    expect(new Set(names).size).toBe(categories.length);
    expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  },
);

it('Services: a group of one is told as one person', () => {
  expect(bookingHi.people(1)).toBe('1 व्यक्ति');
  expect(bookingHi.peopleAtMost(1)).toBe('ज़्यादा से ज़्यादा 1 व्यक्ति');
  expect(bookingTe.people(1)).toBe('1 వ్యక్తి');
  expect(bookingTe.peopleAtMost(1)).toBe('గరిష్ఠంగా 1 వ్యక్తి');
  expect(bookingTe.peopleAtLeast(1)).toBe('కనీసం 1 వ్యక్తి');
});

it.each(['hi-IN', 'te-IN'])(
  'Words: a time in %s has Latin digits and am or pm, before which no line ends',
  (locale) => {
    const clock = new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    });
    const times = [0, 9, 12, 19].map((hour) => clock.format(Date.UTC(2026, 10, 20, hour, 5)));
    for (const time of times) expect(time).toMatch(/^\d\d:05\s[ap]m$/i);
  },
);
