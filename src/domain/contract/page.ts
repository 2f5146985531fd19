import * as v from 'valibot';

/** The additional query of a list that comes in pages (§22.6). */
export const pageQuery = ['limit', 'cursor'];

/**
 * How many items are wanted, at most and by default `most`, and the cursor that the page before
 * named. Without a cursor the first page is meant.
 */
export function pageFields(most: number) {
  return {
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,4}$/),
        v.transform(Number),
        v.minValue(1),
        v.maxValue(most),
      ),
    ),
    cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,600}$/))),
  };
}

/** The greatest number of items of one answer: what a page holds at its largest fits a phone. */
export const pageSizes = {
  events: 50,
  invitations: 50,
  bookings: 50,
  services: 50,
  calendar: 200,
} as const;
