// @vitest-environment node

import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { searchServices } from '#domain/contract/service-search.ts';
import { folded } from '#domain/folded.ts';
import type { PartnerService } from '#domain/partner-service.ts';
import { serviceSessions } from '../../backend/db/booking-schema.ts';
import { partners } from '../../backend/db/schema.ts';
import { toCursor } from '../../backend/http/page.ts';
import { partnerServices } from '../../backend/seeds/services/partner-services.ts';
import { setUpBackend } from './support/backend.ts';
import { nextPageOf } from './support/next-page.ts';
import { addPartner, addService, daily } from './support/offer.ts';
import { countStatements } from './support/statements.ts';

const backend = setUpBackend();
const asOf = '2026-03-14T09:00:00Z';

describe('Search of services (§22.83)', () => {
  it('is public and finds by name, provider and category in all categories', async () => {
    await addPartner(backend.db, 'iris', daily('09:00', '17:00'));
    await backend.db.update(partners).set({ name: 'Íris Dé' }).where(eq(partners.id, 'iris'));
    await addService(backend.db, 'iris', 'lamp', { name: 'Lamp ÉCLAIR', category: 'Cleaner' });
    for (const text of ['lamp', 'eclair LAMP', 'iris', 'ÍRIS lamp', 'cleaner eclair', 'ｌａｍｐ']) {
      expect(
        (await found(text)).map(({ service_id }) => service_id),
        text,
      ).toEqual(['lamp']);
    }
    const [lamp] = await found('lamp');
    expect(lamp).toMatchObject({ category: 'Cleaner', provider: 'Íris Dé', city: null });
    expect(await found('lamp violin')).toEqual([]);
  });

  it('a category is found by its name in each language, and together with other words', async () => {
    await addPartner(backend.db, 'iris', daily('09:00', '17:00'));
    await addService(backend.db, 'iris', 'lamp', { name: 'Lamp', category: 'Fitness' });
    const ids = async (text: string) => (await found(text)).map(({ service_id }) => service_id);
    const all = await ids('fitness');
    expect(all).toContain('lamp');
    const spellings = ['फ़िटनेस', '\u095eिट', 'फिटनेस', 'ఫిట్\u200cనెస్', 'ఫిట్నెస్'];
    for (const text of spellings) {
      expect(await ids(text), text).toEqual(all);
      expect(await ids(`${text} lamp`), text).toEqual(['lamp']);
      expect(await ids(`${text} doctor`), text).toEqual([]);
    }
  });

  it('neither the dot of Hindi nor a sign without a width counts, in the text and in a name', async () => {
    await addPartner(backend.db, 'iris', []);
    await addService(backend.db, 'iris', 'hindi', { name: 'फ़िज़ियो घर पर' });
    await addService(backend.db, 'iris', 'telugu', { name: 'సాఫ్ట్\u200cవేర్ పాఠాలు' });
    for (const [text, id] of [
      ['फिजियो', 'hindi'],
      ['फ़िज़ियो', 'hindi'],
      ['సాఫ్ట్వేర్', 'telugu'],
      ['సాఫ్ట్\u200cవేర్', 'telugu'],
    ] as const) {
      expect(
        (await found(text)).map(({ service_id }) => service_id),
        text,
      ).toEqual([id]);
    }
  });

  it.each(['%', '_', '\\', '%%', 'a%', "'", '" or 1=1 --', '.*', '<b>', '\\%'])(
    'the text %j is only text',
    async (text) => {
      expect(await found(text)).toEqual([]);
      await addPartner(backend.db, 'odd', []);
      await addService(backend.db, 'odd', 'odd', { name: `Odd ${text} one` });
      expect((await found(text)).map(({ service_id }) => service_id)).toEqual(['odd']);
    },
  );

  it('an empty text finds all, in pages of which each service is on one', async () => {
    const ids: string[] = [];
    let path: string | null = '/services?query=&limit=7';
    while (path !== null) {
      const response = await backend.get(path);
      const { services } = v.parse(searchServices.response, await response.json());
      expect(services.length).toBeLessThanOrEqual(7);
      ids.push(...services.map(({ service_id }) => service_id));
      const next = nextPageOf(response);
      path = next === undefined ? null : `/services${next}`;
    }
    expect(ids.toSorted()).toEqual(partnerServices.map(({ id }) => id).toSorted());
  });

  it.each(['price', 'soonest'])('pages sorted by %s follow each other', async (sort) => {
    const all = await found('', `&sort=${sort}`);
    const first = await backend.get(`/services?query=&sort=${sort}&limit=10`);
    const { services: begun } = await first.json();
    const next = nextPageOf(first);
    backend.moveClock(40 * 60_000);
    const { services: more } = await (await backend.get(`/services${next}`)).json();
    expect([...begun, ...more]).toEqual(all.slice(0, 20));
  });

  it.each([
    ['cursor=x'],
    ...[
      {},
      { asOf, from: -1 },
      { asOf, from: 0.5 },
      { asOf, from: 1e21 },
      { asOf: 'now', from: 0 },
      { asOf: '0000-01-01T00:00:00Z', from: 0 },
    ].map((place) => [`cursor=${toCursor(place)}`]),
    ['sort=cheapest'],
    ['limit=51'],
    [`city=${'x'.repeat(101)}`],
  ])('%s is refused', async (query) => {
    expect((await backend.get(`/services?query=yoga&${query}`)).status).toBe(400);
  });

  it('takes two statements, and a third for all services that have no free slot soon, however many it finds', async () => {
    await addPartner(backend.db, 'partner', daily('09:00', '17:00'));
    for (const id of ['one', 'two']) await addService(backend.db, 'partner', id);
    expect(await countStatements(() => found('partner'))).toBe(2);
    for (const id of ['late', 'later']) {
      await addService(backend.db, 'partner', id, { minBookingFloor: 5 });
    }
    expect(await countStatements(() => found('partner'))).toBe(3);
    expect(await countStatements(() => found('', '&sort=soonest'))).toBe(3);
  });
});

