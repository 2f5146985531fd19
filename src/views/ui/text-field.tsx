import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
} from 'react-aria-components/TextField';
import { FieldMessage, invalidWhen } from './field-message.tsx';
import './field.css';
import './text-field.css';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  label: string;
  hint?: string | undefined;
  /** Shown if present, and read out with the field. */
  errorMessage?: string | undefined;
  placeholder?: string;
  /** Digits of equal width, for numbers that are compared or counted. */
  isNumeric?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  errorMessage,
  placeholder,
  isNumeric = false,
  autoFocus = false,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      {...invalidWhen(errorMessage)}
      className="field"
    >
      <Label className="field-label" dir="auto">
        {label}
      </Label>
      <Input
        className="field-box"
        // React Aria focuses a moment later, and a dialog that lost its focus would take it first.
        autoFocus={autoFocus}
        dir="auto"
        data-numeric={isNumeric || undefined}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(inputRef === undefined ? {} : { ref: inputRef })}
      />
      <FieldMessage hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
