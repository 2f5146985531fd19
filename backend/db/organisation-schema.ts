import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ResourceKind } from '#domain/organisation.ts';
import type { OpenHours } from '#domain/working-hours.ts';
import { isKnownZone, users } from './schema.ts';

/** Organisations. A new person joins those that are open to everyone. */
export const organisations = pgTable('organisations', {
  id: text().primaryKey(),
  name: text().notNull(),
  isOpenToEveryone: boolean('is_open_to_everyone').notNull(),
});

/**
 * Members of an organisation, who may see and book its resources. A membership that began with an
 * accepted invitation ends by declining it; other memberships do not depend on invitations.
 */
export const organisationMembers = pgTable(
  'organisation_members',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isByInvitation: boolean('is_by_invitation').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.organisationId] })],
);

/** Branches of organisations. */
export const branches = pgTable(
  'branches',
  {
    id: text().primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    name: text().notNull(),
  },
  (table) => [index('branches_organisation_id').on(table.organisationId)],
);

/** Departments of branches. */
export const departments = pgTable(
  'departments',
  {
    id: text().primaryKey(),
    branchId: text('branch_id')
      .notNull()
      .references(() => branches.id),
    name: text().notNull(),
  },
  (table) => [index('departments_branch_id').on(table.branchId)],
);

/**
 * Resources: `capacity` in people, `hours` in the IANA zone, divided into slots of `slotMinutes`. A
 * booking can be cancelled until `noticeHours` before it begins.
 */
export const resources = pgTable(
  'resources',
  {
    id: text().primaryKey(),
    departmentId: text('department_id')
      .notNull()
      .references(() => departments.id),
    name: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    capacity: integer().notNull(),
    zone: text().notNull(),
    hours: jsonb().$type<readonly OpenHours[]>().notNull(),
    slotMinutes: integer('slot_minutes').notNull(),
    kind: text().$type<ResourceKind>(),
    noticeHours: integer('notice_hours').notNull().default(0),
  },
  (table) => [
    index('resources_department_id').on(table.departmentId),
    check('resources_capacity_positive', sql`${table.capacity} > 0`),
    check('resources_slot_minutes_positive', sql`${table.slotMinutes} > 0`),
    check('resources_notice_not_negative', sql`${table.noticeHours} >= 0`),
    check('resources_zone_known', isKnownZone(table.zone)),
  ],
);
