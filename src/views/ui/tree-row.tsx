import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type CSSProperties, type KeyboardEvent, memo, useId, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useGridListItem } from 'react-aria/useGridList';
import { useHover } from 'react-aria/useHover';
import { Button } from 'react-aria-components/Button';
import type { ListState } from 'react-stately/useListState';
import { type Placed, siblingsOf } from '../../domain/outline.ts';
import { Icon } from './icon.tsx';
import type { TreeNode, TreeRows } from './tree-rows.ts';
import { collapse, expand } from './ui.texts.ts';

export interface TreeState {
  rows: TreeRows;
  list: ListState<Placed>;
  toggle: (row: number) => void;
}

interface TreeRowProps {
  state: TreeState;
  node: TreeNode;
  /** Its place among the shown rows. */
  place: number;
  /** Its distance from the top of the tree when it stands apart from the rows in sight. */
  top: number | undefined;
  isExpanded: boolean;
  /** Whether it has the focus, or gets it when the tree does. */
  focus: 'here' | 'next' | 'elsewhere';
}

/** A row of a tree, rendered again only when it looks different from before. */
export const TreeRow = memo(PlainRow, (before, after) =>
  // An older state does for a row: all states share one focus, and a row keeps its index.
  (['node', 'place', 'top', 'isExpanded', 'focus'] as const).every(
    (name) => before[name] === after[name],
  ),
);

function PlainRow({ state, node, place, top, isExpanded }: TreeRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { level, position, children } = node.value;
  const canOpen = children.length > 0;
  const canAct = canOpen || node.line.isLeaf;
  const { rowProps, gridCellProps, isPressed } = useGridListItem({ node }, state.list, ref);
  const { isHovered, hoverProps } = useHover({ isDisabled: !canAct });
  const { isFocusVisible, focusProps } = useFocusRing();
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    const isOnRow = event.target === ref.current;
    if (isOnRow && isTreeKey(event.key, node, isExpanded, state)) event.stopPropagation();
    else rowProps.onKeyDownCapture?.(event);
  };
  const standing = {
    'aria-expanded': canOpen ? isExpanded : undefined,
    'aria-level': level,
    'aria-posinset': position + 1,
    'aria-setsize': siblingsOf(state.rows.outline, node.value),
    'aria-rowindex': place + 1,
  };
  return (
    <div
      {...mergeProps(rowProps, hoverProps, focusProps, standing)}
      ref={ref}
      onKeyDownCapture={onKeyDownCapture}
      className="tree-row"
      style={{ '--level': level, insetBlockStart: top } as CSSProperties}
      data-apart={top !== undefined || undefined}
      data-expanded={isExpanded || undefined}
      data-level={level}
      data-hovered={isHovered || undefined}
      data-pressed={(isPressed && canAct) || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <div {...gridCellProps} className="tree-cell">
        <RowContent state={state} node={node} isExpanded={isExpanded} rowId={rowProps.id} />
      </div>
    </div>
  );
}

/** Acts on a key that opens, closes or leaves a group; the other keys are those of a list. */
function isTreeKey(
  key: string,
  { row, value }: TreeNode,
  isExpanded: boolean,
  { list, toggle }: TreeState,
): boolean {
  if (value.children.length > 0 && key === (isExpanded ? 'ArrowLeft' : 'ArrowRight')) {
    toggle(row);
    return true;
  }
  if (key !== 'ArrowLeft' || value.parent === null) return false;
  list.selectionManager.setFocusedKey(value.parent);
  return true;
}

interface RowContentProps {
  state: TreeState;
  node: TreeNode;
  isExpanded: boolean;
  rowId: string | undefined;
}

function RowContent({ state: { list, toggle }, node, isExpanded, rowId }: RowContentProps) {
  const buttonId = useId();
  const { name, icon, tint, note, isGood, isLeaf } = node.line;
  const onPress = () => {
    toggle(node.row);
    list.selectionManager.setFocused(true);
    list.selectionManager.setFocusedKey(node.row);
  };
  return (
    <div className="tree-row-content" data-leaf={isLeaf || undefined}>
      {node.hasChildNodes ? (
        <Button
          id={buttonId}
          className="tree-chevron"
          aria-label={isExpanded ? collapse : expand}
          aria-labelledby={`${buttonId} ${rowId}`}
          excludeFromTabOrder
          preventFocusOnPress
          data-react-aria-prevent-focus
          onPress={onPress}
        >
          <Icon of={ChevronRight} />
        </Button>
      ) : (
        <span className="tree-chevron" />
      )}
      <span className="tree-icon" data-tint={tint}>
        {icon}
      </span>
      <span className="tree-name" dir="auto">
        {name}
      </span>
      {note && (
        <span className="tree-note" data-good={isGood || undefined}>
          {note}
        </span>
      )}
      {isLeaf && <Icon of={ChevronRight} className="tree-way" />}
    </div>
  );
}
