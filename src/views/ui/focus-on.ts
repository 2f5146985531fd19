/** A ref for what may go away with the focus in it: hands the focus on before it would be lost. */
export function focusOn(
  heirOf: (leaving: HTMLElement) => HTMLElement | null | undefined,
): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined;
    return () => {
      if (element.contains(document.activeElement)) heirOf(element)?.focus();
    };
  };
}

/** A ref for a part of a card that may go away: the card's heading takes the focus. */
export const focusOnHeading = focusOn((part) =>
  part.closest('article')?.querySelector<HTMLElement>('h3'),
);
