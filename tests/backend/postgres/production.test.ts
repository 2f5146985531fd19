// @vitest-environment node
import { expect, inject, it } from 'vitest';
import { readConfig } from '../../../backend/config.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { createLog } from '../../../backend/log.ts';
import { startBackend } from '../../../backend/start.ts';
import { createDatabase } from '../../../scripts/postgres/databases.ts';
import { aadhaarHashKey, appOrigin, projectId, unsignedProof } from '../support/backend.ts';
import { everyRow, patience } from '../support/database.ts';

const silent = createLog('silent');
const mobile_number = '+919000012345';

it('Production: a backend takes no unsigned proof, asks for App Check where it is set up, and brings no demonstrations', async () => {
  const { server = '', template = '' } = inject('postgres') ?? {};
  const database = await createDatabase(server, template);
  const settings = {
    NODE_ENV: 'production',
    BACKEND_PORT: '0',
    DATABASE_URL: database.url,
    FIREBASE_PROJECT_ID: projectId,
    AADHAAR_HASH_KEY: aadhaarHashKey,
    ALLOWED_ORIGINS: appOrigin,
  };
  const answers: [string, number][] = [];
  for (const more of [{}, { FIREBASE_PROJECT_NUMBER: '123456789012' }]) {
    const read = readConfig({ ...settings, ...more });
    if (read.kind === 'refused') throw new Error(read.sentences.join(' '));
    const backend = await startBackend(read.config, silent);
    for (const path of ['/check-user', '/login']) {
      const authorization = `Bearer ${unsignedProof(mobile_number, new Date())}`;
      const { status } = await fetch(`${backend.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ mobile_number }),
      });
      answers.push([path, status]);
    }
    await backend.close(Promise.resolve());
  }
  expect(answers).toEqual([
    ['/check-user', 200],
    ['/login', 403],
    ['/check-user', 403],
    ['/login', 403],
  ]);
  const { db, close } = await openPostgres(database.url, silent, patience);
  const rows = await everyRow(db);
  expect(rows.filter(({ table }) => table !== 'rate_limits')).toEqual([]);
  await close();
  await database.drop();
});
