import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('en');

/** The word at the start of a calendar line (§2.20). */
export const kinds = { appointment: 'Appointment', event: 'Event', task: 'Task' } as const;
export const items = (count: number) =>
  plural(count, { one: (n) => `${n} item`, other: (n) => `${n} items` });
export const today = 'Today';
export const nothingPlanned = 'Nothing planned. The day is yours.';
export const andMore = (count: number) => `and ${count} more`;
export const asOf = (when: string) => `As of ${when}`;
