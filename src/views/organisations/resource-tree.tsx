import { useSelector } from '@xstate/react';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useDeferredValue, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { filtered, openAtFirst, openable } from '../../domain/organisation-tree.ts';
import type { organisationsMachine } from '../../machines/organisations.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Tree } from '../ui/tree.tsx';
import { treeOf } from './tree-nodes.tsx';
import './resource-tree.css';

/** The organisations down to their resources as a tree that can be searched. */
export function ResourceTree({ flow }: { flow: ActorRefFrom<typeof organisationsMachine> }) {
  const { organisations, words, openRows, openFound } = useSelector(flow, ({ context }) => context);
  // Deferred, so that typing stays fast while a large tree is searched.
  const wanted = useDeferredValue(words).trim();
  const { nodes, resourceIds } = useMemo(() => treeOf(organisations), [organisations]);
  const shown = useMemo(() => (wanted ? filtered(nodes, wanted) : nodes), [nodes, wanted]);
  const opened = wanted ? openFound : openRows;
  const expanded = useMemo(() => {
    const atFirst = () => (wanted ? openable(shown) : openAtFirst(nodes, resourceIds.size));
    return new Set(opened ?? atFirst());
  }, [opened, wanted, shown, nodes, resourceIds]);
  const isOpen = expanded.size > 0;
  const open = (rows: Iterable<string>) => flow.send({ type: 'rows.opened', rows: [...rows] });
  const search = (text: string) => flow.send({ type: 'words.changed', words: text });
  return (
    <section className="resource-tree" aria-label="Resources">
      <div className="resource-tree-tools">
        <TextField label="Find a resource" type="search" value={words} onChange={search} />
        <Button variant="quiet" onPress={() => open(isOpen ? [] : openable(shown))}>
          {isOpen ? <ChevronsDownUp /> : <ChevronsUpDown />}
          {isOpen ? 'Collapse all' : 'Expand all'}
        </Button>
      </div>
      {shown.length > 0 ? (
        <div className="resource-tree-card">
          <Tree
            label="My organisation"
            nodes={shown}
            expanded={expanded}
            onExpandedChange={open}
            onChoose={(row) => {
              const resourceId = resourceIds.get(row);
              if (resourceId !== undefined) flow.send({ type: 'resource.chosen', resourceId });
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
