import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outline, Placed } from '#domain/outline.ts';
import {
  folded,
  isOpen,
  isUnfolded,
  nearestShown,
  placeOf,
  rowAgain,
  rowAt,
  rowOf,
  shownRows,
  siblingsOf,
  toggled,
  unfolded,
} from '#domain/outline.ts';
import { RowList } from '#domain/row-list.ts';

/** A row of a tree as it is usually written down; its number is its index. */
interface Plain {
  index: number;
  parent: Plain | null;
  below: Plain[];
}

/** The depths of rows in their order: each at most one deeper than the row before it. */
const depths = fc.array(fc.nat(3), { minLength: 1, maxLength: 40 }).map((wishes) => {
  let before = -1;
  return wishes.map((wish) => {
    before = Math.min(wish, before + 1);
    return before;
  });
});

/** What a person does: toggles a row, or opens or closes all. */
const acts = fc.array(
  fc.oneof({ weight: 8, arbitrary: fc.nat() }, fc.constantFrom('unfold', 'fold')),
  { maxLength: 30 },
);

describe('Outline of a tree', () => {
  it('finds a row again by the names that lead to it, twins by their order, and the row above one that is gone', () => {
    const before = named([0, 'Club'], [1, 'Hall'], [1, 'Hall'], [2, 'Stage'], [1, 'Yard']);
    const now = named([0, 'Trust'], [1, 'Yard'], [0, 'Club'], [1, 'Hall'], [1, 'Hall']);
    const again = before.rows.map((_, row) => rowAgain(now, before, row, ({ name }) => name));
    expect(again).toEqual([2, 3, 4, 4, 2]);
    expect(rowAgain(named([0, 'Trust']), before, 3, ({ name }) => name)).toBe(0);
  });

  it('shows the rows that no closed row is above, whatever was opened and closed before', () => {
    fc.assert(
      fc.property(depths, acts, (depths, acts) => {
        const { top, all } = plainTree(depths);
        let outline = outlineOf(depths);
        let open = new Set(all);
        for (const act of acts) {
          const row = typeof act === 'number' ? all[act % all.length] : undefined;
          if (act === 'unfold') [outline, open] = [unfolded(outline), new Set(all)];
          if (act === 'fold') [outline, open] = [folded(outline), new Set()];
          if (row) {
            outline = toggled(outline, row.index);
            if (row.below.length > 0)
              open = new Set(all.filter((one) => open.has(one) !== (one === row)));
          }
          expectAlike(outline, shown(top, open), all, open);
        }
        expectAlike(outline, shown(top, open), all, open);
      }),
    );
  });

  it('knows how many rows stand beside each row', () => {
    fc.assert(
      fc.property(depths, (depths) => {
        const { top, all } = plainTree(depths);
        const outline = outlineOf(depths);
        for (const { index, parent } of all) {
          const siblings = parent ? parent.below : top;
          const row = outline.rows[index];
          expect(row?.position).toBe(siblings.findIndex((one) => one.index === index));
          expect(row && siblingsOf(outline, row)).toBe(siblings.length);
        }
      }),
    );
  });

  it('changes a tree of a hundred times the rows in at most a few more steps', () => {
    const steps = [10, 100].map((siblings) => {
      const { outline, reads } = counted(siblings);
      const group = siblings;
      reads.count = 0;
      let tree = outline;
      for (const row of [0, group, 1, 0]) tree = toggled(tree, row);
      tree = toggled(folded(tree), 0);
      for (const place of [0, 5, shownRows(tree) - 1]) placeOf(tree, rowAt(tree, place));
      tree = unfolded(tree);
      rowAt(tree, shownRows(tree) - 1);
      return reads.count;
    });
    expect(steps[1]).toBeLessThan(2 * (steps[0] ?? 0));
  });

  it('stays as it is when a row without rows below it, or no row at all, is toggled', () => {
    const outline = outlineOf([0, 1]);
    for (const index of [1, 2]) expect(toggled(outline, index)).toBe(outline);
    expect(toggled(outline, 0)).not.toBe(outline);
  });

  it('has no row beyond its ends', () => {
    const outline = outlineOf([0, 1]);
    for (const place of [-1, 2]) {
      expect(() => rowAt(outline, place)).toThrow(new RangeError(`No row is shown at ${place}`));
      expect(() => rowOf(outline.rows, place)).toThrow(
        new RangeError(`No row has the index ${place}`),
      );
    }
  });
});

/** Checks everything that can be asked of a tree with these rows shown and these open. */
function expectAlike(
  outline: Outline<Placed>,
  wanted: Plain[],
  all: Plain[],
  open: ReadonlySet<Plain>,
): void {
  const indexes = wanted.map(({ index }) => index);
  expect(shownRows(outline)).toBe(wanted.length);
  expect(wanted.map((_, place) => rowAt(outline, place))).toEqual(indexes);
  expect(isUnfolded(outline)).toBe(wanted.some(({ parent }) => parent !== null));
  for (const row of all) {
    const place = indexes.indexOf(row.index);
    expect(placeOf(outline, row.index)).toBe(place === -1 ? null : place);
    if (row.below.length > 0) expect(isOpen(outline, row.index)).toBe(open.has(row));
    let nearest: Plain | null = row;
    while (nearest && !wanted.includes(nearest)) nearest = nearest.parent;
    expect(nearestShown(outline, row.index)).toBe(nearest?.index);
  }
}

function shown(rows: Plain[], open: ReadonlySet<Plain>): Plain[] {
  return rows.flatMap((row) => [row, ...(open.has(row) ? shown(row.below, open) : [])]);
}

function plainTree(depths: readonly number[]): { top: Plain[]; all: Plain[] } {
  const top: Plain[] = [];
  const all: Plain[] = [];
  const last: Plain[] = [];
  for (const [index, depth] of depths.entries()) {
    const row: Plain = { index, parent: last[depth - 1] ?? null, below: [] };
    (row.parent?.below ?? top).push(row);
    all.push(row);
    last[depth] = row;
  }
  return { top, all };
}

function outlineOf(depths: readonly number[]): Outline<Placed> {
  const list = new RowList<object>();
  const last: number[] = [];
  for (const depth of depths) last[depth] = list.add({}, last[depth - 1] ?? null);
  return list.outline;
}

/** A tree of so many groups with so many rows each, which counts how often a row is looked at. */
function counted(siblings: number) {
  const depths = Array.from({ length: siblings }, () => [0, ...Array(siblings - 1).fill(1)]).flat();
  const reads = { count: 0 };
  const { rows, ...outline } = outlineOf(depths);
  const watched = new Proxy(rows, {
    get: (target, key, receiver) => {
      reads.count += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { outline: { ...outline, rows: watched }, reads };
}

/** Rows of these depths and names. */
function named(...rows: [depth: number, name: string][]): Outline<Placed & { name: string }> {
  const list = new RowList<{ name: string }>();
  const last: number[] = [];
  for (const [depth, name] of rows) last[depth] = list.add({ name }, last[depth - 1] ?? null);
  return list.outline;
}
