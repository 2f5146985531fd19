import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
} from 'react-aria-components/TextField';
import { FieldMessage, invalidWhen } from './field-message.tsx';
import './field.css';
import './date-field.css';

export interface DateFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'type'> {
  label: string;
  hint?: string | undefined;
  errorMessage?: string | undefined;
  type?: 'date' | 'time';
  /** `YYYY-MM-DD` or `HH:MM`. */
  min?: string;
  max?: string;
}

/** A day or a time by the platform's own picker, which a phone's user knows. */
export function DateField({
  label,
  hint,
  errorMessage,
  type = 'date',
  min,
  max,
  ...props
}: DateFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      {...invalidWhen(errorMessage)}
      type={type}
      className="field"
    >
      <Label className="field-label">{label}</Label>
      <Input
        className="field-box date-field-box"
        {...(min === undefined ? {} : { min })}
        {...(max === undefined ? {} : { max })}
      />
      <FieldMessage hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
