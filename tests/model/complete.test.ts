import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { models } from './models.ts';

const machines = readdirSync(new URL('../../src/machines', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));

it.each(machines)('Flows: %s has a model, so that its paths are walked on bare actors', (file) => {
  const name = file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  expect(models.map(({ machine }) => machine.id)).toContain(name);
});

it.each(machines)('Flows: %s has a test that walks its paths on its view', (file) => {
  expect(readdirSync(import.meta.dirname)).toContain(`${file}.view.test.tsx`);
});
