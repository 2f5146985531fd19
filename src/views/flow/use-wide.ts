import { useSyncExternalStore } from 'react';

const wide = '(width >= 60rem)';

/** Whether the window is as wide as a desktop's; the view follows it. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(wide).matches);
}

function onChange(look: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', look);
  return () => query.removeEventListener('change', look);
}
