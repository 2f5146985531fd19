import { defaultQuotas } from '../../../backend/quotas/quotas.ts';
import { Fault } from '../../fault.ts';
import type { Person } from '../../many-people.ts';
import { book, list } from './offer.ts';

const doctor = 'family-doctor-lakshmi-prasad';
const yoga = { service: 'sunrise-yoga-kavitha', seats: 18 };
const mostThatDay = defaultQuotas.openBookings.withPartnerADay;

/**
 * Lets all people book at once, over all of the backends: one slot, the seats of a group, and one of
 * them a whole day. Resolves with how many got what they wanted, and throws a `Fault` if they are too
 * many.
 */
export async function storm(urls: readonly string[], people: readonly Person[]): Promise<number[]> {
  const [first, second] = people;
  const [url = ''] = urls;
  if (first === undefined || second === undefined) throw new Fault('A storm needs people.');
  const at = (turn: number) => urls[turn % urls.length] ?? url;
  const all = async (service: string) => {
    const [slot] = await freeDay(url, first, service, 1);
    return slot ? people.map((person, turn) => book(at(turn), person, slot)) : [];
  };
  const wholeDay = (await freeDay(url, second, doctor, 2 * mostThatDay)).map((slot, turn) =>
    book(at(turn), second, slot),
  );
  return [
    await expectBooked('one person, one day', mostThatDay, wholeDay),
    await expectBooked('one slot', 1, await all(doctor)),
    await expectBooked('a group', yoga.seats, await all(yoga.service)),
  ];
}

/** The slots of the first day with at least so many. */
async function freeDay(url: string, person: Person, service: string, least: number) {
  for (let days = 300; days <= 365; days++) {
    const slots = await list(url, person, service, days);
    if (slots.length >= least) return slots;
  }
  throw new Fault(`${service} has no free day left for a storm.`);
}

async function expectBooked(
  name: string,
  expected: number,
  asked: readonly Promise<number>[],
): Promise<number> {
  const statuses = await Promise.all(asked);
  const booked = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 409).length;
  if (booked === expected && booked + refused === statuses.length) return booked;
  throw new Fault(`A race is open: ${name} takes ${expected}, answers were ${statuses.sort()}.`);
}
