import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { hostedEvents } from './event-schema.ts';
import { instant, users } from './schema.ts';

/**
 * The owner, and the columns of every item (§3.9); `status` is free text. `addedAt` is set where a
 * person added it by hand, and counts for the quota.
 */
const common = () => ({
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeSlot: instant('time_slot').notNull(),
  status: text().notNull(),
  title: text().notNull(),
  addedAt: instant('added_at'),
});

/**
 * Calendar events; `invitees` is free text. A hosted event has one entry for its host and one for
 * each attending guest.
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
    index('calendar_events_user_id_added_at').on(table.userId, table.addedAt),
    unique('calendar_events_once_a_hosted_event').on(table.hostedEventId, table.userId),
  ],
);

/** Tasks in people's calendars. */
export const tasks = pgTable('tasks', { ...common(), notes: text() }, (table) => [
  index('tasks_user_id_time_slot').on(table.userId, table.timeSlot),
  index('tasks_user_id_added_at').on(table.userId, table.addedAt),
]);
