// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpDatabase } from '../support/postgres/own-database.ts';
import { released } from '../support/released/files.ts';

const database = setUpDatabase();
let client: Client;
let statements: string[];

beforeAll(async () => {
  client = new Client({ connectionString: database.url });
  await client.connect();
  statements = JSON.parse(await readFile(released, 'utf8'));
});

afterAll(async () => {
  await client.end();
});

describe('Update (§22.172): the last release beside the newest tables', () => {
  it('each of its statements can still be planned', async () => {
    expect(statements.length).toBeGreaterThan(100);
    const refused: string[] = [];
    for (const statement of statements) {
      await client.query(`prepare released as ${statement}`).then(
        () => client.query('deallocate released'),
        (error: Error) => refused.push(`${error.message}: ${statement}`),
      );
    }
    expect(refused).toEqual([]);
  });

  it('no column that it does not know is required of its new rows', async () => {
    const { rows } = await client.query<{ name: string; required: string[] }>(
      `select table_name as name, array_agg(column_name::text) as required
       from information_schema.columns
       where table_schema = 'public' and is_nullable = 'NO' and column_default is null
         and is_identity = 'NO' and is_generated = 'NEVER'
       group by table_name`,
    );
    const requiredOf = new Map(rows.map(({ name, required }) => [name, required]));
    const insertions = statements.flatMap((statement) => [
      ...statement.matchAll(/insert into "(\w+)" \(([^)]*)\)/g),
    ]);
    expect(insertions.length).toBeGreaterThan(20);
    const missing = insertions.flatMap(([, table = '', columns = '']) => {
      const given = columns.split(',').map((column) => column.trim().replaceAll('"', ''));
      const absent = (requiredOf.get(table) ?? []).filter((name) => !given.includes(name));
      return absent.map((name) => `${table}.${name}`);
    });
    expect(missing).toEqual([]);
  });
});
