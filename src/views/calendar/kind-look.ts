import type { ItemKind } from '../../domain/calendar.ts';

/** The word at the start of a calendar line (§2.20). */
export const kindWords: Readonly<Record<ItemKind, string>> = {
  appointment: 'Appointment',
  event: 'Event',
  task: 'Task',
};
