import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Label,
} from 'react-aria-components/TextField';
import { FieldMessage, invalidWhen } from './field-message.tsx';
import './field.css';
import './text-area.css';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  label: string;
  hint?: string | undefined;
  errorMessage?: string | undefined;
}

/** Several lines of text; grows with its content in browsers that support it. */
export function TextArea({ label, hint, errorMessage, ...props }: TextAreaProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      {...invalidWhen(errorMessage)}
      className="field"
    >
      <Label className="field-label">{label}</Label>
      <AriaTextArea className="field-box text-area" rows={4} />
      <FieldMessage hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
