import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import './tree.css';

export interface TreeNode {
  id: string;
  name: string;
  icon: ReactNode;
  /** A few words beside the name: how much there is in it. */
  note?: string | undefined;
  children: readonly TreeNode[];
  /** A leaf leads somewhere; what is no leaf only opens. */
  isLeaf: boolean;
}

export interface TreeProps {
  label: string;
  /** Keep the same objects as long as nothing changed: what is not new is not made anew. */
  nodes: readonly TreeNode[];
  expanded: ReadonlySet<string>;
  onExpandedChange: (ids: ReadonlySet<string>) => void;
  onChoose: (id: string) => void;
}

const layout = { estimatedRowHeight: 52, gap: 2 };

/** A tree of any size, of which only the rows in sight are on the page. */
export function Tree({ label, nodes, expanded, onExpandedChange, onChoose }: TreeProps) {
  const row = (node: TreeNode) => (
    <TreeItem
      id={node.id}
      textValue={node.name}
      aria-label={node.note ? `${node.name}, ${node.note}` : node.name}
      className="tree-row"
      {...(node.isLeaf ? { onAction: () => onChoose(node.id) } : {})}
    >
      <TreeItemContent>
        <RowContent node={node} />
      </TreeItemContent>
      <Collection items={node.children}>{row}</Collection>
    </TreeItem>
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <AriaTree
        aria-label={label}
        className="tree"
        items={nodes}
        expandedKeys={expanded}
        onExpandedChange={(keys) => onExpandedChange(new Set([...keys].map(String)))}
      >
        {row}
      </AriaTree>
    </Virtualizer>
  );
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
