import type { Database } from '../../db/connect.ts';
import {
  branches,
  departments,
  organisationMembers,
  organisations,
  resources,
} from '../../db/organisation-schema.ts';
import { kondaHeights } from './konda-heights.ts';
import { kurnoolCommons } from './kurnool-commons.ts';
import { rayalaseemaWorks } from './rayalaseema-works.ts';

/** All organisations of a demonstration. */
export const seededOrganisations = [kurnoolCommons, rayalaseemaWorks, kondaHeights] as const;

/** Puts the organisations in, and a person into all of them. Leaves what is there as it is. */
export async function insertOrganisations(db: Database, memberId: string): Promise<void> {
  for (const { branches: tree, ...organisation } of seededOrganisations) {
    await db.insert(organisations).values(organisation).onConflictDoNothing();
    const rows = rowsOf(organisation.id, tree);
    await db.insert(branches).values(rows.branches).onConflictDoNothing();
    await db.insert(departments).values(rows.departments).onConflictDoNothing();
    await db.insert(resources).values(rows.resources).onConflictDoNothing();
    await db
      .insert(organisationMembers)
      .values({ organisationId: organisation.id, userId: memberId })
      .onConflictDoNothing();
  }
}

function rowsOf(organisationId: string, tree: (typeof seededOrganisations)[number]['branches']) {
  const inBranches = tree.flatMap((branch) =>
    branch.departments.map((department) => ({ ...department, branchId: branch.id })),
  );
  return {
    branches: tree.map(({ id, name }) => ({ id, name, organisationId })),
    departments: inBranches.map(({ id, name, branchId }) => ({ id, name, branchId })),
    resources: inBranches.flatMap(({ id, resources }) =>
      resources.map((resource) => ({ ...resource, departmentId: id, zone: 'Asia/Kolkata' })),
    ),
  };
}
