import type { Database } from '../../../backend/db/database.ts';

const verbs: readonly unknown[] = ['select', 'insert', 'update', 'delete', 'execute'];

/** The same database; reports each statement, also within transactions. */
export function watched(db: Database, onStatement: () => void): Database {
  return new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        return (act: (inner: Database) => Promise<unknown>) =>
          target.transaction((inner) => act(watched(inner, onStatement)));
      }
      return (...given: unknown[]) => {
        if (verbs.includes(name)) onStatement();
        return Reflect.apply(value, target, given);
      };
    },
  });
}
