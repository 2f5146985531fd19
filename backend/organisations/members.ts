import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { organisationMembers, organisations } from '../db/organisation-schema.ts';
import { users } from '../db/schema.ts';

/**
 * Makes a new person a member of every organisation that is open to everyone: their product would be
 * empty otherwise.
 */
export async function joinOpenOrganisations(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    insert into ${organisationMembers} (organisation_id, user_id)
    select ${organisations.id}, ${userId}::uuid from ${organisations}
    where ${organisations.isOpenToEveryone}
    on conflict do nothing`);
}

/** Makes all existing people members of a new organisation that is open to everyone. */
export async function everybodyJoinsOpenOrganisations(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${organisationMembers} (organisation_id, user_id)
    select ${organisations.id}, ${users.id} from ${organisations} cross join ${users}
    where ${organisations.isOpenToEveryone}
    on conflict do nothing`);
}

/** Makes a person who accepted an invitation a member, unless they are one. */
export async function joinByInvitation(
  db: Database,
  organisationId: string,
  userId: string,
): Promise<void> {
  await db
    .insert(organisationMembers)
    .values({ organisationId, userId, isByInvitation: true })
    .onConflictDoNothing();
}

/** Ends a membership that began by accepting an invitation, and no other. */
export async function leaveByInvitation(
  db: Database,
  organisationId: string,
  userId: string,
): Promise<void> {
  await db
    .delete(organisationMembers)
    .where(
      and(
        eq(organisationMembers.organisationId, organisationId),
        eq(organisationMembers.userId, userId),
        eq(organisationMembers.isByInvitation, true),
      ),
    );
}
