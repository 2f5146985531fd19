import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database of its own on a PostgreSQL server; `drop` removes it. */
interface OwnDatabase {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Creates a database on a server, empty or as a copy of another. */
export async function createDatabase(server: string, template = 'template1'): Promise<OwnDatabase> {
  const name = `timewell_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = name;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    name,
    url: url.href,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
