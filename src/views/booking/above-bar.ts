/**
 * A ref for the bar with 'Book Now': toasts at a phone's end stand above it, however high its words
 * make it (§22.76).
 */
export function keepToastsAbove(bar: HTMLElement | null): void {
  const region = document.querySelector<HTMLElement>('.toast-region');
  // Where there is no layout, as in jsdom, there is no observer of it.
  if (!bar || !region || !('ResizeObserver' in window)) return;
  // It looks once more when the bar is removed, and finds no height.
  new ResizeObserver(() => {
    region.style.setProperty('--booking-bar', `${bar.offsetHeight}px`);
  }).observe(bar);
}
