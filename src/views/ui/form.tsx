import { type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { useLeaving } from './use-leaving.ts';
import './form.css';

export interface FormProps {
  /** Called by the submit button and by Enter. */
  onSubmit: () => void;
  /** Called with the name of each field that the focus leaves. */
  onFieldLeft?: (name: string) => void;
  children: ReactNode;
}

/** Fields and their button in a column. The fields show their own errors. */
export function Form({ onSubmit, onFieldLeft, children }: FormProps) {
  const leaving = useLeaving(onFieldLeft);
  return (
    <form
      className="form"
      noValidate
      {...leaving}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

export interface SubmitButtonProps
  extends Omit<ButtonProps, 'type' | 'variant' | 'size' | 'isWide'> {
  /** A sentence that a screen reader adds to the button: what the form lacks. */
  description?: string | undefined;
}

/** The button that submits the form, as wide as its fields. */
export function SubmitButton({ description, ...props }: SubmitButtonProps) {
  const id = useId();
  return (
    <>
      <Button
        {...props}
        type="submit"
        variant="primary"
        size="large"
        isWide
        {...(description && { 'aria-describedby': id })}
      />
      <span id={id} hidden>
        {description}
      </span>
    </>
  );
}
