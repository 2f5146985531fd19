import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import './tree.css';

export interface TreeNode {
  id: string;
  name: string;
  icon: ReactNode;
  /** A short note beside the name, such as the number of children. */
  note?: string | undefined;
  children: readonly TreeNode[];
  /** Pressing a leaf chooses it; other nodes only expand. */
  isLeaf: boolean;
}

export interface TreeProps {
  label: string;
  /** Unchanged nodes must stay the same objects, since their rows are reused. */
  nodes: readonly TreeNode[];
  expanded: ReadonlySet<string>;
  onExpandedChange: (ids: ReadonlySet<string>) => void;
  onChoose: (id: string) => void;
}

const layout = { estimatedRowHeight: 52, gap: 2 };

/** A rendered row; its children are empty until it was expanded once. */
interface Row {
  id: string;
  node: TreeNode;
  children: readonly Row[];
}

/**
 * A tree of any size: rows are created when their parent is expanded, and only the rows in sight
 * are on the page.
 */
export function Tree({ label, nodes, expanded, onExpandedChange, onChoose }: TreeProps) {
  const [made] = useState(() => new WeakMap<TreeNode, Row>());
  const rows = useMemo(() => rowsOf(nodes, expanded, made), [nodes, expanded, made]);
  const row = ({ node, children }: Row) => (
    <TreeItem
      id={node.id}
      textValue={node.name}
      aria-label={node.note ? `${node.name}, ${node.note}` : node.name}
      className="tree-row"
      hasChildItems={node.children.length > 0}
      {...(node.isLeaf ? { onAction: () => onChoose(node.id) } : {})}
    >
      <TreeItemContent>
        <RowContent node={node} />
      </TreeItemContent>
      {children.length > 0 && <Collection items={children}>{row}</Collection>}
    </TreeItem>
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <AriaTree
        aria-label={label}
        className="tree"
        items={rows}
        expandedKeys={expanded}
        onExpandedChange={(keys) => onExpandedChange(new Set([...keys].map(String)))}
      >
        {row}
      </AriaTree>
    </Virtualizer>
  );
}

/** The rows of nodes that are or were expanded; an unchanged row stays the same object. */
function rowsOf(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  made: WeakMap<TreeNode, Row>,
): Row[] {
  return nodes.map((node) => {
    const before = made.get(node);
    const isWanted = expanded.has(node.id) || (before && before.children.length > 0);
    const children = isWanted ? rowsOf(node.children, expanded, made) : [];
    if (before && isSameList(before.children, children)) return before;
    const row = { id: node.id, node, children };
    made.set(node, row);
    return row;
  });
}

function isSameList(some: readonly Row[], others: readonly Row[]): boolean {
  return some.length === others.length && some.every((row, place) => row === others[place]);
}

function RowContent({ node: { name, icon, note, children, isLeaf } }: { node: TreeNode }) {
  return (
    <div className="tree-row-content" data-leaf={isLeaf || undefined}>
      {children.length > 0 ? (
        <Button slot="chevron" className="tree-chevron">
          <ChevronRight />
        </Button>
      ) : (
        <span className="tree-chevron" />
      )}
      <span className="tree-icon">{icon}</span>
      <span className="tree-name" dir="auto">
        {name}
      </span>
      {note && <span className="tree-note">{note}</span>}
      {isLeaf && <ChevronRight className="tree-way" />}
    </div>
  );
}
