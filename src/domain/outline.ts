/*
 * Which rows of a tree are shown. A step costs the logarithm of a row's siblings at each level,
 * however many rows exist, since siblings that are all open, or all closed, are one word.
 */

/** Where a row stands in a tree; rows stand in a list, each followed by all rows below it. */
export interface Placed {
  /** The index of the row above it; null at the top. */
  parent: number | null;
  /** 1 at the top. */
  level: number;
  /** The number of its siblings before it. */
  position: number;
  /** The indexes of the rows directly below it. */
  children: number[];
  /** The index after the last row below it. */
  end: number;
}

/** A tree, and which of its rows are open. */
export interface Outline<Row extends Placed> {
  readonly rows: readonly Row[];
  /** The indexes of the rows at the top. */
  readonly top: readonly number[];
  readonly run: Run;
}

/** Siblings with all below them: alike down to the last, divided into halves, or a single row. */
type Run = 'open' | 'closed' | Fork | Single;

interface Fork {
  readonly shown: number;
  readonly left: Run;
  readonly right: Run;
}

interface Single {
  readonly shown: number;
  readonly isOpen: boolean;
  readonly below: Run;
}

/** The siblings from one position up to another. */
interface Stretch {
  readonly siblings: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly run: Run;
}

type Rows = readonly Placed[];

/** The tree with every row open. */
export function unfolded<Row extends Placed>(outline: Outline<Row>): Outline<Row> {
  return { ...outline, run: 'open' };
}

/** The tree with every row closed. */
export function folded<Row extends Placed>(outline: Outline<Row>): Outline<Row> {
  return { ...outline, run: 'closed' };
}

/** The number of rows that are shown: those at the top, and those directly below an open row that is shown. */
export function shownRows(outline: Outline<Placed>): number {
  return shownIn(outline.rows, whole(outline));
}

/** The number of rows that stand directly below the same row as this one, with it. */
export function siblingsOf({ rows, top }: Outline<Placed>, { parent }: Placed): number {
  return (parent === null ? top : rowOf(rows, parent).children).length;
}

/** Whether a row is shown that is not at the top. */
export function isUnfolded(outline: Outline<Placed>): boolean {
  return shownRows(outline) > outline.top.length;
}

/** The index of the row that is shown at a place, counted from 0. */
export function rowAt(outline: Outline<Placed>, place: number): number {
  const { rows } = outline;
  if (place < 0 || place >= shownRows(outline)) throw new RangeError(`No row is shown at ${place}`);
  let stretch = whole(outline);
  let ahead = place;
  for (;;) {
    const { siblings, from, to, run } = stretch;
    if (run === 'open') return indexOf(siblings, from) + ahead;
    if (run === 'closed') return indexOf(siblings, from + ahead);
    if (to - from > 1) {
      const [left, right] = halvesOf(stretch);
      const inLeft = shownIn(rows, left);
      stretch = ahead < inLeft ? left : right;
      if (ahead >= inLeft) ahead -= inLeft;
    } else {
      if (ahead === 0) return indexOf(siblings, from);
      ahead -= 1;
      stretch = belowOf(rows, stretch);
    }
  }
}

/** The place of a row among those that are shown; null while a row above it is closed. */
export function placeOf(outline: Outline<Placed>, index: number): number | null {
  const { rows } = outline;
  let stretch = whole(outline);
  let place = 0;
  for (const step of wayTo(rows, index)) {
    const found = narrowed(rows, stretch, step);
    place += found.before;
    if (step === index) return place;
    if (!singleOf(found.stretch).isOpen) return null;
    place += 1;
    stretch = belowOf(rows, found.stretch);
  }
  return null;
}

/** The row itself while it is shown, else the nearest row above it that is. */
export function nearestShown(outline: Outline<Placed>, index: number): number {
  return wayTo(outline.rows, index).find((step) => !isOpen(outline, step)) ?? index;
}

/** Whether the rows directly below this one are shown whenever it is. */
export function isOpen({ rows, ...outline }: Outline<Placed>, index: number): boolean {
  let stretch = whole(outline);
  for (const step of wayTo(rows, index)) {
    const found = narrowed(rows, stretch, step);
    if (step === index) return singleOf(found.stretch).isOpen;
    stretch = belowOf(rows, found.stretch);
  }
  return false;
}

/** The tree with this row closed if it was open, and open if it was closed; all others stay. */
export function toggled<Row extends Placed>(outline: Outline<Row>, index: number): Outline<Row> {
  if (!outline.rows[index]?.children.length) return outline;
  return { ...outline, run: changed(outline.rows, whole(outline), wayTo(outline.rows, index)) };
}

