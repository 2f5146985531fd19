import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { guardMachine } from '../../machines/guard.ts';
import type { Page } from '../../machines/kit/shell.ts';
import { useEnvironment } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { useInSlices } from '../ui/use-in-slices.ts';
import { QuietPage } from './quiet-page.tsx';

/**
 * Shows a guarded page after the token was checked. Each page needs its own guard: give it a key.
 */
export function Guard({ page, children }: { page: Page; children: ReactNode }) {
  const flow = useFlow(guardMachine, { input: () => ({ page }) });
  const { app } = useEnvironment();
  const { path, search, state } = page;
  const isOpen = useInSlices(useSelector(flow, (snapshot) => snapshot.matches('open')));
  // The way back leads to what the page shows when its session expires.
  useEffect(() => {
    if (isOpen) app.send({ type: 'page.changed', page: { path, search, state } });
  }, [app, isOpen, path, search, state]);
  return isOpen ? children : <QuietPage />;
}
