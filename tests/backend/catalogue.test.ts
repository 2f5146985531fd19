// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { categories } from '#domain/categories.ts';
import { listServices } from '#domain/contract/services.ts';
import { partners, services, users } from '../../backend/db/schema.ts';
import { seed } from '../../backend/seeds/seed.ts';
import { partnerServices } from '../../backend/seeds/services/partner-services.ts';
import { aadhaarHashKey, setUpBackend } from './support/backend.ts';
import { withoutRule } from './support/without-rule.ts';

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
const backend = setUpBackend();

describe('Catalogue: the services of a category', () => {
  it.each(categories)('%s is public, sorted by name and fits the contract', async (category) => {
    const response = await backend.get(`/services/category/${category}`);
    expect(response.status).toBe(200);
    const { services } = v.parse(listServices.response, await response.json());
    expect(services.length).toBeGreaterThanOrEqual(5);
    const expected = partnerServices.filter((service) => service.category === category);
    expect(services.map(({ service_id }) => service_id).sort()).toEqual(
      expected.map(({ id }) => id).sort(),
    );
    for (const service of services) expect(service.partner_id).toBeTruthy();
  });

  it('prices are exact to the paisa', async () => {
    const id = 'maths-tuition-venkat-rao';
    await backend.db.update(services).set({ price: 299.95 }).where(eq(services.id, id));
    const { services: listed } = await (await backend.get('/services/category/Education')).json();
    expect(listed).toContainEqual(expect.objectContaining({ service_id: id, price: 299.95 }));
  });

  it('a category without services is an empty list', async () => {
    await backend.db.delete(services);
    const response = await backend.get('/services/category/Doctor');
    expect(await response.json()).toEqual({ services: [] });
  });

  it.each([
    'Plumber',
    'doctor',
    'Doctor%00',
    "Doctor' or 1=1 --",
    '%E0%A4%A',
    '..%2F..%2F',
    '%F0%9F%A9%BA',
  ])('%s is refused as an unknown category', async (category) => {
    const response = await backend.get(`/services/category/${category}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining('category') });
  });
});

describe('Catalogue: a partner in a zone that the service does not know', () => {
  it('has services without a next slot, and those of all others are listed with theirs', async () => {
    const { connection, db } = backend;
    const [odd] = partnerServices.filter(({ category }) => category === 'Doctor');
    await withoutRule(connection, 'partners_zone_known', async () => {
      await db
        .update(partners)
        .set({ zone: 'Asia/Kolkata+5:30' })
        .where(eq(partners.id, odd?.partnerId ?? ''));
      const response = await backend.get('/services/category/Doctor');
      expect(response.status).toBe(200);
      const { services } = v.parse(listServices.response, await response.json());
      const [inOddZone, others] = [true, false].map((isOdd) =>
        services.filter(({ partner_id }) => (partner_id === odd?.partnerId) === isOdd),
      );
      expect(new Set(inOddZone?.map(({ next_slot }) => next_slot))).toEqual(new Set([null]));
      expect(others?.some(({ next_slot }) => next_slot)).toBe(true);
    });
  });
});

describe('Catalogue: seeded services', () => {
  it('services include one-to-one and group, free and expensive ones', () => {
    const types = new Set(partnerServices.map(({ sessionType }) => sessionType));
    expect(types).toEqual(new Set(['one2one', 'one2many']));
    expect(partnerServices.some(({ price }) => price === 0)).toBe(true);
    expect(partnerServices.some(({ price }) => price > 10_000)).toBe(true);
    for (const service of partnerServices) {
      expect('minCapacity' in service, service.id).toBe(service.sessionType === 'one2many');
    }
  });

  it('portfolio images are files of the app at its own root', () => {
    for (const { id, portfolioUrls } of partnerServices) {
      expect(portfolioUrls.length, id).toBeGreaterThan(0);
      for (const url of portfolioUrls) {
        expect(url).toMatch(/^\/portfolio\/[a-z0-9-]+\.svg$/);
        expect(existsSync(join(publicFolder, url)), url).toBe(true);
      }
    }
  });

  it('each service has a unique id that is readable in an address', () => {
    const ids = partnerServices.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
  });

  it('a second start changes no service that people have changed', async () => {
    const id = 'maths-tuition-venkat-rao';
    await backend.db.update(services).set({ price: 1 }).where(eq(services.id, id));
    const people = await backend.db.select().from(users);
    await seed(backend.db, aadhaarHashKey, backend.now());
    const [service] = await backend.db.select().from(services).where(eq(services.id, id));
    expect(service?.price).toBe(1);
    expect(await backend.db.select().from(services)).toHaveLength(partnerServices.length);
    expect(await backend.db.select().from(users)).toEqual(people);
  });
});
