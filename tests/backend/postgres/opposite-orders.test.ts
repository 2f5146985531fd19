// @vitest-environment node
import { expect, it } from 'vitest';
import { appOn, send } from '../support/backend.ts';
import { manyPeople } from '../support/people.ts';
import { setUpStranger } from '../support/postgres/stranger.ts';

const now = new Date('2026-03-14T09:00:00.000Z');
const date = '2026-03-16';
const resource = 'commons-meeting-room';
const world = setUpStranger(now);

it('PostgreSQL: of two people who want the same slots in opposite orders one gets them, and the other hears that they are taken', async () => {
  const { db } = world.connection;
  const people = await manyPeople(db, 2, now);
  const slots = [10, 11, 12].map((hour) => ({ start: `${hour}:00`, end: `${hour + 1}:00` }));
  const app = appOn(db, () => now);
  let answers: Promise<Response>[] = [];

  // A third booking of the slot in the middle holds both up, where neither has written all slots.
  const booked = `insert into resource_bookings
    select gen_random_uuid(), '${resource}', id, '${date}', '11:00', '12:00',
      '${date}T11:00+05:30', '${date}T12:00+05:30', now() from users limit 1`;
  await world.hold(booked, async () => {
    answers = people.map(({ userID: userId, token: bearer }, index) => {
      const wanted = index === 0 ? slots : slots.toReversed();
      const body = { date, slots: wanted, userId };
      return send(app, 'POST', `/resource/${resource}/book`, body, { bearer });
    });
    await world.untilWaiting(2);
  });

  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});
