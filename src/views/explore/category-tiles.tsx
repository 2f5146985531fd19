import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { categories } from '../../domain/categories.ts';
import { texts } from '../../domain/texts.ts';
import { exploreMachine } from '../../machines/explore.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import type { CategoryDialogProps } from './category-dialog.tsx';
import { CategoryTile } from './category-tile.tsx';
import { keepOrder, orderOf } from './order-address.ts';
import './category-tiles.css';

const dialog = onDemand(async () => (await import('./category-dialog.tsx')).CategoryDialog);

/** The six categories to choose from, and the dialog with the services of the chosen one. */
export function CategoryTiles() {
  const search = useSearch();
  const flow = useFlow(exploreMachine, { input: () => ({ sort: orderOf(search) }) });
  const { category, services, sort, place } = useSelector(flow, ({ context }) => context);
  useEffect(() => keepOrder(sort), [sort]);
  const state = useSelector(flow, stateOf);
  return (
    <>
      <ul className="category-tiles">
        {categories.map((one) => (
          <li key={one}>
            <CategoryTile
              category={one}
              onChoose={() => {
                // Until the dialog is there another one can be pressed.
                if (flow.getSnapshot().context.category !== one)
                  flow.send({ type: 'category.closed' });
                flow.send({ type: 'category.chosen', category: one });
              }}
              onIntent={dialog.preload}
            />
          </li>
        ))}
      </ul>
      {state && (
        <DialogBoundary
          text={texts.servicesFailed}
          onLost={() => flow.send({ type: 'category.closed' })}
        >
          <dialog.Component
            category={category}
            state={state}
            services={services}
            sort={sort}
            place={place}
            onSort={(chosen) => flow.send({ type: 'sort.chosen', sort: chosen })}
            onChoose={(service) => flow.send({ type: 'service.chosen', service })}
            onRetry={() => flow.send({ type: 'services.retried' })}
            onClose={() => flow.send({ type: 'category.closed' })}
          />
        </DialogBoundary>
      )}
    </>
  );
}

function stateOf(
  snapshot: SnapshotFrom<typeof exploreMachine>,
): CategoryDialogProps['state'] | null {
  return typeof snapshot.value === 'object' ? snapshot.value.viewing : null;
}
