import { useSelector } from '@xstate/react';
import ChevronsDownUp from 'lucide/dist/esm/icons/chevrons-down-up.mjs';
import ChevronsUpDown from 'lucide/dist/esm/icons/chevrons-up-down.mjs';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { nameOf, type OrganisationTree, resourcesIn } from '../../domain/organisation-tree.ts';
import { isUnfolded } from '../../domain/outline.ts';
import type { organisationsMachine } from '../../machines/organisations.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Tree } from '../ui/tree.tsx';
import { nothingFound } from '../ui/ui.texts.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { organisation } from '../words/words.texts.ts';
import * as texts from './organisations.texts.ts';
import { lineOf } from './tree-line.tsx';
import './resource-tree.css';

/** The organisations down to their resources as a tree that can be searched. */
export function ResourceTree({ flow }: { flow: ActorRefFrom<typeof organisationsMachine> }) {
  const { whole, words, found } = useSelector(flow, ({ context }) => context);
  const tree = found ?? whole;
  const isOpen = isUnfolded(tree);
  const isSaid = useSelector(flow, (snapshot) =>
    snapshot.matches({ listing: { search: 'resting' } }),
  );
  const field = useRef<HTMLInputElement>(null);
  const search = (text: string) => flow.send({ type: 'words.changed', words: text });
  const showAll = () => {
    // The pressed button goes with its message.
    field.current?.focus();
    search('');
  };
  return (
    <section className="resource-tree" aria-label={texts.resourcesLabel}>
      <div className="resource-tree-tools">
        <TextField
          inputRef={field}
          label={texts.find}
          type="search"
          value={words}
          onChange={search}
        />
        {tree.rows.length > 0 && (
          <Button variant="quiet" onPress={() => flow.send({ type: 'all.toggled' })}>
            {isOpen ? <Icon of={ChevronsDownUp} /> : <Icon of={ChevronsUpDown} />}
            {isOpen ? texts.collapseAll : texts.expandAll}
          </Button>
        )}
      </div>
      <div role="status">
        {isSaid && found && <VisuallyHidden>{foundText(found)}</VisuallyHidden>}
      </div>
      {tree.rows.length > 0 ? (
        <div className="resource-tree-card">
          <Tree
            // Another search begins at its first row.
            key={words.trim()}
            label={organisation}
            outline={tree}
            lineOf={lineOf}
            nameOf={nameOf}
            onToggle={(row) => flow.send({ type: 'row.toggled', row })}
            onChoose={({ resourceId }) => {
              if (resourceId !== null) flow.send({ type: 'resource.chosen', resourceId });
            }}
          />
        </div>
      ) : (
        <EmptyState
          title={texts.nothing}
          text={texts.nothingHint}
          picture={<Icon of={SearchX} />}
          action={<Button onPress={showAll}>{texts.showAll}</Button>}
        />
      )}
    </section>
  );
}

function foundText(found: OrganisationTree): string {
  return found.rows.length === 0 ? nothingFound : texts.found(resourcesIn(found));
}
