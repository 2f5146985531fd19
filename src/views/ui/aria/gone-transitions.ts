/** The ends of a transition, of which an element that is not in the page has to tell by itself. */
const ends = ['transitionend', 'transitioncancel'];

/**
 * React Aria keeps each element in whose properties a transition runs until the page hears of the end
 * of each. An element that is removed before that would be kept for good, and with it all that it stood
 * in: what it says of its ends is told to the page in its place.
 */
if (typeof document !== 'undefined')
  document.addEventListener('transitionrun', ({ target }) => {
    for (const end of ends) target?.addEventListener(end, tellPage);
  });

function tellPage(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || target.isConnected) return;
  const { propertyName } = event as TransitionEvent;
  const told = new TransitionEvent('transitionend', { propertyName });
  Object.defineProperty(told, 'target', { value: target });
  document.dispatchEvent(told);
}
