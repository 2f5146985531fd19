import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('en');

export const today = (day: string) => `Today, ${day}`;
export const tomorrow = (day: string) => `Tomorrow, ${day}`;
export const noneOnDay = 'No slots are free on this day.';
export const noneTodayButLater = 'No slots are left today. Another day may have some.';
export const noneToday = 'No slots are left today. Tomorrow’s open at midnight.';
export const slotsLost = 'The slots did not arrive, so nothing can be booked just now.';
export const slotsFree = (count: number) =>
  plural(count, { one: (n) => `${n} slot is free`, other: (n) => `${n} slots are free` });
export const previousDay = 'Previous day';
export const nextDay = 'Next day';
export const earlierOver = 'Earlier days are over.';
export const laterNotYet = 'Later days cannot be booked yet.';
export const chooseSlots = 'Choose one slot or several.';
export const allTaken = 'All of today is taken. Tomorrow’s slots open at midnight.';
