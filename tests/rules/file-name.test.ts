import { expect, it } from 'vitest';
import { fileNameOf } from '#domain/file-name.ts';

it.each([
  ['of its day and title', '2026-03-14', 'Garba night', '2026-03-14 Garba night.csv'],
  ['without signs that a system forbids', '2026-03-14', '../a\\b: "c"?', '2026-03-14 a b c.csv'],
  ['in any script', '2026-03-14', 'हिन्दी మరియు తెలుగు', '2026-03-14 हिन्दी మరియు తెలుగు.csv'],
  ['of its day alone if the title has no letters', '2026-03-14', '🎉!', '2026-03-14.csv'],
  ['of its title alone if it has no day', null, 'Garba night', 'Garba night.csv'],
  ['in any case', null, '...', 'Unnamed.csv'],
  ['without a space where it was cut', null, `${'x'.repeat(59)} night`, `${'x'.repeat(59)}.csv`],
  ['of at most 60 characters', null, '𝒜'.repeat(99), `${'𝒜'.repeat(60)}.csv`],
])('Files: a file is named %s', (_, day, title, name) => {
  expect(fileNameOf(day, title, 'csv')).toBe(name);
});
