import { useEffect, useRef } from 'react';
import { focusReturn } from './focus-return.ts';

/**
 * Focuses an element once a dialog is closed that returns the focus to its button, if that button is
 * gone or hidden by then or nothing had the focus; the page itself where there is no such element.
 */
export function useFocusLeft(isOpen: boolean, heirId: string): void {
  const stop = useRef(() => {});
  useEffect(() => {
    if (!isOpen) return undefined;
    // A dialog that has opened again keeps its focus.
    stop.current();
    return () => {
      let frame = 0;
      let hasHeir = false;
      const onHeir = ({ target }: Event) => {
        hasHeir = target !== document.body && !(target as Element).closest('[hidden]');
      };
      // A dialog below that closes before the second frame returns the focus by itself.
      const signs = [focusReturn, 'focusin'];
      for (const sign of signs) document.addEventListener(sign, onHeir);
      stop.current = () => {
        cancelAnimationFrame(frame);
        for (const sign of signs) document.removeEventListener(sign, onHeir);
      };
      const takeOver = () => {
        stop.current();
        if (hasHeir || document.activeElement !== document.body) return;
        (document.getElementById(heirId) ?? document.getElementById('main'))?.focus();
      };
      // React Aria tells in the first frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(takeOver);
      });
    };
  }, [isOpen, heirId]);
}
