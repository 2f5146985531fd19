import type { ComponentProps, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import './text-field.css';

export interface TextFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'onKeyDown' | 'onPaste'> {
  /** Digits of equal width, for numbers that are compared, counted or read by a rule. */
  isNumeric?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  type = 'text',
  onKeyDown,
  onPaste,
  isNumeric = false,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <Field {...props} isRewritten={isNumeric}>
      {(box) => (
        <input
          {...box}
          ref={inputRef}
          type={type}
          dir="auto"
          data-numeric={isNumeric || undefined}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      )}
    </Field>
  );
}
