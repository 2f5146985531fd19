import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { drafts } from './files.ts';

/** Drizzle quotes the names of tables; what the tests ask the server itself has none. */
const ofBackend = /^(?:with|select|insert|update|delete)\b(?!.*\b(?:kept|pg_\w+|drizzle)\b).*"/is;
const requestOf = / *\/\*.*\*\/$/;
const seen = new Set<string>();
const query = Client.prototype.query;

Client.prototype.query = function (this: Client, ...args: never[]) {
  const [given] = args as unknown[];
  const text = typeof given === 'string' ? given : (given as { text?: string }).text;
  if (text && ofBackend.test(text)) seen.add(text.replace(requestOf, ''));
  return Reflect.apply(query, this, args);
} as typeof query;

afterAll(async () => {
  await writeFile(join(drafts, `${randomUUID()}.json`), JSON.stringify([...seen]));
  Client.prototype.query = query;
});
