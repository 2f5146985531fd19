import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCollator } from 'react-aria/useCollator';
import { useGridList } from 'react-aria/useGridList';
import { type ListState, useListState } from 'react-stately/useListState';
import {
  isOpen,
  nearestShown,
  type Outline,
  type Placed,
  placeOf,
  rowAgain,
} from '../../domain/outline.ts';
import { TreeRow, type TreeState } from './tree-row.tsx';
import { nodesOf, type TreeLine, TreeRows } from './tree-rows.ts';
import { rowsOnScreen, useRowsInSight } from './use-rows-in-sight.ts';
import './tree.css';

export interface TreeProps<Row extends Placed> {
  label: string;
  outline: Outline<Row>;
  /** What a row shows; the same function each time, since rows are rendered anew with another. */
  lineOf: (row: Row) => TreeLine;
  /** What tells a row from others below the same one, also in a tree that comes anew. */
  nameOf: (row: Row) => string;
  /** Called with the index of a row that is opened or closed. */
  onToggle: (row: number) => void;
  onChoose: (row: Row) => void;
}

/** A tree of any size: the rows in sight are all that is rendered, and all that a change renders. */
export function Tree<Row extends Placed>(props: TreeProps<Row>) {
  const { label, outline, lineOf, nameOf, onToggle, onChoose } = props;
  const ref = useRef<HTMLDivElement>(null);
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  const nodes = useMemo(() => nodesOf(outline.rows, lineOf), [outline.rows, lineOf]);
  const rows = useMemo(() => new TreeRows(outline, nodes), [outline, nodes]);
  const list = useListState<Placed>({ collection: rows });
  const keyboardDelegate = useMemo(
    () => rows.keyboard(collator, () => rowsOnScreen(ref.current)),
    [rows, collator],
  );
  const act = (index: number) => {
    const row = outline.rows[index];
    if (row && nodes(index)?.line.isLeaf) onChoose(row);
    else onToggle(index);
  };
  const { gridProps } = useGridList(
    {
      'aria-label': label,
      isVirtualized: true,
      keyboardDelegate,
      onAction: (key) => act(Number(key)),
    },
    list,
    ref,
  );
  useFocusAmongShown(list, outline, nameOf);
  return (
    <div
      {...mergeProps(gridProps, { onKeyDown: keepPage })}
      ref={ref}
      role="treegrid"
      className="tree"
    >
      <RowsInSight state={{ rows, list, toggle: onToggle }} tree={ref} />
    </div>
  );
}

/** React Aria moves the focus by these keys, but leaves it to the browser to scroll the page as well. */
function keepPage(event: KeyboardEvent): void {
  if (['PageUp', 'PageDown', 'Home', 'End'].includes(event.key)) event.preventDefault();
}

/** Moves the focus with its row in a tree that comes anew, and from a row that a closed one hides to that. */
function useFocusAmongShown<Row extends Placed>(
  { selectionManager }: ListState<Placed>,
  outline: Outline<Row>,
  nameOf: (row: Row) => string,
) {
  const last = useRef(outline);
  // Before React Aria takes another row for the focused one.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = outline;
    if (selectionManager.focusedKey === null) return;
    const focused = Number(selectionManager.focusedKey);
    const isAnew = before.rows !== outline.rows;
    const row = isAnew ? rowAgain(outline, before, focused, nameOf) : focused;
    const shown = nearestShown(outline, row);
    if (shown !== focused) selectionManager.setFocusedKey(shown);
  }, [selectionManager, outline, nameOf]);
}

function RowsInSight({ state, tree }: { state: TreeState; tree: RefObject<HTMLElement | null> }) {
  const { rows, list } = state;
  const { focusedKey } = list.selectionManager;
  const all = rows.outline.rows.length;
  // In a tree that comes anew with fewer rows it may still be the index of none.
  const isThere = focusedKey !== null && Number(focusedKey) < all;
  const focused = isThere ? placeOf(rows.outline, Number(focusedKey)) : null;
  const { first, end, height, pitch, isWhole } = useRowsInSight(tree, rows.size, focused, all);
  const style: CSSProperties & { '--row-height'?: string } = { paddingBlockStart: first * pitch };
  if (height !== null) style['--row-height'] = `${height}px`;
  const places = Array.from({ length: end - first }, (_, step) => first + step);
  // The focused row is rendered wherever it is, so that it keeps the focus.
  if (focused !== null && focused < first) places.unshift(focused);
  if (focused !== null && focused >= end) places.push(focused);
  return (
    <div role="presentation" className="tree-space" style={{ minBlockSize: rows.size * pitch }}>
      <div
        role="presentation"
        className="tree-rows"
        style={style}
        data-whole={isWhole || undefined}
      >
        {places.map((place) => {
          const node = rows.at(place);
          const isApart = place < first || place >= end;
          return (
            node && (
              <TreeRow
                key={node.key}
                state={state}
                node={node}
                place={place}
                top={isApart ? place * pitch : undefined}
                isExpanded={node.hasChildNodes && isOpen(rows.outline, node.row)}
                focus={focusOf(node.row, list)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

function focusOf(
  row: number,
  { selectionManager }: ListState<Placed>,
): 'here' | 'next' | 'elsewhere' {
  if (selectionManager.focusedKey !== row) return 'elsewhere';
  return selectionManager.isFocused ? 'here' : 'next';
}
