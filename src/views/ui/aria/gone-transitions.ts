/** The ends of a transition, which the element that it is of tells. */
const ends = ['transitionend', 'transitioncancel'];

/**
 * React Aria keeps each element in whose properties a transition runs until it hears of the end of each.
 * It hears of one cancelled property alone, and of no end of an element that is not on the page any more:
 * such an element would be kept for good, with the page or the dialog around it. Here all ends are told.
 * And until all have ended, a focus that a closing dialog returns after a press by keyboard or screen reader
 * waits: not for toasts, which stand still for a second.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('transitionrun', ({ target }) => {
    for (const end of ends) target?.addEventListener(end, tellPage);
  });
  const hideFromAria = (event: Event) => {
    if ((event.target as Element).matches('.toast-region')) event.stopPropagation();
  };
  document.addEventListener('transitionrun', hideFromAria, true);
}

function tellPage(event: Event): void {
  const { type, target } = event;
  const isHeard = type === 'transitionend' && target instanceof Element && target.isConnected;
  if (isHeard) return;
  const { propertyName } = event as TransitionEvent;
  const told = new TransitionEvent('transitionend', { propertyName });
  Object.defineProperty(told, 'target', { value: target });
  document.dispatchEvent(told);
}
