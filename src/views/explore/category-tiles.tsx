import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { categories } from '../../domain/categories.ts';
import { texts } from '../../domain/texts.ts';
import { exploreMachine } from '../../machines/explore.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { CategoryTile } from './category-tile.tsx';
import { keepOrder, orderOf } from './order-address.ts';
import './category-tiles.css';

const dialog = onDemand(async () => (await import('./category-dialog.tsx')).CategoryDialog);

/** The six categories to choose from, and the dialog with the services of the chosen one. */
export function CategoryTiles() {
  const search = useSearch();
  const flow = useFlow(exploreMachine, { input: () => ({ sort: orderOf(search) }) });
  const sort = useSelector(flow, ({ context }) => context.sort);
  useEffect(() => keepOrder(sort), [sort]);
  const isOpen = useSelector(flow, (snapshot) => snapshot.matches('viewing'));
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
      {isOpen && (
        <DialogBoundary
          text={texts.servicesFailed}
          onLost={() => flow.send({ type: 'category.closed' })}
        >
          <dialog.Component flow={flow} />
        </DialogBoundary>
      )}
    </>
  );
}
