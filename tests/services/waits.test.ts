import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseWaits } from '../../backend/db/postgres.ts';
import { root } from '../../scripts/stack/root.ts';
import { defaultTimeout } from '../../src/services/api/client.ts';

it('Waits: the database is given up before the backend, the backend before the app’s call, and that before the proxy’s', async () => {
  const { connectionTimeoutMillis, statement_timeout, query_timeout } = databaseWaits;
  expect(statement_timeout).toBeLessThan(query_timeout);
  expect(connectionTimeoutMillis + query_timeout).toBeLessThan(defaultTimeout);
  const nginx = await readFile(join(root, 'deploy/nginx/timewell.conf'), 'utf8');
  const seconds = Number(/proxy_read_timeout (\d+)s;/.exec(nginx)?.[1]);
  expect(defaultTimeout).toBeLessThan(seconds * 1_000);
});
