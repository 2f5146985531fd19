import type { MouseEvent, ReactNode } from 'react';

export interface PressAreaProps {
  className: string;
  children: ReactNode;
  onPress?: (() => void) | undefined;
  /** A pointer or the focus is on it: it will probably be pressed. */
  onIntent?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Busy with the last press: keeps its focus and takes no other. */
  isPending?: boolean | undefined;
  type?: 'button' | 'submit';
  autoFocus?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  [data: `data-${string}`]: string | boolean | undefined;
}

/**
 * What can be pressed, without looks. A button of the browser's own: React Aria's costs 10 kB, and
 * the first page has nothing else of it.
 */
export function PressArea({
  onPress,
  onIntent,
  isDisabled,
  isPending,
  type = 'button',
  children,
  ...props
}: PressAreaProps) {
  return (
    <button
      {...props}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        // Enter in a field presses the form's button, so this holds back that submission as well.
        if (isPending) event.preventDefault();
        else {
          takeFocus(event);
          onPress?.();
        }
      }}
    >
      {children}
    </button>
  );
}

/**
 * Safari does not focus what a pointer presses; a dialog that closes gives the focus back to it. A
 * press without a pointer has no `detail`: Enter in a field must leave the focus there.
 */
function takeFocus({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
  if (detail > 0) currentTarget.focus({ preventScroll: true });
}
