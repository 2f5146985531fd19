/** A ref for an element that may be removed with the focus in it: moves the focus to the heir. */
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

/** A ref for a part of a card that may be removed: the card's heading takes the focus. */
export const focusOnHeading = focusOn((part) =>
  part.closest('article')?.querySelector<HTMLElement>('h2, h3'),
);

/** A ref for a part of a page that may be removed: the page takes the focus. */
export const focusOnPage = focusOn(() => document.querySelector('main'));
