import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('en');

export const day = 'Day';
export const slots = 'Slots';
export const slotsOn = (day: string) => `Slots on ${day}`;
export const slotCount = (count: number) =>
  plural(count, { one: (n) => `${n} slot`, other: (n) => `${n} slots` });
export const timesIn = (zone: string) => `Times are in ${zone}.`;
export const parts = { Morning: 'Morning', Afternoon: 'Afternoon', Evening: 'Evening' } as const;
export const slotsLost = 'The slots did not arrive.';
export const otherDay = 'Another day may have time for you.';
export const lookAt = (day: string) => `Look at ${day}`;
export const goTo = (day: string) => `Go to ${day}`;
export const bookOn = (times: string, day: string) => `Book ${times} on ${day}`;
export const chooseDayAndSlot = 'Choose a day, then a slot.';
