import { randomUUID } from 'node:crypto';
import type { Person } from '../../many-people.ts';
import { type Findings, ms, number, type Row } from '../part.ts';
import { post } from './client.ts';
import { load, type Measured } from './load.ts';
import { type Booking, book, list, register } from './offer.ts';

const seconds = 4;
const daysPrepared = 280;
const services = ['family-doctor-lakshmi-prasad', 'child-specialist-farida-begum'] as const;

/** Fewer than may sign up from one address; so many that none of them meets the limit of a person. */
const peopleInTurn = 250;

/** A running backend on an engine, and a bare server beside it whose every call is one insert. */
export interface Running {
  readonly name: string;
  readonly url: string;
  readonly floor: string;
  /** Bookings a second that are aimed at. */
  readonly aim: string;
}

/** Bookings and lists of slots by 8 and by 64 clients at once. */
export async function benchCalls({ name, url, floor, aim }: Running): Promise<Findings> {
  const people = await register(url, peopleInTurn);
  const free = await freeBookings(url, people);
  const measure = (crowd: number) => measureCrowd({ url, floor, crowd, people, free });
  const few = await measure(8);
  const many = await measure(64);
  const perSecond = ({ perSecond }: Measured) => number(perSecond);
  const rows: Row[] = [
    {
      what: 'bookings a second, 8 clients',
      ours: perSecond(few.booked),
      beside: `bare inserts ${perSecond(few.bare)}`,
      aim,
    },
    {
      what: 'lists of slots a second, 8 clients',
      ours: perSecond(few.listed),
      beside: `bare inserts ${perSecond(few.bare)}`,
    },
    {
      what: 'bookings a second, 64 clients',
      ours: perSecond(many.booked),
      beside: `bare inserts ${perSecond(many.bare)}`,
    },
    {
      what: 'p99 of a booking, 64 clients',
      ours: ms(many.booked.p99),
      beside: `bare inserts ${ms(many.bare.p99)}`,
      aim: '< 500 ms',
    },
  ];
  const failed = [few, many]
    .flatMap(({ bare, listed, booked }) => [bare, listed, booked])
    .reduce((sum, { failed }) => sum + failed, 0);
  return {
    rows: rows.map((row) => ({ ...row, what: `${name}: ${row.what}` })),
    faults: failed > 0 ? [`${failed} calls on ${name} failed.`] : [],
  };
}

interface Crowd {
  readonly url: string;
  readonly floor: string;
  readonly crowd: number;
  readonly people: readonly Person[];
  readonly free: Booking[];
}

async function measureCrowd({ url, floor, crowd, people, free }: Crowd) {
  const inTurn = (ask: (person: Person, request: number) => Promise<boolean>) => (n: number) => {
    const person = people[n % people.length];
    return person ? ask(person, n) : Promise.resolve(false);
  };
  const bare = await load(crowd, seconds, async () => {
    return (await post(floor, { user_id: randomUUID() })).status === 200;
  });
  const listing = inTurn(async (person, n) => {
    await list(url, person, services[0], 1 + (n % 30));
    return true;
  });
  const listed = await load(crowd, seconds, listing);
  const booking = inTurn(async (person) => {
    const slot = free.pop();
    return slot !== undefined && (await book(url, person, slot)) === 201;
  });
  const booked = await load(crowd, seconds, booking, Math.floor(free.length / 2));
  return { bare, listed, booked };
}

/** One-to-one slots of several partners, as the backend lists them; each can be booked once. */
async function freeBookings(url: string, people: readonly Person[]): Promise<Booking[]> {
  const [person] = people;
  if (person === undefined) return [];
  const found: Booking[] = [];
  for (const service of services) {
    for (let days = 1; days <= daysPrepared; days++) {
      found.push(...(await list(url, people[days % people.length] ?? person, service, days)));
    }
  }
  return found;
}
