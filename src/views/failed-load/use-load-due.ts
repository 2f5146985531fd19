import { useEffect, useEffectEvent } from 'react';
import { failedLoadMachine } from '../../machines/failed-load.ts';
import { useFlow } from '../flow/use-flow.ts';

/** Calls back once a load that failed is worth another try without a press (§22.110). */
export function useLoadDue(onDue: () => void): void {
  const flow = useFlow(failedLoadMachine, { input: () => ({}) });
  const tellDue = useEffectEvent(onDue);
  useEffect(() => {
    const subscription = flow.on('load.due', () => tellDue());
    return () => subscription.unsubscribe();
  }, [flow]);
}

/** Asks again without a word for what the last try did not bring, as long as it is rendered. */
export function LoadDue({ onDue }: { onDue: () => void }) {
  useLoadDue(onDue);
  return null;
}
