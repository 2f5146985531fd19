import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { guardMachine } from '../../machines/guard.ts';
import type { Page } from '../../machines/kit/shell.ts';
import { useFlow } from '../flow/use-flow.ts';
import { useInSlices } from '../ui/use-in-slices.ts';
import { QuietPage } from './quiet-page.tsx';

/**
 * Shows a guarded page after the token was checked. Each page needs its own guard: give it a key.
 */
export function Guard({ page, children }: { page: Page; children: ReactNode }) {
  const flow = useFlow(guardMachine, { input: () => ({ page }) });
  const isOpen = useInSlices(useSelector(flow, (snapshot) => snapshot.matches('open')));
  return isOpen ? children : <QuietPage />;
}
