import { type ReactNode, useId } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import './field.css';
import './checkbox.css';

export interface CheckboxProps
  extends Omit<AriaCheckboxProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  children: ReactNode;
  errorMessage?: string | undefined;
}

/** A single checkbox with its label. */
export function Checkbox({ children, errorMessage, ...props }: CheckboxProps) {
  const errorId = useId();
  return (
    <>
      <AriaCheckbox
        {...props}
        {...(errorMessage && { isInvalid: true, 'aria-describedby': errorId })}
        className="checkbox"
      >
        <span className="checkbox-box" aria-hidden="true">
          <svg viewBox="0 0 16 16" fill="none" aria-hidden="true">
            <path
              d="m3.5 8.5 3 3 6-7"
              stroke="currentColor"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
              pathLength="1"
            />
          </svg>
        </span>
        <span>{children}</span>
      </AriaCheckbox>
      {errorMessage && (
        <p id={errorId} className="field-error">
          {errorMessage}
        </p>
      )}
    </>
  );
}
