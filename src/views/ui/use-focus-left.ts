import { useEffect } from 'react';

/**
 * A dialog returns the focus to the button that opened it. Where that is gone by then, the focus goes to
 * the element of this id, or to the page.
 */
export function useFocusLeft(isOpen: boolean, id: string): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        (document.getElementById(id) ?? document.getElementById('main'))?.focus();
      });
    };
  }, [isOpen, id]);
}
