import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { models } from './models.ts';

const machines = readdirSync(new URL('../../src/machines', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));

it.each(machines)('Flows: %s has a model, so that its paths are walked on bare actors', (file) => {
  const name = file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  expect(
    models.map(({ machine }) => machine.id),
    `add tests/model/flows/${file}.model.ts`,
  ).toContain(name);
});

it.each(machines)('Flows: %s has a test that walks its paths on its view', (file) => {
  expect(readdirSync(import.meta.dirname), `add tests/model/${file}.view.test.tsx`).toContain(
    `${file}.view.test.tsx`,
  );
});

it.each(machines)('Flows: %s has a hand-written test of its rules', (file) => {
  expect(
    readdirSync(new URL('../machines', import.meta.url)),
    `add tests/machines/${file}.test.ts`,
  ).toContain(`${file}.test.ts`);
});
