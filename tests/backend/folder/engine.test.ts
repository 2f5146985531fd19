// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openFolder } from '../../../backend/db/folder.ts';
import { partners } from '../../../backend/db/schema.ts';

it('Data folder: after a statement that the driver cannot send, prepared statements run as before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-engine-'));
  const { db, close } = await openFolder(folder);
  const place = { city: null, latitude: null, longitude: null };
  const partner = {
    id: 'one',
    name: 'One',
    zone: 'Asia/Kolkata',
    hours: null,
    noticeHours: 0,
    ...place,
  };
  await db.insert(partners).values(partner);
  const byId = db
    .select()
    .from(partners)
    .where(eq(partners.id, sql.placeholder('id')))
    .prepare('partner_by_id');
  expect(await byId.execute({ id: 'one' })).toEqual([partner]);

  const circular: Record<string, unknown> = {};
  circular.self = circular;
  const unsendable = db.transaction((own) => own.execute(sql`select ${circular}`));
  await expect(unsendable).rejects.toThrow();

  expect(await byId.execute({ id: 'one' })).toEqual([partner]);
  await close();
  await rm(folder, { recursive: true });
});
