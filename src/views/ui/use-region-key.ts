import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { shownVeil } from './shown-veil.ts';

interface KeyRegion<Region extends HTMLElement> {
  region: RefObject<Region | null>;
  /** Hears of a focus that comes from outside the region. */
  onArrival: (event: FocusEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
  /** A ref for a part of the region, which returns the focus that it has when it goes. */
  focusBack: (part: HTMLElement | null) => () => void;
}

/**
 * A key that leads to the first button of a region's newest part, and back to where the focus was, as the
 * end of that part does. A dialog keeps Tab within itself. A tap leads back to no field, whose
 * keyboard a phone would open.
 */
export function useRegionKey<Region extends HTMLElement>(key: string): KeyRegion<Region> {
  const region = useRef<Region>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { current: part } = region;
      if (event.key !== key || !part) return;
      if (part.contains(document.activeElement)) return focusOn(cameFrom.current);
      const button = part.lastElementChild?.querySelector('button');
      if (!button) return;
      event.preventDefault();
      button.focus();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [key]);

  return {
    region,
    onArrival: ({ relatedTarget }) => {
      // A window that is come back to returns the focus from nowhere.
      if (relatedTarget) cameFrom.current = relatedTarget;
    },
    onClickCapture: ({ detail }) => {
      // A press by keyboard has no detail.
      if (detail) cameFrom.current = null;
    },
    focusBack: useCallback(
      (part) => () => {
        if (part?.contains(document.activeElement)) focusOn(cameFrom.current);
      },
      [],
    ),
  };
}

/**
 * Where it is gone, the top dialog has the focus, or the page: dialogs stand behind it in the document, and so
 * does the hidden login.
 */
function focusOn(place: EventTarget | null): void {
  const heirs = document.querySelectorAll<HTMLElement>(`main,${shownVeil}>*>.dialog`);
  const heir = place instanceof HTMLElement && place.isConnected ? place : heirs[heirs.length - 1];
  heir?.focus({ preventScroll: true });
}