function changed(rows: Rows, stretch: Stretch, way: readonly number[]): Run {
  const [step, ...rest] = way;
  if (step === undefined) return stretch.run;
  if (stretch.to - stretch.from > 1) {
    const [left, right] = halvesOf(stretch);
    return rowOf(rows, step).position < right.from
      ? forkOf(rows, { ...left, run: changed(rows, left, way) }, right)
      : forkOf(rows, left, { ...right, run: changed(rows, right, way) });
  }
  const { isOpen: wasOpen } = singleOf(stretch);
  const isOpen = rest.length === 0 ? !wasOpen : wasOpen;
  const below = belowOf(rows, stretch);
  const run = changed(rows, below, rest);
  return { isOpen, below: run, shown: 1 + (isOpen ? shownIn(rows, { ...below, run }) : 0) };
}

function forkOf(rows: Rows, left: Stretch, right: Stretch): Fork {
  return { shown: shownIn(rows, left) + shownIn(rows, right), left: left.run, right: right.run };
}

function shownIn(rows: Rows, { siblings, from, to, run }: Stretch): number {
  if (from === to) return 0;
  if (run === 'closed') return to - from;
  if (run === 'open') return rowOf(rows, indexOf(siblings, to - 1)).end - indexOf(siblings, from);
  return run.shown;
}

/** The stretch of this one row, and the number of shown rows before it. */
function narrowed(rows: Rows, stretch: Stretch, index: number) {
  const { position } = rowOf(rows, index);
  let [single, before] = [stretch, 0];
  while (single.to - single.from > 1) {
    const [left, right] = halvesOf(single);
    if (position >= right.from) before += shownIn(rows, left);
    single = position < right.from ? left : right;
  }
  return { stretch: single, before };
}

function whole({ top, run }: Pick<Outline<Placed>, 'top' | 'run'>): Stretch {
  return { siblings: top, from: 0, to: top.length, run };
}

function halvesOf({ siblings, from, to, run }: Stretch): [Stretch, Stretch] {
  const middle = Math.floor((from + to) / 2);
  const [left, right] =
    typeof run === 'object' && 'left' in run ? [run.left, run.right] : [run, run];
  return [
    { siblings, from, to: middle, run: left },
    { siblings, from: middle, to, run: right },
  ];
}

function singleOf({ run }: Stretch): Pick<Single, 'isOpen' | 'below'> {
  if (typeof run === 'object' && 'below' in run) return run;
  return { isOpen: run === 'open', below: run };
}

function belowOf(rows: Rows, stretch: Stretch): Stretch {
  const { children } = rowOf(rows, indexOf(stretch.siblings, stretch.from));
  return { siblings: children, from: 0, to: children.length, run: singleOf(stretch).below };
}

/** The rows that lead from the top to this one, with it at the end. */
function wayTo(rows: Rows, index: number): number[] {
  const way: number[] = [];
  for (let at: number | null = index; at !== null; at = rowOf(rows, at).parent) way.unshift(at);
  return way;
}

/** The way from the top to each row, by which it is known again in another tree; twins are numbered. */
export function waysOf<Row extends Placed>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): string[] {
  const ways: string[] = [];
  const met = new Map<string, number>();
  for (const row of rows) {
    const way = `${row.parent === null ? '' : ways[row.parent]}\n${nameOf(row)}`;
    const twins = met.get(way) ?? 0;
    met.set(way, twins + 1);
    ways.push(twins === 0 ? way : `${way}\n${twins}`);
  }
  return ways;
}

/** Where a row of a former tree stands in this one; where it is gone, the nearest row above it, or the first. */
export function rowAgain<Row extends Placed>(
  { rows }: Outline<Row>,
  before: Outline<Row>,
  index: number,
  nameOf: (row: Row) => string,
): number {
  const found = new Map(waysOf(rows, nameOf).map((way, row) => [way, row]));
  const ways = waysOf(before.rows, nameOf);
  const again = wayTo(before.rows, index).map((step) => found.get(ways[step] ?? ''));
  return again.findLast((row) => row !== undefined) ?? 0;
}

/** The row of this index. */
export function rowOf<Row extends Placed>(rows: readonly Row[], index: number): Row {
  const row = rows[index];
  if (!row) throw new RangeError(`No row has the index ${index}`);
  return row;
}

function indexOf(siblings: readonly number[], position: number): number {
  const index = siblings[position];
  if (index === undefined) throw new RangeError(`No sibling stands at ${position}`);
  return index;
}
