/** Keeps the second press of a double press from what the first has brought under it. */
export function takeSecondPress(): void {
  const take = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', take, { capture: true, once: true });
}
