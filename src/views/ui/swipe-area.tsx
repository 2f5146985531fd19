import { type PointerEvent, type ReactNode, useRef } from 'react';
import './swipe-area.css';

export interface SwipeAreaProps {
  children: ReactNode;
  /** A finger went across: to the left is 1, on to what follows; to the right is -1. */
  onSwipe: (by: 1 | -1) => void;
}

/** Pixels: wider than what can be pressed in here, so that a swipe never ends as a press. */
const threshold = 56;

/** Hears fingers that go across; those that go up and down scroll as ever. */
export function SwipeArea({ children, onSwipe }: SwipeAreaProps) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return (
    <div
      className="swipe-area"
      // What can be pressed in here keeps its events to itself on the way up.
      onPointerDownCapture={({ pointerId, pointerType, clientX, clientY, isPrimary }) => {
        if (!isPrimary) forget();
        else if (pointerType !== 'mouse') start.current = { id: pointerId, x: clientX, y: clientY };
      }}
      onPointerMoveCapture={(event) => {
        const by = start.current && swipeFrom(start.current, event);
        if (!by) return;
        forget();
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
