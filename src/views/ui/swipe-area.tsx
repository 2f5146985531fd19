import { type PointerEvent, type ReactNode, useRef } from 'react';
import './swipe-area.css';

export interface SwipeAreaProps {
  children: ReactNode;
  /** Receives 1 for a swipe to the left, to the next content, and -1 for one to the right. */
  onSwipe: (by: 1 | -1) => void;
}

/** In px: wider than the browser's own buttons in here, so that a swipe never ends as a press of one. */
const threshold = 56;

/** Detects horizontal swipes of a finger; vertical ones scroll. */
export function SwipeArea({ children, onSwipe }: SwipeAreaProps) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return (
    <div
      className="swipe-area"
      // In the capture phase, since React Aria's buttons stop these events from bubbling.
      onPointerDownCapture={({ pointerId, pointerType, clientX, clientY, isPrimary }) => {
        if (!isPrimary) forget();
        else if (pointerType !== 'mouse') start.current = { id: pointerId, x: clientX, y: clientY };
      }}
      onPointerMoveCapture={(event) => {
        const by = start.current && swipeFrom(start.current, event);
        if (!by) return;
        forget();
        // Nor as a press of a day, which may be wider.
        const { pointerId, pointerType, target } = event.nativeEvent;
        const cancel = { pointerId, pointerType, bubbles: true };
        target?.dispatchEvent(new window.PointerEvent('pointercancel', cancel));
        onSwipe(by);
      }}
      onPointerUpCapture={forget}
      onPointerCancelCapture={forget}
    >
      {children}
    </div>
  );
}

function swipeFrom(
  from: { id: number; x: number; y: number },
  { pointerId, clientX, clientY }: PointerEvent,
): 1 | -1 | null {
  const across = clientX - from.x;
  const isSwipe =
    pointerId === from.id &&
    Math.abs(across) >= threshold &&
    Math.abs(across) > 2 * Math.abs(clientY - from.y);
  if (!isSwipe) return null;
  return across < 0 ? 1 : -1;
}
