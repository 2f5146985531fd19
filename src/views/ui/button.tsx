import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { Spinner } from './spinner.tsx';
import './button.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  /** `primary` is the one action that matters on a screen. */
  variant?: ButtonLook;
  size?: 'small' | 'regular' | 'large';
  /** As wide as what it stands in. */
  isWide?: boolean;
  /** What the button says while it `isPending`; its own text otherwise. */
  pendingLabel?: string;
}

/** A button. While pending it keeps its focus and ignores presses. */
export function Button({
  children,
  variant = 'secondary',
  size = 'regular',
  isWide = false,
  pendingLabel,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className="button"
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {props.isPending ? (
        <>
          <Spinner />
          {pendingLabel ?? children}
        </>
      ) : (
        children
      )}
    </AriaButton>
  );
}
