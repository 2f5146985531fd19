import type { ItemKind } from '../../domain/calendar.ts';

/** The word that a line of the calendar starts with (specification, 2). */
export const kindWords: Readonly<Record<ItemKind, string>> = {
  appointment: 'Appointment',
  event: 'Event',
  task: 'Task',
};
