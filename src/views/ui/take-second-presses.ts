/** What a press presses, of all that lies under the finger. */
const pressable = 'a,button,label,summary,[role]';

/**
 * From now on the second press of a double press presses nothing that the first has brought under the
 * pointer, and neither does an impatient tap just after a dialog has come, which takes the focus. Clicks of
 * a mouse are counted by the browser; taps are told by time and place, since an iPhone counts each as a
 * first one. A key that is held down presses once, and not what its press has brought, and removes one thing.
 */
export function takeSecondPresses(): void {
  let pressed: Element = document.body;
  let [x, y, since] = [0, 0, 0];
  let isSecond = false;
  const listen = (event: MouseEvent & { readonly pointerType?: string }) => {
    const target = event.target as Element;
    const isElsewhere = !pressed.contains(target);
    if (event.type === 'pointerdown')
      isSecond =
        isElsewhere &&
        event.pointerType !== 'mouse' &&
        event.timeStamp - since < 500 &&
        Math.hypot(event.x - x, event.y - y) < 24;
    // A click without a pointer is a key's, or the app's own.
    else if (event.detail === 0) return;
    else if (isElsewhere && event.detail > 1) {
      isSecond = true;
      // React Aria has seen the pointer, and would click by itself where no click follows.
      target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    } else if (!isSecond && event.type === 'click') {
      pressed = target.closest(pressable) ?? target;
      ({ x, y, timeStamp: since } = event);
    }
    if (!isSecond) return;
    event.preventDefault();
    event.stopPropagation();
    // A screen reader's next click may come without a pointer before it.
    isSecond = event.type !== 'click';
  };
  addEventListener('pointerdown', listen, true);
  // It would take the focus from what has come.
  addEventListener('mousedown', listen, true);
  addEventListener('click', listen, true);
  const begin = ({ timeStamp }: Event) => {
    since = timeStamp;
  };
  addEventListener('focusin', begin, true);
  const holdKey = (event: KeyboardEvent) => {
    const { key, repeat } = event;
    const fields = key === 'Enter' ? 'textarea' : 'textarea,input';
    const isTyping = (event.target as Element).matches(fields);
    if (!repeat || isTyping || !/^(Enter|Delete|Backspace)$/.test(key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', holdKey, true);
}
