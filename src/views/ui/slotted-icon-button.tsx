import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import './icon-button.css';

export interface SlottedIconButtonProps {
  /** The button's name for screen readers. */
  label: string;
  children: ReactNode;
  /** Its part in the component around it: a calendar's `previous` or `next`. */
  slot?: 'previous' | 'next';
  isPending?: boolean;
  isBordered?: boolean;
}

/** A round button whose action comes from the React Aria component around it. */
export function SlottedIconButton({
  label,
  children,
  isBordered = false,
  ...props
}: SlottedIconButtonProps) {
  return (
    <Button
      {...props}
      aria-label={label}
      className="icon-button"
      data-bordered={isBordered || undefined}
    >
      {children}
    </Button>
  );
}
