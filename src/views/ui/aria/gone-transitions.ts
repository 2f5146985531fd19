/** The ends of a transition, which the element that it is of tells. */
const ends = ['transitionend', 'transitioncancel'];

/**
 * React Aria keeps each element in whose properties a transition runs until it hears of the end of each.
 * It hears of one cancelled property alone, and of no end of an element that is not on the page any more:
 * such an element would be kept for good, with the page or the dialog around it. Here all ends are told.
 */
if (typeof document !== 'undefined')
  document.addEventListener('transitionrun', ({ target }) => {
    for (const end of ends) target?.addEventListener(end, tellPage);
  });

function tellPage(event: Event): void {
  const { type, target } = event;
  const isHeard = type === 'transitionend' && target instanceof Element && target.isConnected;
  if (isHeard) return;
  const { propertyName } = event as TransitionEvent;
  const told = new TransitionEvent('transitionend', { propertyName });
  Object.defineProperty(told, 'target', { value: target });
  document.dispatchEvent(told);
}
