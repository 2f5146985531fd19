import type { ReactNode } from 'react';
import type { AriaGridListOptions } from 'react-aria/useGridList';
import type { Collection, Key, Node } from 'react-stately';
import { type Outline, type Placed, placeOf, rowAt, shownRows } from '../../domain/outline.ts';

/** What a row of a tree shows. */
export interface TreeLine {
  name: string;
  icon: ReactNode;
  /** The icon's tint, which names the tokens `--tint-…` and `--on-tint-…`. */
  tint?: string | undefined;
  /** A short note: beside the name of a group, such as the number of rows below it, or below that of a leaf. */
  note?: string | undefined;
  /** Whether the note is good news. */
  isGood?: boolean;
  /** Pressing a leaf chooses it; other rows only open and close. */
  isLeaf: boolean;
}

export interface TreeNode extends Node<Placed> {
  /** Its index, which is its key. */
  row: number;
  value: Placed;
  line: TreeLine;
}

type Keys = Required<AriaGridListOptions<Placed>>['keyboardDelegate'];

type NodeOf = (row: number) => TreeNode | null;

/** The nodes of rows, each made when it is first asked for and the same from then on. */
export function nodesOf<Row extends Placed>(
  rows: readonly Row[],
  lineOf: (row: Row) => TreeLine,
): NodeOf {
  const made = new Map<number, TreeNode>();
  return (index) => {
    const row = rows[index];
    if (!row) return null;
    const node = made.get(index) ?? nodeOf(index, row, lineOf(row));
    made.set(index, node);
    return node;
  };
}

/** The shown rows for React Aria, which asks for them one by one. */
export class TreeRows implements Collection<TreeNode> {
  readonly outline: Outline<Placed>;
  readonly size: number;
  readonly #nodeOf: NodeOf;

  constructor(outline: Outline<Placed>, nodeOf: NodeOf) {
    this.outline = outline;
    this.size = shownRows(outline);
    this.#nodeOf = nodeOf;
  }

  /** A row that may be shown or not. */
  getItem(key: Key): TreeNode | null {
    return this.#nodeOf(Number(key));
  }

  at(place: number): TreeNode | null {
    const key = this.#keyAt(place);
    return key === null ? null : this.getItem(key);
  }

  getKeyBefore(key: Key): Key | null {
    return this.#keyBeside(key, -1);
  }

  getKeyAfter(key: Key): Key | null {
    return this.#keyBeside(key, 1);
  }

  getFirstKey(): Key | null {
    return this.#keyAt(0);
  }

  getLastKey(): Key | null {
    return this.#keyAt(this.size - 1);
  }

  *getKeys(): Generator<Key> {
    for (let key = this.getFirstKey(); key !== null; key = this.getKeyAfter(key)) yield key;
  }

  *[Symbol.iterator](): Generator<TreeNode> {
    for (let place = 0; place < this.size; place += 1) {
      const node = this.at(place);
      if (node) yield node;
    }
  }

  /** Where the keys of the keyboard lead; a page is as many rows as the screen shows. */
  keyboard(collator: Intl.Collator, rowsOnScreen: () => number): Keys {
    const turn = (key: Key, rows: number) =>
      this.#keyBeside(key, rows) ?? (rows < 0 ? this.getFirstKey() : this.getLastKey());
    return {
      getFirstKey: () => this.getFirstKey(),
      getLastKey: () => this.getLastKey(),
      getKeyAbove: (key) => this.getKeyBefore(key),
      getKeyBelow: (key) => this.getKeyAfter(key),
      getKeyPageAbove: (key) => turn(key, -rowsOnScreen()),
      getKeyPageBelow: (key) => turn(key, rowsOnScreen()),
      getKeyForSearch: (search, from) => {
        const start = from == null ? 0 : (placeOf(this.outline, Number(from)) ?? 0);
        for (let place = start; place < this.size; place += 1) {
          const node = this.at(place);
          const beginning = node?.textValue.slice(0, search.length) ?? '';
          if (node && collator.compare(beginning, search) === 0) return node.key;
        }
        return null;
      },
    };
  }

  #keyBeside(key: Key, rows: number): Key | null {
    const place = placeOf(this.outline, Number(key));
    return place === null ? null : this.#keyAt(place + rows);
  }

  #keyAt(place: number): Key | null {
    return place >= 0 && place < this.size ? rowAt(this.outline, place) : null;
  }
}

function nodeOf(row: number, value: Placed, line: TreeLine): TreeNode {
  return {
    type: 'item',
    key: row,
    row,
    value,
    line,
    level: value.level - 1,
    hasChildNodes: value.children.length > 0,
    childNodes: [],
    rendered: null,
    textValue: line.name,
    'aria-label': line.note ? `${line.name}, ${line.note}` : line.name,
    index: value.position,
    parentKey: value.parent,
    props: {},
  };
}
