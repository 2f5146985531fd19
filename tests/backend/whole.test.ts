// @vitest-environment node
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { calls } from '#domain/contract/calls.ts';
import { setUpBackend } from './support/backend.ts';

const backend = setUpBackend();

const schemas = import.meta.glob<Record<string, unknown>>('../../backend/db/*schema.ts', {
  eager: true,
});

const tables = Object.values(schemas).flatMap((schema) =>
  Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [{ name, table }] : [])),
);

it.each(Object.values(calls))('Backend: $method $path is served', ({ method, path }) => {
  const served = backend.another().routes.map((route) => `${route.method} ${route.path}`);
  expect(served, 'serve it in backend, and mount its routes in backend/app.ts').toContain(
    `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
});

it.each(tables)(
  'Backend: the migrations make the table $name with all its columns',
  async ({ table }) => {
    const error = await backend.db
      .select()
      .from(table)
      .then(
        () => null,
        (reason: unknown) => reason,
      );
    expect(error, 'run npm run migration -- --name <change>').toBeNull();
  },
);
