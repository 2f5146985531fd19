import { expect, it } from 'vitest';
import * as bookingHi from '#domain/booking.texts.hi.ts';
import * as bookingTe from '#domain/booking.texts.te.ts';
import * as booking from '#domain/booking.texts.ts';
import * as listHi from '#domain/text-list.texts.hi.ts';
import * as listTe from '#domain/text-list.texts.te.ts';
import * as list from '#domain/text-list.texts.ts';
import { en } from '../../backend/languages/en.ts';
import { hi } from '../../backend/languages/hi.ts';
import { te } from '../../backend/languages/te.ts';
import * as resourceTe from '../../src/views/resource-booking/resource-booking.texts.te.ts';

const app = {
  en: sentencesIn({ list, booking }),
  hi: sentencesIn({ list: listHi, booking: bookingHi }),
  te: sentencesIn({ list: listTe, booking: bookingTe }),
};
const service = { en: sentencesIn(en), hi: sentencesIn(hi), te: sentencesIn(te) };
/** What the service says to the letter as the app does, by both names. */
const both = Object.entries(service.en).flatMap(([answer, sentence]) =>
  Object.keys(app.en)
    .filter((name) => app.en[name] === sentence)
    .map((name) => ({ answer, name, sentence })),
);

it.each(both)(
  'Languages: the service translates ‘$sentence’ as the app does',
  ({ answer, name }) => {
    expect(service.hi[answer]).toBe(app.hi[name]);
    expect(service.te[answer]).toBe(app.te[name]);
  },
);

it('Languages: the refusals that service and app share are those of the specification, and one of a booking', () => {
  expect(both.map(({ answer }) => answer)).toEqual([
    '/bookingIsCancelled',
    '/tooManyInvitees',
    '/eventExpired',
    '/organisationExpired',
    '/eventAttendanceMissing',
    '/organisationAttendanceMissing',
  ]);
});

it('Languages: in Telugu a day that cannot be chosen is not called by the word for today', () => {
  const { tooSoon, tooClose } = te.notFree;
  const refusals = [listTe.dayOver.split('.')[0], tooSoon, tooClose];
  expect(refusals.filter((said) => said?.includes('ఈ రోజు'))).toEqual([]);
});

it('Languages: in Telugu tomorrow’s booking begins at midnight, not its slots', () => {
  for (const said of [resourceTe.noneToday, resourceTe.allTaken])
    expect(said).toContain('బుకింగ్ అర్ధరాత్రి మొదలవుతుంది');
});

/** Every sentence by its path; each of its variable parts is 17. */
function sentencesIn(catalogue: object, path = ''): Record<string, string> {
  const entries = Object.entries(catalogue).flatMap(([name, one]) => {
    const place = `${path}/${name}`;
    if (typeof one === 'function') return [[place, String(one(17, 17))]];
    return typeof one === 'string' ? [[place, one]] : Object.entries(sentencesIn(one, place));
  });
  return Object.fromEntries(entries);
}
