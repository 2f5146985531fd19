// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { serviceSessions } from '../../backend/db/booking-schema.ts';
import { setUpBackend } from './support/backend.ts';
import { bookingAt } from './support/booking.ts';
import { addOffer } from './support/offer.ts';
import { setUpTwoPeople } from './support/two-people.ts';

const backend = setUpBackend();
const { confirm, askForSlots } = bookingAt(backend);
const [me] = setUpTwoPeople(backend);

beforeEach(() => addOffer(backend.db));

describe('Bookings: invalid requests', () => {
  it.each([{ start_time: '9:00' }, { end_time: '10:60' }])(
    'a booking with %j is refused',
    async (changed) => {
      const response = await confirm(me, changed);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.stringMatching(/^Please check /) });
    },
  );

  it('unknown fields are ignored', async () => {
    expect((await confirm(me, { price: 0, status: 'Free', taken: -5 })).status).toBe(201);
    expect(await backend.db.select().from(serviceSessions)).toMatchObject([{ taken: 1 }]);
    expect((await askForSlots(me, { sort: 'desc' })).status).toBe(200);
  });
});

describe('Bookings: the service of a request', () => {
  it.each([
    ['an unknown service', { service_id: 'nothing' }, 404],
    ['an unknown partner', { partner_id: 'nobody' }, 404],
    ['a service of another partner', { partner_id: 'dr-lakshmi-prasad' }, 400],
  ])('a booking of %s is refused', async (_, changed, status) => {
    const response = await confirm(me, changed);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  it.each([
    ['an unknown partner', { owner_id: 'nobody' }],
    ['a length that the partner does not offer', { service_duration: 59 }],
    ['a length beyond all days', { service_duration: 2_147_483_648 }],
    ['a place that the partner does not offer', { location_mode: 'There' }],
  ])('a request for the slots of %s is refused', async (_, changed) => {
    const response = await askForSlots(me, changed);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});
