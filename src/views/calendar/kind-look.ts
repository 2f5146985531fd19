import type { ItemKind } from '../../domain/calendar.ts';

/** The word that a line of the calendar starts with (§2.20). */
export const kindWords: Readonly<Record<ItemKind, string>> = {
  appointment: 'Appointment',
  event: 'Event',
  task: 'Task',
};
