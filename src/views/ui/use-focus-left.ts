import { useEffect, useRef } from 'react';

/**
 * React Aria's event on the element that it is about to focus again: after a screen reader's press it
 * does so some frames later.
 */
const focusReturn = 'react-aria-focus-scope-restore';

/**
 * Focuses an element once a dialog is closed that returns the focus to its button, if that button is
 * gone by then or nothing had the focus; the page itself where there is no such element.
 */
export function useFocusLeft(isOpen: boolean, heirId: string): void {
  const frame = useRef(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    // What has opened again keeps its focus.
    cancelAnimationFrame(frame.current);
    return () => {
      let isReturning = false;
      const onReturn = ({ target }: Event) => {
        isReturning = target !== document.body;
      };
      document.addEventListener(focusReturn, onReturn);
      const takeOver = () => {
        document.removeEventListener(focusReturn, onReturn);
        if (isReturning || document.activeElement !== document.body) return;
        (document.getElementById(heirId) ?? document.getElementById('main'))?.focus();
      };
      // React Aria tells in the first frame.
      frame.current = requestAnimationFrame(() => {
        frame.current = requestAnimationFrame(takeOver);
      });
    };
  }, [isOpen, heirId]);
}
