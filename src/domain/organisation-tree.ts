import * as v from 'valibot';
import { folded } from './folded.ts';
import type { Organisation, ResourceKind } from './organisation.ts';
import {
  folded as closed,
  isOpen,
  type Outline,
  type Placed,
  toggled,
  unfolded,
  waysOf,
} from './outline.ts';
import { RowList } from './row-list.ts';

/** A row of the tree of organisations. */
interface Entry {
  kind: 'organisation' | 'branch' | 'department' | 'resource';
  name: string;
  /** Of an organisation its branches, of a branch or a department all resources in it. */
  count: number;
  /** Of a resource only; several departments may list one resource. */
  resourceId: string | null;
  /** What a resource is, where the service says it. */
  resourceKind: ResourceKind | null;
  /** Of a resource its slots that are free today, where the service counts them. */
  freeToday: number | null;
}

export type OrganisationRow = Entry & Placed;
export type OrganisationTree = Outline<OrganisationRow>;

/** How a tree was left; a draft of a former version has the words alone. */
export const TreeLeft = v.object({
  /** The words of the search. */
  words: v.string(),
  /** The number of rows that the tree had. */
  rows: v.optional(v.number(), 0),
  /** The indexes of the rows that were closed by the person, or opened if they are closed at first. */
  turned: v.optional(v.array(v.number()), []),
});

export type TreeLeft = v.InferOutput<typeof TreeLeft>;

/** With more resources than this the departments are closed at first. */
const manyResources = 60;

/** The tree of these organisations, with the rows open that are open at first. */
export function treeOf(organisations: readonly Organisation[]): OrganisationTree {
  const list = new RowList<Entry>();
  for (const { name, branches } of organisations) {
    const organisation = list.add(group('organisation', name, branches.length), null);
    for (const { name, departments } of branches) {
      const count = departments.reduce((sum, { resources }) => sum + resources.length, 0);
      const branch = list.add(group('branch', name, count), organisation);
      for (const { name, resources } of departments) {
        const department = list.add(group('department', name, resources.length), branch);
        for (const { name, resourceId, kind, free_today } of resources) {
          const own = { resourceId, resourceKind: kind ?? null, freeToday: free_today ?? null };
          list.add({ kind: 'resource', name, count: 0, ...own }, department);
        }
      }
    }
  }
  return openAtFirst(list.outline);
}

/** The rows whose names contain these words, with all below them and the rows that lead to them; all open. */
export function found({ rows }: OrganisationTree, words: string): OrganisationTree {
  const wanted = folded(words.trim());
  const isHit = rows.map(({ name }) => folded(name).includes(wanted));
  const isWanted = [...isHit];
  for (const [index, { parent }] of [...rows.entries()].reverse()) {
    if (isWanted[index] && parent !== null) isWanted[parent] = true;
  }
  const list = new RowList<Entry>();
  const added = new Map<number | null, number>();
  let hitsUpTo = 0;
  for (const [index, row] of rows.entries()) {
    if (isHit[index]) hitsUpTo = Math.max(hitsUpTo, row.end);
    if (!isWanted[index] && index >= hitsUpTo) continue;
    added.set(index, list.add(row, added.get(row.parent) ?? null));
  }
  return list.outline;
}

/** The number of resources in a tree, in open and closed rows. */
export function resourcesIn({ rows }: OrganisationTree): number {
  return rows.filter(({ kind }) => kind === 'resource').length;
}

/** The tree without what its resources had free on a day that is over. */
export function withoutFreeToday(tree: OrganisationTree): OrganisationTree {
  return { ...tree, rows: tree.rows.map((row) => ({ ...row, freeToday: null })) };
}

/** A tree that was fetched again: of the rows that it had before, the same ones are open. */
export function openAsBefore(tree: OrganisationTree, before: OrganisationTree): OrganisationTree {
  const ways = waysOf(before.rows, nameOf);
  const wasOpen = new Map(groupsOf(before).map((row) => [ways[row], isOpen(before, row)]));
  const waysNow = waysOf(tree.rows, nameOf);
  return groupsOf(tree)
    .filter((row) => wasOpen.get(waysNow[row]) === !isOpen(tree, row))
    .reduce(toggled, tree);
}

/** What tells a row from others below the same one. */
export function nameOf({ name, resourceId }: OrganisationRow): string {
  return resourceId ?? name;
}

/** The indexes of the rows that are open and were closed at first, or the other way round. */
export function turnedIn(tree: OrganisationTree): number[] {
  const atFirst = openAtFirst(tree);
  return groupsOf(tree).filter((row) => isOpen(tree, row) !== isOpen(atFirst, row));
}

/** The turned rows once this one is turned as well, or back. */
export function turnedWith(turned: readonly number[], row: number): number[] {
  return turned.includes(row) ? turned.filter((other) => other !== row) : [...turned, row];
}

/** A tree that was fetched for a person who comes back: with as many rows, it is as they left it. */
export function openAsLeft(tree: OrganisationTree, left: TreeLeft | null): OrganisationTree {
  return left?.rows === tree.rows.length ? left.turned.reduce(toggled, tree) : tree;
}

/** The indexes of the rows that can be opened. */
function groupsOf({ rows }: OrganisationTree): number[] {
  return rows.flatMap(({ children }, row) => (children.length > 0 ? [row] : []));
}

function openAtFirst(tree: OrganisationTree): OrganisationTree {
  if (resourcesIn(tree) <= manyResources) return unfolded(tree);
  return tree.rows.reduce(
    (outline, { kind }, index) =>
      kind === 'organisation' || kind === 'branch' ? toggled(outline, index) : outline,
    closed(tree),
  );
}

function group(kind: Entry['kind'], name: string, count: number): Entry {
  return { kind, name, count, resourceId: null, resourceKind: null, freeToday: null };
}
