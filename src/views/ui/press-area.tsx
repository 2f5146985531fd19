import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';

export interface PressAreaProps {
  className: string;
  children: ReactNode;
  onPress?: (() => void) | undefined;
  /** Called when a pointer or the focus reaches it, before a probable press. */
  onIntent?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Cannot be pressed for now, but keeps the focus that it has or is given back. */
  isUnavailable?: boolean | undefined;
  /** Busy with the last press: keeps its focus and ignores presses. */
  isPending?: boolean | undefined;
  type?: 'button' | 'submit';
  autoFocus?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  'aria-describedby'?: string | undefined;
  [data: `data-${string}`]: string | boolean | undefined;
}

/**
 * An unstyled button. The browser's own element, since React Aria's button costs 10 kB and the
 * first page needs nothing else of React Aria.
 */
export function PressArea({
  onPress,
  onIntent,
  isDisabled,
  isUnavailable,
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
      aria-disabled={isPending || isUnavailable || undefined}
      data-pending={isPending || undefined}
      data-unavailable={isUnavailable || undefined}
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        // Enter in a field presses the form's button, so this prevents that submission as well.
        if (isPending || isUnavailable) event.preventDefault();
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
 * Safari does not focus a pressed button, and a closing dialog returns the focus to it. A press
 * without a pointer has no `detail`: Enter in a field must leave the focus there.
 */
function takeFocus({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
  if (detail > 0) currentTarget.focus({ preventScroll: true });
}
