/*
 * Run as a process of its own: the floor of a booking, a bare server whose every request is one insert
 * by the backend's own connection, as durable as the backend's.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { connect } from '../../../backend/db/connect.ts';
import { createLog } from '../../../backend/log.ts';

const { DATABASE_URL: url, DATA_FOLDER: path = '', BACKEND_PORT } = process.env;
const storage = url ? ({ kind: 'postgres', url } as const) : ({ kind: 'folder', path } as const);
const { db } = await connect(storage, createLog('silent'));
await db.execute(sql`create table bare (id uuid primary key, body jsonb not null)`);

createServer(async (request, response) => {
  if (request.method === 'POST') {
    const body = await text(request);
    await db.execute(sql`insert into bare values (${randomUUID()}::uuid, ${body}::jsonb)`);
  }
  response.setHeader('content-type', 'application/json').end('{}');
}).listen(Number(BACKEND_PORT), '127.0.0.1');
