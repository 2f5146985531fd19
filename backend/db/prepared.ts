import type { Database } from './database.ts';

/**
 * Builds a statement once for each database, since building costs more than running it. Under its
 * name, the database keeps the statement's plan for each connection.
 */
export function prepared<Statement>(
  build: (db: Database) => Statement,
): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
