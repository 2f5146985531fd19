import { Client } from 'pg';
import { vi } from 'vitest';

/** How many statements the database is given meanwhile, each begin and commit included. */
export async function statementsDuring(act: () => Promise<void>): Promise<number> {
  const queries = vi.spyOn(Client.prototype, 'query');
  await act();
  const count = queries.mock.calls.length;
  queries.mockRestore();
  return count;
}
