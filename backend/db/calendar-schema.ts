import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { hostedEvents } from './event-schema.ts';
import { instant, users } from './schema.ts';

/** Whose calendar it is, and what every item has (§3.9); `status` is free text. */
const common = () => ({
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeSlot: instant('time_slot').notNull(),
  status: text().notNull(),
  title: text().notNull(),
});

/**
 * Events in people's calendars; `invitees` is free text. One that stands for a hosted event, at its
 * host or at a guest, is there once a person.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    ...common(),
    invitees: text().notNull(),
    hostedEventId: uuid('hosted_event_id').references(() => hostedEvents.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    index('calendar_events_user_id_time_slot').on(table.userId, table.timeSlot),
    unique('calendar_events_once_a_hosted_event').on(table.hostedEventId, table.userId),
  ],
);

/** Tasks in people's calendars. */
export const tasks = pgTable('tasks', { ...common(), notes: text() }, (table) => [
  index('tasks_user_id_time_slot').on(table.userId, table.timeSlot),
]);
