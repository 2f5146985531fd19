import * as v from 'valibot';

/**
 * An identifier given out by the service: any text of 1 to 200 characters that an address can carry. Half
 * of a character cannot be written there, and one or two dots lead to another address.
 */
export const Id = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?!\.\.?$)\P{Surrogate}+$/u));

/** An identifier in an answer; some services write it as a number. */
export const AnsweredId = v.pipe(
  v.unknown(),
  v.transform((id) => (Number.isSafeInteger(id) ? `${id}` : id)),
  Id,
);

/** A calendar day without time or zone, `YYYY-MM-DD`, that exists in the Gregorian calendar. */
export const IsoDay = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'not YYYY-MM-DD'),
  v.check(isOnTheCalendar, 'not a day of the calendar'),
);

/**
 * An instant as an ISO 8601 text, with its zone or in UTC. One without a zone is read in the reader's
 * own; what is sent always has one.
 */
export const IsoInstant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'not an instant'),
);

/** A yes or no in an answer; some services write it as 1 and 0 or as a text. */
export const AnsweredFlag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((said) => flags.get(`${said}`.trim().toLowerCase())),
  v.boolean(),
);

const flags = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** A day that no month has is either no date or one of the next month. */
function isOnTheCalendar(day: string): boolean {
  return new Date(day).toJSON()?.slice(0, 10) === day;
}
