import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { startTransition, useState } from 'react';
import type { Organisation } from '../../domain/organisation.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Tree, type TreeNode } from '../ui/tree.tsx';
import { filtered, openable, treeOf } from './tree-nodes.tsx';
import './resource-tree.css';

export interface ResourceTreeProps {
  organisations: readonly Organisation[];
  onChoose: (resourceId: string) => void;
}

/** With more resources than this the departments are closed at first. */
const manyResources = 60;

interface Shown {
  nodes: readonly TreeNode[];
  expanded: ReadonlySet<string>;
}

/** The organisations down to their resources, to be opened, searched and chosen from. */
export function ResourceTree({ organisations, onChoose }: ResourceTreeProps) {
  const [{ nodes, resourceIds }] = useState(() => treeOf(organisations));
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(openable(nodes, resourceIds.size > manyResources ? 2 : undefined)),
  );
  // What is found has openings of its own: after the search the tree is as it was.
  const [found, setFound] = useState<Shown | null>(null);
  const shown = found ?? { nodes, expanded: opened };
  const isOpen = shown.expanded.size > 0;
  const expand = (expanded: ReadonlySet<string>) =>
    found ? setFound({ ...found, expanded }) : setOpened(expanded);
  const search = (text: string) => {
    setWords(text);
    // Typing goes on while a large tree is being searched.
    startTransition(() => setFound(text.trim() ? findIn(nodes, text.trim()) : null));
  };
  return (
    <section className="resource-tree" aria-label="Resources">
      <div className="resource-tree-tools">
        <TextField label="Find a resource" type="search" value={words} onChange={search} />
        <Button
          variant="quiet"
          onPress={() => expand(new Set(isOpen ? [] : openable(shown.nodes)))}
        >
          {isOpen ? <ChevronsDownUp /> : <ChevronsUpDown />}
          {isOpen ? 'Collapse all' : 'Expand all'}
        </Button>
      </div>
      {shown.nodes.length > 0 ? (
        <div className="resource-tree-card">
          <Tree
            label="My organisation"
            nodes={shown.nodes}
            expanded={shown.expanded}
            onExpandedChange={expand}
            onChoose={(row) => {
              const resourceId = resourceIds.get(row);
              if (resourceId !== undefined) onChoose(resourceId);
            }}
          />
        </div>
      ) : (
        <EmptyState
          title="Nothing of that name"
          text="Try fewer letters, or another word."
          action={<Button onPress={() => search('')}>Show everything</Button>}
        />
      )}
    </section>
  );
}

function findIn(nodes: readonly TreeNode[], words: string): Shown {
  const found = filtered(nodes, words);
  return { nodes: found, expanded: new Set(openable(found)) };
}
