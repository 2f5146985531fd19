// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/working-hours.ts';
import { appointments, bookings } from '../../backend/db/booking-schema.ts';
import { seedBookings } from '../../backend/seeds/bookings/seed-bookings.ts';
import { partners as seededPartners } from '../../backend/seeds/partners/partners.ts';
import { partnerServices } from '../../backend/seeds/services/partner-services.ts';
import { demoNumber, setUpBackend } from './support/backend.ts';
import { bookingAt } from './support/booking.ts';

const day = 24 * 60 * 60 * 1000;
const backend = setUpBackend();
const { ownBookings, cancel, offered } = bookingAt(backend);

describe('Demonstration bookings', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])(
    'one is to come and can be cancelled, and one is over, whichever day the first start is (%i days on)',
    async (days) => {
      backend.moveClock(days * day);
      await seedBookings(backend.db, backend.now());
      const list = await ownBookings(await backend.logIn(demoNumber));
      const now = backend.now().getTime();
      expect(list.map(({ cancel_until }) => cancel_until !== null)).toEqual([true, false]);
      const [toCome, over] = list;
      expect(Date.parse(toCome?.starts_at ?? '')).toBeGreaterThan(now + 3 * day);
      expect(Date.parse(over?.ends_at ?? '')).toBeLessThan(now - 3 * day);
      expect(await backend.db.select().from(appointments)).toHaveLength(2);
    },
  );

  it('a further start changes nothing, and brings no cancelled booking back', async () => {
    await seedBookings(backend.db, backend.now());
    const asha = await backend.logIn(demoNumber);
    const before = await ownBookings(asha);
    await seedBookings(backend.db, new Date(backend.now().getTime() + day));
    expect(await ownBookings(asha)).toEqual(before);
    await cancel(asha, before[0]?.booking_id);
    await backend.db.delete(bookings);
    await seedBookings(backend.db, backend.now());
    expect(await ownBookings(asha)).toEqual([]);
  });
});

describe('Demonstration partners', () => {
  it('every seeded partner has hours, and slots that can be booked within three weeks', async () => {
    expect(new Set(seededPartners.map(({ id }) => id))).toEqual(
      new Set(partnerServices.map(({ partnerId }) => partnerId)),
    );
    const person = await backend.logIn(demoNumber);
    for (const service of partnerServices) {
      const found: string[] = [];
      for (let days = service.minBookingFloor ?? 0; days < 21 && found.length === 0; days++) {
        const wanted = {
          owner_id: service.partnerId,
          date: daysAfter('2026-03-14', days),
          service_duration: service.durationMinutes,
          location_mode: service.locationMode,
        };
        found.push(...(await offered(person, wanted)));
      }
      expect(found.length, service.id).toBeGreaterThan(0);
    }
  });
});
