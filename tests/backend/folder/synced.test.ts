// @vitest-environment node
import { fsyncSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openFolder } from '../../../backend/db/folder.ts';
import { partners } from '../../../backend/db/schema.ts';

it('Data folder: a change is on the disk before it is answered, and reading syncs nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-synced-'));
  let synced = 0;
  const { db, close } = await openFolder(folder, (file) => {
    synced++;
    fsyncSync(file);
  });
  for (const id of ['one', 'two', 'three']) {
    const before = synced;
    await db.insert(partners).values({ id, name: id, zone: 'Asia/Kolkata' });
    expect(synced).toBeGreaterThan(before);
  }
  const before = synced;
  await db.select().from(partners).where(eq(partners.id, 'one'));
  expect(synced).toBe(before);
  await close();
  await rm(folder, { recursive: true });
});
