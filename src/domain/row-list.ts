import { type Outline, type Placed, rowOf } from './outline.ts';

/** Shared by all rows that have no rows below them, which are most of a tree. */
const childless: number[] = [];

/** Rows of a tree, added in its order. */
export class RowList<Own extends object> {
  readonly #rows: (Own & Placed)[] = [];
  readonly #top: number[] = [];

  /** Adds a row as the last one below its parent, and returns its index. */
  add(own: Own, parent: number | null): number {
    const index = this.#rows.length;
    const above = parent === null ? null : rowOf(this.#rows, parent);
    const level = above ? above.level + 1 : 1;
    const position = (above ? above.children : this.#top).length;
    this.#rows.push({ ...own, parent, level, position, children: childless, end: index + 1 });
    if (!above) this.#top.push(index);
    else if (position === 0) above.children = [index];
    else above.children.push(index);
    return index;
  }

  /** The tree of the added rows, with every row open. */
  get outline(): Outline<Own & Placed> {
    for (let index = this.#rows.length - 1; index >= 0; index -= 1) {
      const row = rowOf(this.#rows, index);
      const last = row.children.at(-1);
      if (last !== undefined) row.end = rowOf(this.#rows, last).end;
    }
    return { rows: this.#rows, top: this.#top, run: 'open' };
  }
}
