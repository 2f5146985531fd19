// @vitest-environment node
import { expect, it } from 'vitest';
import { manyPeople } from '../../../scripts/many-people.ts';
import { appOn, callsOf } from '../support/backend.ts';
import { bookingAt, monday, room, slotsFrom } from '../support/booking.ts';
import { setUpStranger } from '../support/postgres/stranger.ts';

const now = new Date('2026-03-14T09:00:00.000Z');
const world = setUpStranger(now);

it('PostgreSQL: of two people who want the same slots in opposite orders one gets them, and the other hears that they are taken', async () => {
  const { db } = world.connection;
  const people = await manyPeople(db, 2, now);
  const slots = slotsFrom('10:00', '11:00', '12:00');
  const { bookSlots } = bookingAt(callsOf(appOn(db, () => now)));
  let answers: Promise<Response>[] = [];

  // A third booking of the slot in the middle holds both up, where neither has written all slots.
  const booked = `insert into resource_bookings
    select gen_random_uuid(), '${room}', id, '${monday}', '11:00', '12:00',
      '${monday}T11:00+05:30', '${monday}T12:00+05:30', now() from users limit 1`;
  await world.hold(booked, async () => {
    answers = people.map((person, index) =>
      bookSlots(person, index === 0 ? slots : slots.toReversed()),
    );
    await world.untilWaiting(2);
  });

  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});
