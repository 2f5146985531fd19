import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  branches,
  departments,
  organisationMembers,
  organisations,
  resources,
} from '../../db/organisation-schema.ts';
import { kondaHeights } from './konda-heights.ts';
import { kurnoolCommons } from './kurnool-commons.ts';
import type { OrganisationSeed } from './organisation-seed.ts';
import { rayalaseemaWorks } from './rayalaseema-works.ts';

/** All organisations of a demonstration. */
export const seededOrganisations = [kurnoolCommons, rayalaseemaWorks, kondaHeights] as const;

/**
 * Seeds the organisations with one person as a member of all. Changes nothing that is already
 * there.
 */
export async function insertOrganisations(db: Database, memberId: string): Promise<void> {
  await insertTrees(db, seededOrganisations);
  await db
    .insert(organisationMembers)
    .values(seededOrganisations.map(({ id }) => ({ organisationId: id, userId: memberId })))
    .onConflictDoNothing();
}

/**
 * Seeds organisations down to their resources, without members. Fills in the kinds of resources that
 * an older version seeded.
 */
export async function insertTrees(db: Database, seeds: readonly OrganisationSeed[]): Promise<void> {
  const rows = rowsOf(seeds);
  await db.insert(organisations).values(rows.organisations).onConflictDoNothing();
  await db.insert(branches).values(rows.branches).onConflictDoNothing();
  await db.insert(departments).values(rows.departments).onConflictDoNothing();
  await db
    .insert(resources)
    .values(rows.resources)
    .onConflictDoUpdate({
      target: resources.id,
      set: { kind: sql`excluded.kind` },
      setWhere: isNull(resources.kind),
    });
}

function rowsOf(seeds: readonly OrganisationSeed[]) {
  const inOrganisations = seeds.flatMap(({ id, branches }) =>
    branches.map((branch) => ({ ...branch, organisationId: id })),
  );
  const inBranches = inOrganisations.flatMap(({ id, departments }) =>
    departments.map((department) => ({ ...department, branchId: id })),
  );
  return {
    organisations: seeds.map(({ branches: _, ...organisation }) => organisation),
    branches: inOrganisations.map(({ departments: _, ...branch }) => branch),
    departments: inBranches.map(({ resources: _, ...department }) => department),
    resources: inBranches.flatMap(({ id, resources }) =>
      resources.map((resource) => ({ ...resource, departmentId: id, zone: 'Asia/Kolkata' })),
    ),
  };
}
