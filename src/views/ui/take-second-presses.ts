/** What a press presses, of all that lies under the finger. */
const pressable = 'a,button,label,summary,[role]';

/**
 * From now on the second press of a double press presses nothing that the first has brought under the
 * finger, and neither does an impatient one just after a dialog has come, which takes the focus. By time
 * and place: an iPhone counts each tap as a first one.
 */
export function takeSecondPresses(): void {
  let pressed: Element = document.body;
  let [x, y, since] = [0, 0, 0];
  let isSecond = false;
  const listen = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.type === 'pointerdown')
      isSecond =
        event.timeStamp - since < 500 &&
        Math.hypot(event.x - x, event.y - y) < 24 &&
        !pressed.contains(target);
    // A click without a pointer is a key's, or the app's own.
    else if (event.detail === 0) return;
    else if (!isSecond) {
      pressed = target.closest(pressable) ?? target;
      ({ x, y, timeStamp: since } = event);
    }
    if (!isSecond) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('pointerdown', listen, true);
  addEventListener('click', listen, true);
  const begin = ({ timeStamp }: Event) => {
    since = timeStamp;
  };
  addEventListener('focusin', begin, true);
}
