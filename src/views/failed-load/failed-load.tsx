import { type RefObject, useRef } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { anotherTry } from './failed-load.texts.ts';
import { useLoadDue } from './use-load-due.ts';

export interface FailedLoadProps {
  title: string;
  /** Tries again: pressed, or by itself once the network or the person is back. */
  onRetry: () => void;
  /** Takes the focus of the button, which goes with its message; otherwise the part around it does. */
  heir?: RefObject<HTMLElement | null>;
  /** Whether it fills its page: its title is the page's heading then. */
  isPage?: boolean;
  /** Whether a toast tells of the failure: the message is no live region then (§22.100). */
  isToasted?: boolean;
}

/** The message in the place of what did not arrive. */
export function FailedLoad({ title, onRetry, heir, ...props }: FailedLoadProps) {
  const part = useRef<HTMLDivElement>(null);
  const retry = () => {
    const around = part.current;
    if (around?.contains(document.activeElement)) {
      const next = heir?.current ?? around.closest<HTMLElement>('[tabindex="-1"]');
      next?.focus({ preventScroll: true });
    }
    onRetry();
  };
  useLoadDue(retry);
  return <ErrorState ref={part} title={title} text={anotherTry} onRetry={retry} {...props} />;
}