describe('Order of services (§22.82, §22.84)', () => {
  it('by price compares within a currency, rupees first', async () => {
    await addPartner(backend.db, 'far', daily('09:00', '17:00'));
    await addService(backend.db, 'far', 'far-dear', { price: 9, currency: 'USD' });
    await addService(backend.db, 'far', 'far-cheap', { price: 2, currency: 'USD' });
    await addService(backend.db, 'far', 'far-euro', { price: 5, currency: 'EUR' });
    const inOrder = await found('', '&sort=price');
    const rupees = inOrder.slice(0, -3).map(({ price }) => price ?? 0);
    expect(rupees).toEqual(rupees.toSorted((a, b) => a - b));
    const others = inOrder.slice(-3).map(({ service_id }) => service_id);
    expect(others).toEqual(['far-euro', 'far-cheap', 'far-dear']);
  });

  it.each([
    ['a city', 'city=Nandyal'],
    ['a city in another case', 'city=nandyal&pincode=518501'],
    ['a pincode of an unknown city', 'city=Somewhere&pincode=518502'],
  ])('near %s: services there come first, then those online, then the others', async (_, near) => {
    const { services } = await (await backend.get(`/services/category/Cleaner?${near}`)).json();
    expect(citiesOf(services)).toEqual(['Nandyal', 'Kurnool', 'Kurnool', 'Kurnool', 'Kurnool']);
    const cities = citiesOf(await found('', `&${near}`));
    const groups = cities.filter((city, at) => city !== cities[at - 1]);
    expect(groups).toEqual(['Nandyal', null, 'Kurnool']);
  });

  it('a partner 35 km away is near, and one 45 km away comes after those online', async () => {
    for (const [city, latitude] of [
      ['Panyam', 15.4777 + 0.315],
      ['Atmakur', 15.4777 + 0.405],
    ] as const) {
      await addPartner(backend.db, city, daily('09:00', '17:00'));
      await addService(backend.db, city, city);
      const place = { city, latitude, longitude: 78.4839 };
      await backend.db.update(partners).set(place).where(eq(partners.id, city));
    }
    const cities = citiesOf(await found('', '&city=Nandyal&limit=50'));
    const groups = cities.filter((city, at) => city !== cities[at - 1]);
    expect(groups).toEqual(['Nandyal', 'Panyam', null, 'Atmakur', 'Kurnool']);
  });

  it('without a place, and near one that is not known, services come by name', async () => {
    const unknown = await backend.get('/services/category/Cleaner?city=Atlantis&pincode=Unknown');
    const { services } = await unknown.json();
    const byName = await (await backend.get('/services/category/Cleaner')).json();
    expect(services).toEqual(byName.services);
    const names = services.map(({ name }: PartnerService) => folded(name));
    expect(names).toEqual(names.toSorted());
  });
});

