import { afterAll, beforeAll, inject } from 'vitest';
import { createDatabase } from '../../../../scripts/postgres/databases.ts';

/** Registers the hooks that open and drop a database of a file's own: migrated, or empty. */
export function setUpDatabase({ isEmpty = false } = {}) {
  const { server = '', template = '' } = inject('postgres') ?? {};
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    database = await createDatabase(server, isEmpty ? undefined : template);
  });
  afterAll(() => database.drop());
  return {
    server,
    get name() {
      return database.name;
    },
    get url() {
      return database.url;
    },
  };
}
