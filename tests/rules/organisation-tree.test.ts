import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Organisation } from '#domain/organisation.ts';
import {
  found,
  type OrganisationTree,
  openAsLeft,
  treeOf,
  turnedIn,
  turnedWith,
} from '#domain/organisation-tree.ts';
import { rowAt, shownRows, toggled } from '#domain/outline.ts';

const club: Organisation = {
  name: 'Club',
  branches: [
    {
      name: 'Old town',
      departments: [
        {
          name: 'Events',
          resources: [
            { resourceId: 'hall', name: 'Community hall', kind: 'hall', free_today: 3 },
            { resourceId: 'studio', name: 'Café studio' },
          ],
        },
        { name: 'Office', resources: [] },
      ],
    },
    { name: 'Garden', departments: [] },
  ],
};
const tree = treeOf([club, { name: 'Trust', branches: [] }]);

const name = fc.constantFrom('Hall', 'Garden hall', 'Room', 'Café', 'Yard');
const listOf = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 3 });
const organisations: fc.Arbitrary<Organisation[]> = listOf(
  fc.record({
    name,
    branches: listOf(
      fc.record({
        name,
        departments: listOf(
          fc.record({ name, resources: listOf(fc.record({ resourceId: fc.uuid(), name })) }),
        ),
      }),
    ),
  }),
);

describe('Tree of organisations', () => {
  it('lists each organisation, branch, department and resource, with what is counted in it', () => {
    expect(tree.rows.map(({ kind, name, count }) => [kind, name, count])).toEqual([
      ['organisation', 'Club', 2],
      ['branch', 'Old town', 2],
      ['department', 'Events', 2],
      ['resource', 'Community hall', 0],
      ['resource', 'Café studio', 0],
      ['department', 'Office', 0],
      ['branch', 'Garden', 0],
      ['organisation', 'Trust', 0],
    ]);
    expect(tree.rows.map(({ level }) => level)).toEqual([1, 2, 3, 4, 4, 3, 2, 1]);
    expect(tree.rows[4]?.resourceId).toBe('studio');
  });

  it('opens as it was left, whichever rows are closed at first, unless it has more or fewer rows', () => {
    const rooms = Array.from({ length: 61 }, (_, at) => ({ resourceId: `${at}`, name: `${at}` }));
    const branches = [{ name: 'Tower', departments: [{ name: 'Rooms', resources: rooms }] }];
    const tower = { name: 'Kondapalli Works', branches };
    for (const [organisation, rows] of [
      [club, [0, 2]],
      [tower, [2]],
      [tower, [0]],
    ] as const) {
      const fresh = treeOf([organisation]);
      const before = rows.reduce(toggled, fresh);
      const left = { words: '', rows: before.rows.length, turned: turnedIn(before) };
      expect(left.turned).toEqual(rows);
      expect([...rows, ...rows, ...rows].reduce<number[]>(turnedWith, [])).toEqual(rows);
      expect(openAsLeft(fresh, left)).toEqual(before);
      expect(openAsLeft(tree, left)).toBe(tree);
    }
    expect(openAsLeft(tree, null)).toBe(tree);
  });

  it('says of a resource what it is and how many slots are free, also among what was found', () => {
    for (const { rows } of [tree, found(tree, 'o')]) {
      const said = rows.map(({ resourceKind, freeToday }) => [resourceKind, freeToday]);
      expect(said.slice(2, 5)).toEqual([
        [null, null],
        ['hall', 3],
        [null, null],
      ]);
    }
  });

  it('is open down to the resources when there are 60 or fewer', () => {
    expect(shownRows(treeOf([withResources(60)]))).toBe(63);
  });

  it('has closed departments at first when there are more than 60 resources', () => {
    expect(shownNames(treeOf([withResources(61)]))).toEqual(['Club', 'Old town', 'Events']);
  });

  it('is searched by a part of a name, ignoring accents, case and outer spaces', () => {
    const way = ['Club', 'Old town', 'Events'];
    expect(shownNames(found(tree, ' CAFE Studio '))).toEqual([...way, 'Café studio']);
    expect(shownNames(found(tree, 'hall'))).toEqual([...way, 'Community hall']);
    expect(shownNames(found(tree, 'tennis'))).toEqual([]);
  });

  it('shows all rows below a match, and keeps their counts', () => {
    const names = ['Club', 'Old town', 'Events', 'Community hall', 'Café studio'];
    expect(shownNames(found(tree, 'event'))).toEqual(names);
    expect(found(tree, 'studio').rows[1]?.count).toBe(2);
  });

  it('finds a row when its name, or one above or below it, contains the words', () => {
    fc.assert(
      fc.property(
        organisations,
        fc.constantFrom('hall', 'garden', 'room', 'none'),
        (all, words) => {
          expect(shownNames(found(treeOf(all), words))).toEqual(
            all.flatMap((organisation) => slowlyFound(plain(organisation), words)),
          );
        },
      ),
    );
  });
});

interface Plain {
  name: string;
  below: Plain[];
}

function plain({
  name,
  branches = [],
  departments = [],
  resources = [],
}: Partial<
  Organisation &
    Organisation['branches'][number] &
    Organisation['branches'][number]['departments'][number]
>): Plain {
  return { name: name ?? '', below: [...branches, ...departments, ...resources].map(plain) };
}

function slowlyFound({ name, below }: Plain, words: string): string[] {
  if (name.toLowerCase().includes(words)) return [name, ...below.flatMap(allNames)];
  const inside = below.flatMap((one) => slowlyFound(one, words));
  return inside.length > 0 ? [name, ...inside] : [];
}

function allNames({ name, below }: Plain): string[] {
  return [name, ...below.flatMap(allNames)];
}

function withResources(count: number): Organisation {
  const resources = Array.from({ length: count }, (_, at) => ({
    resourceId: `${at}`,
    name: 'Room',
  }));
  return {
    name: 'Club',
    branches: [{ name: 'Old town', departments: [{ name: 'Events', resources }] }],
  };
}

function shownNames(tree: OrganisationTree): (string | undefined)[] {
  return Array.from({ length: shownRows(tree) }, (_, at) => tree.rows[rowAt(tree, at)]?.name);
}
