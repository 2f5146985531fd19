// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { resources } from '../../../backend/db/organisation-schema.ts';
import { partners } from '../../../backend/db/schema.ts';
import { createReminders } from '../../../backend/push/reminders.ts';
import { leaseMs } from '../../../backend/push/sender.ts';
import type { Person } from '../../../scripts/many-people.ts';
import { setUpBackend } from '../support/backend.ts';
import { bookingAt, hourFrom, monday, slotsFrom } from '../support/booking.ts';
import { addPartner, addService, daily } from '../support/offer.ts';
import { openOutbox, pushAt } from '../support/push.ts';
import { withoutRule } from '../support/without-rule.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const day = 24 * 60 * 60 * 1000;
const number = '+919000012345';
const backend = setUpBackend({ outbox: openOutbox });
const { addDevice, sendDue, remind } = pushAt(backend);
const { booked, bookSlots, move, cancel } = bookingAt(backend);
let me: Person;

beforeEach(async () => {
  me = await backend.register(number);
  await addDevice(me, number, 'mine');
  await addPartner(backend.db, 'partner', daily('06:00', '22:00'));
  await addService(backend.db, 'partner', 'alone');
  await addPartner(backend.db, 'abroad', daily('06:00', '22:00'), 'Asia/Tokyo');
  await addService(backend.db, 'abroad', 'far');
});

describe('Reminder of a booking (§22.151)', () => {
  it('comes two hours before, once, whichever backend looks first', async () => {
    const id = await book('10:00');
    backend.moveClockTo(`${monday}T07:59:59.999+05:30`);
    expect(await reminded()).toEqual([]);
    backend.moveClockTo(`${monday}T08:00:00.000+05:30`);
    await Promise.all([remind(), remind()]);
    expect(await reminded()).toEqual([
      {
        token: 'mine',
        title: 'Service alone',
        body: 'Your booking: Mon, 16 Mar, 10:00 am, Partner partner',
        path: `/booking/${id}`,
      },
    ]);
    expect(await reminded()).toEqual([]);
  });

  it.each([
    ['the morning', 'partner', 'alone', '09:00', '2026-03-15T20:00:00+05:30', '9:00 am'],
    ['a morning elsewhere', 'abroad', 'far', '07:00', '2026-03-15T20:00:00+09:00', '7:00 am'],
  ])(
    'of a booking in %s comes at 20:00 of the evening before, where the provider is',
    async (_, partner, service, start, evening, said) => {
      await book(start, partner, service);
      backend.moveClockTo(evening, -1);
      expect(await reminded()).toEqual([]);
      backend.moveClockTo(evening);
      expect((await reminded()).map(({ body }) => body)).toEqual([
        `Your booking: Mon, 16 Mar, ${said}, Partner ${partner}`,
      ]);
    },
  );

  it.each([
    ['hi', 'आपकी बुकिंग: सोम, 16 मार्च, 10:00 am, Partner partner'],
    ['te', 'మీ బుకింగ్: 16 మార్చి, సోమ 10:00 AM, Partner partner'],
  ])('is in the language that the person chose: %s', async (language, body) => {
    const choice = { user_id: me.userID, language };
    await backend.post('/account/language', choice, { bearer: me.token });
    await book('10:00');
    backend.moveClockTo(`${monday}T08:00:00+05:30`);
    expect((await reminded()).map((one) => one.body)).toEqual([body]);
  });

  it('comes for a slot of a resource, too', async () => {
    expect((await bookSlots(me, slotsFrom('14:00'))).status).toBe(200);
    backend.moveClockTo(`${monday}T12:00:00+05:30`);
    expect((await reminded()).map(({ title }) => title)).toEqual(['Meeting room']);
  });

  it.each(['Asia/Nowhere', 'VST', 'IST', '+05:30', 'Asia/Kolkata+5:30'])(
    'comes for everybody: no provider can have the zone %s, which the database or the app does not know or knows as another one',
    async (zone) => {
      for (const table of [partners, resources]) {
        await expect(backend.db.update(table).set({ zone })).rejects.toThrow();
      }
    },
  );

  it('does not come for a booking that is made later than the reminder would come', async () => {
    backend.moveClockTo(`${monday}T08:00:00+05:30`);
    await book('10:00');
    expect(await reminded()).toEqual([]);
  });

  it('is not sent, though it was queued, once the booking is cancelled or has begun', async () => {
    const id = await book('10:00');
    await book('11:00');
    backend.moveClockTo(`${monday}T09:30:00+05:30`);
    await remind();
    await cancel(me, id);
    backend.moveClockTo(`${monday}T11:00:00+05:30`);
    expect(await sendDue()).toEqual([]);
  });

  it('moves with its booking', async () => {
    const id = await book('10:00');
    backend.moveClockTo(`${monday}T08:00:00+05:30`);
    await remind();
    expect((await move(me, id, hourFrom('15:00'))).status).toBe(200);
    expect(await reminded()).toEqual([]);
    backend.moveClockTo(`${monday}T13:00:00+05:30`);
    expect((await reminded()).map(({ body }) => body)).toEqual([
      'Your booking: Mon, 16 Mar, 3:00 pm, Partner partner',
    ]);
  });

  it('comes with the next start if the backend was stopped at its time, while the booking is to come', async () => {
    await book('10:00');
    await book('16:00');
    backend.moveClockTo(`${monday}T15:30:00+05:30`);
    expect((await reminded()).map(({ body }) => body)).toEqual([
      'Your booking: Mon, 16 Mar, 4:00 pm, Partner partner',
    ]);
  });

  it('is given up after ten tries where its words cannot be made, as in a zone that the service does not know', async () => {
    await withoutRule(backend.connection, 'partners_zone_known', async () => {
      await book('10:00');
      await backend.db.update(partners).set({ zone: 'Asia/Kolkata+5:30' });
      backend.moveClockTo(`${monday}T08:00:00+05:30`);
      await remind();
      for (let tries = 0; tries < 10; tries += 1) {
        await expect(sendDue()).rejects.toThrow(RangeError);
        backend.moveClock(leaseMs);
      }
      expect(await sendDue()).toEqual([]);
      expect(backend.log).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ level: 'warn', msg: 'push message given up', tries: 10 }),
        ]),
      );
      backend.moveClock(leaseMs);
      expect(await sendDue()).toEqual([]);
    });
  });

  it('comes also from a backend whose clock was ahead when it looked before', async () => {
    const queueReminders = createReminders(backend.db);
    backend.moveClockTo(`${monday}T18:00:00+05:30`);
    await queueReminders(backend.now());
    backend.moveClock(-day);
    await book('10:00');
    backend.moveClockTo(`${monday}T08:00:00+05:30`);
    await queueReminders(backend.now());
    expect(await sendDue()).toHaveLength(1);
  });
});

function book(start: string, partner_id = 'partner', service_id = 'alone') {
  return booked(me, { partner_id, service_id, ...hourFrom(start) });
}

async function reminded() {
  await remind();
  return sendDue();
}
