import { type FocusEvent, useRef } from 'react';

/**
 * Handlers for a form that is told which field the focus has left. It is told after the press that
 * moved the focus: an error that appears earlier would move the pressed button away. A field that
 * keeps the focus in a window without it was not left.
 */
export function useLeaving(onLeft: ((name: string) => void) | undefined) {
  const press = useRef<Promise<unknown> | null>(null);
  if (!onLeft) return {};
  return {
    onPointerDown: () => {
      press.current = new Promise((resolve) => {
        for (const end of ['pointerup', 'pointercancel'])
          window.addEventListener(end, resolve, { once: true });
      });
    },
    onBlur: async ({ target }: FocusEvent<HTMLElement>) => {
      if (!(target instanceof HTMLInputElement) || target === document.activeElement) return;
      await press.current;
      // The click comes in the same task.
      await new Promise((resolve) => setTimeout(resolve));
      if (target.name !== '') onLeft(target.name);
    },
  };
}
