// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OwnBooking } from '#domain/own-booking.ts';
import { appointments, bookings } from '../../backend/db/booking-schema.ts';
import { seedBookings } from '../../backend/seeds/bookings/seed-bookings.ts';
import { demoNumber, setUpBackend } from './support/backend.ts';

const day = 24 * 60 * 60 * 1000;
const backend = setUpBackend();

describe('Demonstration bookings', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])(
    'one is to come and can be cancelled, and one is over, whichever day the first start is (%i days on)',
    async (days) => {
      backend.moveClock(days * day);
      await seedBookings(backend.db, backend.now());
      const { list } = await signIn();
      const now = backend.now().getTime();
      expect((await list()).map(({ cancel_until }) => cancel_until !== null)).toEqual([
        true,
        false,
      ]);
      const [toCome, over] = await list();
      expect(Date.parse(toCome?.starts_at ?? '')).toBeGreaterThan(now + 3 * day);
      expect(Date.parse(over?.ends_at ?? '')).toBeLessThan(now - 3 * day);
      expect(await backend.db.select().from(appointments)).toHaveLength(2);
    },
  );

  it('a further start changes nothing, and brings no cancelled booking back', async () => {
    await seedBookings(backend.db, backend.now());
    const { list, cancel } = await signIn();
    const before = await list();
    await seedBookings(backend.db, new Date(backend.now().getTime() + day));
    expect(await list()).toEqual(before);
    await cancel(before[0]?.booking_id ?? '');
    await backend.db.delete(bookings);
    await seedBookings(backend.db, backend.now());
    expect(await list()).toEqual([]);
  });
});

async function signIn() {
  const proof = { bearer: backend.proof(demoNumber) };
  const response = await backend.post('/login', { mobile_number: demoNumber }, proof);
  const { token: bearer, userID } = await response.json();
  return {
    list: async (): Promise<OwnBooking[]> =>
      (await (await backend.get(`/bookings?user_id=${userID}`, { bearer })).json()).bookings,
    cancel: (id: string) => backend.post(`/bookings/${id}/cancel`, { user_id: userID }, { bearer }),
  };
}
