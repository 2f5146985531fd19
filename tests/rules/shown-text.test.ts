import { describe, expect, it } from 'vitest';
import { isBlank } from '../../src/domain/shown-text.ts';

/** Spaces, signs without a width, fillers of Hangul, the pattern of Braille without a dot. */
const unseen = [
  ' ',
  '\u00a0',
  '\u200b\u200c\u200d',
  '\u202e\u2066\u200e',
  '\u2060\ufeff\u00ad',
  '\u115f\u3164\uffa0',
  '\u2800',
  '\ufe0f\u{e0041}',
  '\u0007',
];

describe('A text (§12.7)', () => {
  it.each(['', ...unseen, unseen.join('')])('%j shows nothing', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['O', '李', 'శ్రీ', 'క్\u200cష', 'خ', '4', '🎂', '-', '\u200bA'])(
    '%j shows something',
    (text) => {
      expect(isBlank(text)).toBe(false);
    },
  );
});
