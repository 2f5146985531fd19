import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

type Heir<Part> = (part: Part) => HTMLElement | null | undefined;

/**
 * Moves the focus within a part of the page after a press has changed it. `focusAfter` renders the
 * change at once, since a phone opens its keyboard only for a focus that moves during the press,
 * and then focuses the heir, if there is one.
 */
export function useFocusAfter<Part extends HTMLElement>(): {
  part: RefObject<Part | null>;
  focusAfter: (change: () => void, heirOf: Heir<Part>) => void;
} {
  const part = useRef<Part>(null);
  return {
    part,
    focusAfter: (change, heirOf) => {
      flushSync(change);
      if (part.current) heirOf(part.current)?.focus();
    },
  };
}

/** The first field that is marked as invalid. */
export function firstInvalid(part: HTMLElement): HTMLElement | null {
  return part.querySelector<HTMLElement>('[aria-invalid="true"]');
}

/** The selected radio button. */
export function chosenRadio(part: HTMLElement): HTMLElement | null {
  return part.querySelector<HTMLElement>('[type=radio]:checked');
}

/** The button at an index from 0, or the last one. */
export function buttonAt(part: HTMLElement, place: number): HTMLElement | undefined {
  const buttons = [...part.querySelectorAll('button')];
  return buttons[place] ?? buttons.at(-1);
}
