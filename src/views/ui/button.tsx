import { PressArea, type PressAreaProps } from './press-area.tsx';
import { Spinner } from './spinner.tsx';
import './button.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<PressAreaProps, 'className'> {
  /** `primary` is the main action of a screen. */
  variant?: ButtonLook;
  size?: 'small' | 'regular' | 'large';
  /** As wide as its container. */
  isWide?: boolean;
  /** Replaces the text while `isPending`. */
  pendingLabel?: string;
}

/** A button with a text. */
export function Button({
  children,
  variant = 'secondary',
  size = 'regular',
  isWide = false,
  pendingLabel,
  ...props
}: ButtonProps) {
  return (
    <PressArea
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
    </PressArea>
  );
}
