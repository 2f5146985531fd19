import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import './icon-button.css';

export interface SlottedIconButtonProps {
  /** Its name, since a drawing has none. */
  label: string;
  children: ReactNode;
  /** Which of the buttons of the component around it: a calendar's `previous` or `next`. */
  slot?: 'previous' | 'next';
  isPending?: boolean;
  isBordered?: boolean;
}

/** A round button that the React Aria component around it tells what to do. */
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
