import { Client, type QueryConfig } from 'pg';
import { vi } from 'vitest';

/** A statement as the driver sends it. */
interface Statement {
  /** The name of a prepared statement; another one has none. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** How many statements the database is given meanwhile, each begin and commit included. */
export async function countStatements(act: () => Promise<unknown>): Promise<number> {
  return (await statementsDuring(act)).length;
}

/** The statements that the database is given meanwhile, each begin and commit included. */
export async function statementsDuring(act: () => Promise<unknown>): Promise<readonly Statement[]> {
  const queries = vi.spyOn(Client.prototype, 'query');
  await act();
  const statements = queries.mock.calls.map((call) => {
    const [asked, values = []] = call as unknown as [string | QueryConfig, unknown[]?];
    const { name, text } = typeof asked === 'string' ? { name: undefined, text: asked } : asked;
    return { name, text, values };
  });
  queries.mockRestore();
  return statements;
}
