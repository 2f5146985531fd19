import { type FocusEvent, useEffect, useRef } from 'react';

/** How a press may end: of the two only one comes. */
const ends = ['pointerup', 'pointercancel'];

/**
 * Handlers for a form that is told which field the focus has left. It is told after the press that
 * moved the focus: an error that appears earlier would move the pressed button away. A field was not
 * left by the person where it keeps the focus in a window without it, nor where the focus is taken
 * out of the form's dialog, as when the login opens over another dialog.
 */
export function useLeaving(onLeft: ((name: string) => void) | undefined) {
  const press = useRef<Promise<unknown> | null>(null);
  const isTold = onLeft !== undefined;
  useEffect(() => {
    if (!isTold) return;
    // Anywhere: the button that closes the dialog stands outside the form.
    const onPress = () => {
      press.current = new Promise<void>((resolve) => {
        const end = () => {
          for (const one of ends) window.removeEventListener(one, end);
          resolve();
        };
        for (const one of ends) window.addEventListener(one, end);
      });
    };
    window.addEventListener('pointerdown', onPress, true);
    return () => window.removeEventListener('pointerdown', onPress, true);
  }, [isTold]);
  if (!onLeft) return {};
  return {
    onBlur: async ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!(target instanceof HTMLInputElement) || target === document.activeElement) return;
      const dialog = target.closest('[role="dialog"]');
      if (dialog && relatedTarget && !dialog.contains(relatedTarget)) return;
      await press.current;
      // The click comes in the same task.
      await new Promise((resolve) => setTimeout(resolve));
      if (target.name !== '') onLeft(target.name);
    },
  };
}
