import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { startTransition, useState } from 'react';
import type { Organisation } from '../../domain/organisation.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Tree } from '../ui/tree.tsx';
import { filtered, openable, treeOf } from './tree-nodes.tsx';
import './resource-tree.css';

export interface ResourceTreeProps {
  organisations: readonly Organisation[];
  onChoose: (resourceId: string) => void;
}

/** With more resources than this the departments are closed at first. */
const manyResources = 60;

/** The organisations down to their resources, to be opened, searched and chosen from. */
export function ResourceTree({ organisations, onChoose }: ResourceTreeProps) {
  const [{ nodes, resourceIds }] = useState(() => treeOf(organisations));
  const [words, setWords] = useState('');
  const [found, setFound] = useState<typeof nodes>(nodes);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(openable(nodes, resourceIds.size > manyResources ? 2 : undefined)),
  );
  const isOpen = expanded.size > 0;
  const search = (text: string) => {
    setWords(text);
    // Typing goes on while a large tree is being searched.
    startTransition(() => {
      const next = text.trim() ? filtered(nodes, text.trim()) : nodes;
      setFound(next);
      if (text.trim()) setExpanded(new Set(openable(next)));
    });
  };
  return (
    <section className="resource-tree" aria-label="Resources">
      <div className="resource-tree-tools">
        <TextField label="Find a resource" type="search" value={words} onChange={search} />
        <Button variant="quiet" onPress={() => setExpanded(new Set(isOpen ? [] : openable(found)))}>
          {isOpen ? <ChevronsDownUp /> : <ChevronsUpDown />}
          {isOpen ? 'Collapse all' : 'Expand all'}
        </Button>
      </div>
      {found.length > 0 ? (
        <div className="resource-tree-card">
          <Tree
            label="My organisation"
            nodes={found}
            expanded={expanded}
            onExpandedChange={setExpanded}
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
