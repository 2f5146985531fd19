import { useEffect, useRef } from 'react';

/**
 * Focuses an element once a dialog is closed that returns the focus to its button, if that button is
 * gone by then; the page itself where there is no such element.
 */
export function useFocusLeft(isOpen: boolean, heirId: string): void {
  const frame = useRef(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    // What has opened again keeps its focus.
    cancelAnimationFrame(frame.current);
    return () => {
      frame.current = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        (document.getElementById(heirId) ?? document.getElementById('main'))?.focus();
      });
    };
  }, [isOpen, heirId]);
}
