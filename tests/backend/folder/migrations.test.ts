// @vitest-environment node
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '../../../backend/db/migrations.ts';
import { partners, services } from '../../../backend/db/schema.ts';
import { seed } from '../../../backend/seeds/seed.ts';
import { partnerServices } from '../../../backend/seeds/services/partner-services.ts';
import { aadhaarHashKey } from '../support/backend.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timewell-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('Migrations: a data folder from before bookings keeps its services, and its partners get their hours', async () => {
  const client = new PGlite({ extensions: { btree_gist } });
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: folder });
  const [service] = partnerServices;
  if (service === undefined) throw new Error('no service is seeded');
  await db.insert(services).values([
    { ...service, price: 7 },
    { ...service, id: 'of-somebody', partnerId: 'somebody' },
  ]);

  await migrate(db, { migrationsFolder });
  const place = { city: null, latitude: null, longitude: null };
  const unknown = { zone: 'Asia/Kolkata', hours: null, noticeHours: 0, ...place };
  expect(await db.select().from(partners).orderBy(partners.id)).toEqual([
    { id: service.partnerId, name: service.partnerId, ...unknown },
    { id: 'somebody', name: 'somebody', ...unknown },
  ]);

  await seed(db, aadhaarHashKey, new Date());
  const [kept] = await db.select().from(services).where(eq(services.id, service.id));
  expect(kept?.price).toBe(7);
  const [known] = await db.select().from(partners).where(eq(partners.id, service.partnerId));
  expect(known).toMatchObject({ name: 'Dr. Lakshmi Prasad', hours: expect.any(Array) });

  await db.update(partners).set({ hours: [] }).where(eq(partners.id, service.partnerId));
  await seed(db, aadhaarHashKey, new Date());
  const [changed] = await db.select().from(partners).where(eq(partners.id, service.partnerId));
  expect(changed?.hours).toEqual([]);
  await client.close();
});
