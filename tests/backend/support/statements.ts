import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { vi } from 'vitest';
import type { Database } from '../../../backend/db/database.ts';

/** The messages of PostgreSQL's protocol that run a statement: Execute and Query. */
const running: readonly (number | undefined)[] = [...'EQ'].map((name) => name.charCodeAt(0));

/** How many statements the database is given meanwhile, each begin and commit included. */
export async function statementsDuring(db: Database, act: () => Promise<void>): Promise<number> {
  const client: unknown = Reflect.get(db, '$client');
  if (client instanceof PGlite) {
    const messages = vi.spyOn(client, 'execProtocolRawSync');
    await act();
    const count = messages.mock.calls.filter(([[kind]]) => running.includes(kind)).length;
    messages.mockRestore();
    return count;
  }
  const queries = vi.spyOn(Client.prototype, 'query');
  await act();
  const count = queries.mock.calls.length;
  queries.mockRestore();
  return count;
}
