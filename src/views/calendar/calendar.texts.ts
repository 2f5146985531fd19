import type { ItemKind } from '../../domain/calendar.ts';
import { kinds } from '../calendar-items/calendar-items.texts.ts';

export const heading = 'Calendar';
export const lead = 'Your appointments, events and tasks.';
export const notShown = 'The calendar could not be shown.';
export const checkConnection = 'Check your connection and try again.';
export const emptyDay = 'Nothing on this day';
export const emptyDayHint = 'Add an appointment, an event or a task.';
export const showMore = (count: number) => `Show ${count} more`;
export const more = (count: number) => `${count} more`;
export const provider = 'With';
export const invited = 'Invited';
export const notes = 'Notes';
export const edit = 'Edit';
export const remove = 'Delete';
/** A status in words: a known one in the person’s language, any other as it was typed. */
export const statusText = (status: string) => status;
/** The status to keep for these words: a known one in English, any other as it was typed. */
export const statusFrom = (text: string) => text;
export const entryAdded = (kind: ItemKind, day: string) => `${kinds[kind]} added on ${day}.`;
export const entryChanged = (kind: ItemKind, day: string) =>
  `${kinds[kind]} changed: it is on ${day}.`;
