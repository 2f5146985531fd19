/** A ref for an element that appears where the person may not be looking: scrolls as far as it takes. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
