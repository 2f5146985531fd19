import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import './form.css';

export interface FormProps {
  /** Called by the submit button and by Enter. */
  onSubmit: () => void;
  children: ReactNode;
}

/** Fields and their button in a column. The fields show their own errors. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** The button that submits the form, as wide as its fields. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'variant' | 'size' | 'isWide'>) {
  return <Button {...props} type="submit" variant="primary" size="large" isWide />;
}
