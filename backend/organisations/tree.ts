import { asc, eq } from 'drizzle-orm';
import type { Organisation } from '#domain/organisation.ts';
import type { Asked } from '../bookings/asked.ts';
import type { Database } from '../db/database.ts';
import {
  branches,
  departments,
  organisationMembers,
  organisations,
  resources,
} from '../db/organisation-schema.ts';
import { freeSlots } from './free-slots.ts';

/** With more resources than this, counting their free slots can take longer than the tree itself. */
const mostCounted = 1_000;

/**
 * The organisations of a person down to their resources, empty ones included, each list by name; with
 * the number of slots that are free on the asked day, unless there are very many resources.
 */
export async function organisationsOf(
  db: Database,
  userId: string,
  today: Asked | null,
): Promise<Organisation[]> {
  const rows = await db
    .select({
      organisation: organisations,
      branch: branches,
      department: departments,
      resource: { resourceId: resources.id, name: resources.name, kind: resources.kind },
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .leftJoin(branches, eq(branches.organisationId, organisations.id))
    .leftJoin(departments, eq(departments.branchId, branches.id))
    .leftJoin(resources, eq(resources.departmentId, departments.id))
    .where(eq(organisationMembers.userId, userId))
    .orderBy(
      ...[organisations, branches, departments, resources].flatMap(({ name, id }) => [
        asc(name),
        asc(id),
      ]),
    );
  const isCounted = today && rows.length <= mostCounted;
  const free = isCounted ? await freeSlots(db, today) : new Map<string, number>();
  return groups(rows, ({ organisation }) => organisation).map(([organisation, rows]) => ({
    name: organisation.name,
    branches: groups(rows, ({ branch }) => branch).map(([branch, rows]) => ({
      name: branch.name,
      departments: groups(rows, ({ department }) => department).map(([department, rows]) => ({
        name: department.name,
        resources: rows.flatMap(({ resource }) =>
          resource ? { ...resource, free_today: free.get(resource.resourceId) } : [],
        ),
      })),
    })),
  }));
}

/** Rows by a shared key, in the order of the rows; rows without one are left out. */
function groups<Row, Group extends { readonly id: string }>(
  rows: readonly Row[],
  groupOf: (row: Row) => Group | null,
): [Group, Row[]][] {
  const byId = new Map<string, [Group, Row[]]>();
  for (const row of rows) {
    const group = groupOf(row);
    if (group === null) continue;
    const entry = byId.get(group.id);
    if (entry === undefined) byId.set(group.id, [group, [row]]);
    else entry[1].push(row);
  }
  return [...byId.values()];
}