describe('The next free slot of a service (§22.81)', () => {
  it('is the first that anybody can book, and another one once that is taken', async () => {
    await addPartner(backend.db, 'partner', daily('09:00', '11:00'));
    await addService(backend.db, 'partner', 'alone');
    await addService(backend.db, 'partner', 'late', { minBookingFloor: 2 });
    // 14:30 there: the day's hours are over.
    expect(await nextSlots()).toEqual({
      alone: '2026-03-15T03:30:00.000Z',
      late: '2026-03-16T03:30:00.000Z',
    });
    await takeNine('alone', '2026-03-16');
    expect((await nextSlots()).late).toBe('2026-03-16T04:30:00.000Z');
  });

  it('is days away for a service whose partner is booked until then', async () => {
    await addPartner(backend.db, 'partner', [{ weekday: 1, opens: '09:00', closes: '10:00' }]);
    await addService(backend.db, 'partner', 'mondays');
    expect(await nextSlots()).toEqual({ mondays: '2026-03-16T03:30:00.000Z' });
    await takeNine('mondays', '2026-03-16');
    expect(await nextSlots()).toEqual({ mondays: '2026-03-23T03:30:00.000Z' });
    await takeNine('mondays', '2026-03-23');
    expect(await nextSlots()).toEqual({ mondays: null });
  });

  it('is null for a service that has none within two weeks, which stands last', async () => {
    await addPartner(backend.db, 'never', []);
    await addService(backend.db, 'never', 'closed');
    await addPartner(backend.db, 'partner', daily('00:00', '00:00'));
    await addService(backend.db, 'partner', 'far', { minBookingFloor: 14 });
    expect(await nextSlots()).toEqual({ closed: null, far: null });
    const last = (await found('', '&sort=soonest')).slice(-2);
    expect(last.map(({ service_id }) => service_id).toSorted()).toEqual(['closed', 'far']);
  });

  /** Books the hour from 9:00 of a day. */
  async function takeNine(serviceId: string, day: string): Promise<void> {
    await backend.db.insert(serviceSessions).values({
      id: crypto.randomUUID(),
      partnerId: 'partner',
      serviceId,
      day,
      startTime: '09:00',
      endTime: '10:00',
      startsAt: new Date(`${day}T03:30:00Z`),
      endsAt: new Date(`${day}T04:30:00Z`),
      capacity: 1,
      taken: 1,
    });
  }

  async function nextSlots() {
    const services = await found('partner service');
    return Object.fromEntries(services.map(({ service_id, next_slot }) => [service_id, next_slot]));
  }
});

function citiesOf(services: readonly PartnerService[]) {
  return services.map(({ city }) => city);
}

async function found(text: string, more = ''): Promise<readonly PartnerService[]> {
  const response = await backend.get(`/services?query=${encodeURIComponent(text)}${more}`);
  expect(response.status).toBe(200);
  return v.parse(searchServices.response, await response.json()).services;
}
