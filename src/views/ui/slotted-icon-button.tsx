import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import './icon-button.css';

export interface SlottedIconButtonProps {
  /** The button's name for screen readers. */
  label: string;
  children: ReactNode;
  /** Its part in the component around it: a calendar's `previous` or `next`. */
  slot: 'previous' | 'next';
}

/** A round button whose action comes from the React Aria component around it. */
export function SlottedIconButton({ label, slot, children }: SlottedIconButtonProps) {
  return (
    <Button slot={slot} aria-label={label} className="icon-button">
      {children}
    </Button>
  );
}
