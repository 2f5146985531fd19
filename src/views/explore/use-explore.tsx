import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Category } from '../../domain/partner-service.ts';
import { exploreMachine } from '../../machines/explore.ts';
import { useFlow } from '../flow/use-flow.ts';
import type { CategoryDialogProps } from './category-dialog.tsx';

const loadDialog = () => import('./category-dialog.tsx');
const CategoryDialog = lazy(async () => ({ default: (await loadDialog()).CategoryDialog }));

/** Explore Services, for the pages that offer it: what its tiles do, and its dialog. */
export function useExplore(): {
  onChooseCategory: (category: Category) => void;
  onCategoryIntent: () => void;
  categoryDialog: ReactNode;
} {
  const flow = useFlow(exploreMachine, { input: {} });
  const { category, services } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, stateOf);
  return {
    onChooseCategory: (chosen) => flow.send({ type: 'category.chosen', category: chosen }),
    onCategoryIntent: () => void loadDialog(),
    categoryDialog: state && (
      <Suspense>
        <CategoryDialog
          isOpen
          category={category}
          state={state}
          services={services}
          onChoose={(service) => flow.send({ type: 'service.chosen', service })}
          onRetry={() => flow.send({ type: 'services.retried' })}
          onClose={() => flow.send({ type: 'category.closed' })}
        />
      </Suspense>
    ),
  };
}

function stateOf(
  snapshot: SnapshotFrom<typeof exploreMachine>,
): CategoryDialogProps['state'] | null {
  return typeof snapshot.value === 'object' ? snapshot.value.viewing : null;
}
