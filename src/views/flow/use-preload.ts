import { useEffect } from 'react';
import { useEnvironment } from './environment.ts';

/** Fetches a part of the app once the page has loaded and rests, where it is likely to be needed. */
export function usePreload({ preload }: { preload: () => void }, isLikely = true): void {
  const { whenAtRest } = useEnvironment();
  useEffect(() => {
    if (isLikely) whenAtRest?.(preload);
  }, [preload, isLikely, whenAtRest]);
}
