import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('en');

export const heading = 'Service';
export const missingHint = 'Choose one from Explore Services to see what it offers.';
export const notBookable =
  'This service cannot be booked here: it does not say which partner offers it.';
export const location = 'Location';
export const session = 'Session';
export const group = 'Group';
export const oneOnOne = 'One-on-One';
export const participants = 'Participants';
export const people = (count: number) =>
  plural(count, { one: (n) => `${n} person`, other: (n) => `${n} people` });
export const peopleBetween = (least: number, most: number) => `${least} to ${most} people`;
export const peopleAtMost = (most: number) => `Up to ${people(most)}`;
export const peopleAtLeast = (least: number) => `${people(least)} or more`;
export const earliest = 'Earliest booking';
export const daysAhead = (count: number) =>
  plural(count, { one: (n) => `${n} day ahead`, other: (n) => `${n} days ahead` });
export const between = 'Between bookings';
export const daysApart = (count: number) =>
  plural(count, { one: (n) => `At least ${n} day`, other: (n) => `At least ${n} days` });
export const bookedAhead = (count: number) =>
  plural(count, {
    one: (n) => `Book this service at least ${n} day ahead.`,
    other: (n) => `Book this service at least ${n} days ahead.`,
  });
export const leadPicture = (name: string) => `${name}, from the portfolio`;
export const portfolio = 'Portfolio';
export const pictureOf = (name: string, place: number, count: number) =>
  `${name}, ${place} of ${count}`;
