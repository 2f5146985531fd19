import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import './icon-button.css';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Its name, since a drawing has none. */
  label: string;
  children: ReactNode;
  isBordered?: boolean;
}

/** A round button that shows only an icon. */
export function IconButton({ label, children, isBordered = false, ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className="icon-button"
      data-bordered={isBordered || undefined}
    >
      {children}
    </AriaButton>
  );
}
