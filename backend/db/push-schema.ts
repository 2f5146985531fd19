import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from './schema.ts';

/**
 * What a push message is about: an event that a person is invited to, or a booking of theirs. Its words
 * are written when it is sent, from what is true then.
 */
export type PushKind = 'invitation' | 'event_changed' | 'event_cancelled' | 'deadline' | 'booking';

/**
 * Push messages to people, one for each occasion: the version of an event, or the instant that a reminder
 * is about. `subjectId` is the event's or the booking's; it refers to no table, since a message whose
 * subject is gone is not sent. `nextTryAt` moves on by a lease whenever a sender takes the message, so
 * that another one continues if that sender ends. `sentTo` has the hashes of the device tokens that were
 * reached.
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<PushKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    occasion: text().notNull(),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer().notNull().default(0),
    sentTo: text('sent_to').array().notNull().default(sql`'{}'::text[]`),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('push_messages_once').on(table.userId, table.kind, table.subjectId, table.occasion),
    index('push_messages_due').on(table.nextTryAt).where(sql`${table.settledAt} is null`),
    index('push_messages_settled_at').on(table.settledAt),
    check(
      'push_messages_kind_known',
      sql`${table.kind} in ('invitation', 'event_changed', 'event_cancelled', 'deadline', 'booking')`,
    ),
  ],
);
