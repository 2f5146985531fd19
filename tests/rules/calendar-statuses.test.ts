import { describe, expect, it } from 'vitest';
import { firstStatus, furtherStatuses } from '#domain/calendar-entry.ts';
import * as hi from '../../src/views/calendar/calendar.texts.hi.ts';
import * as te from '../../src/views/calendar/calendar.texts.te.ts';

/** Those that the form suggests, and those that the service writes. */
const known = new Set([
  ...Object.values(firstStatus),
  ...furtherStatuses,
  ...['Accepted', 'Hosting', 'Time changed', 'Cancelled'],
]);

describe.each([
  { name: 'Hindi', script: /\p{Script=Devanagari}/u, texts: hi },
  { name: 'Telugu', script: /\p{Script=Telugu}/u, texts: te },
])('Calendar in $name', ({ script, texts }) => {
  it.each([...known])(
    'the status %s is shown in the language, and typing what is shown keeps it',
    (status) => {
      const words = texts.statusText(status);
      expect(words).toMatch(script);
      expect(texts.statusFrom(words)).toBe(status);
    },
  );

  it.each([...known])(
    'the status %s is known as a keyboard writes it, with a space after it or without its smaller signs',
    (status) => {
      const words = texts.statusText(status);
      expect(texts.statusFrom(`${words} `)).toBe(status);
      expect(texts.statusFrom(words.normalize('NFD').replace(/[\u093c\u200c]/g, ''))).toBe(status);
    },
  );

  it('a status of a person’s own words stays as it was typed', () => {
    expect(texts.statusText('Half done')).toBe('Half done');
    expect(texts.statusFrom('Half done')).toBe('Half done');
  });
});
