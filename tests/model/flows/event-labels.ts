import type { EventForm } from '#domain/new-event.ts';

/** The fields of the form of an event by their labels, each with what it holds of a form. */
export const eventLabels: Readonly<Record<keyof EventForm, string>> = {
  name: 'Event name',
  date: 'Date',
  time: 'Time',
  venue: 'Venue',
  description: 'Description',
  deadline: 'Invite deadline',
};
