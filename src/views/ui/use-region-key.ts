import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * A key that leads to the first button of a region's newest part, and back to where the focus was.
 * A dialog keeps Tab within itself.
 */
export function useRegionKey<Region extends HTMLElement>(
  key: string,
): { region: RefObject<Region | null>; focusBack: () => void } {
  const region = useRef<Region>(null);
  const cameFrom = useRef<Element | null>(null);

  const focusBack = useCallback(() => {
    const { current: before } = cameFrom;
    cameFrom.current = null;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { current: part } = region;
      if (event.key !== key || !part) return;
      if (part.contains(document.activeElement)) return focusBack();
      const button = part.lastElementChild?.querySelector('button');
      if (!button) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      button.focus();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [key, focusBack]);

  return { region, focusBack };
}
