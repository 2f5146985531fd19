import type { Ref, SyntheticEvent } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
} from 'react-aria-components/TextField';
import { codeDigits, codeLength } from '../../domain/sign-in.ts';
import { FieldMessage, invalidWhen } from './field-message.tsx';
import './field.css';
import './code-field.css';

export interface CodeFieldProps
  extends Omit<
    AriaTextFieldProps,
    'className' | 'style' | 'children' | 'isInvalid' | 'type' | 'value' | 'onChange'
  > {
  label: string;
  /** The digits so far. */
  value: string;
  /** Receives the digits that were typed, pasted or filled in. */
  onChange: (digits: string) => void;
  hint?: string | undefined;
  errorMessage?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** A one-time code: one input, so that paste and autofill work, painted as boxes. */
export function CodeField({
  label,
  value,
  onChange,
  hint,
  errorMessage,
  autoFocus = false,
  inputRef = null,
  ...props
}: CodeFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      {...invalidWhen(errorMessage)}
      value={value}
      onChange={(text) => onChange(codeDigits(text))}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      className="field"
    >
      <Label className="field-label">{label}</Label>
      <div className="code-field">
        <Input
          ref={inputRef}
          className="code-field-input"
          // At once, as in a text field.
          autoFocus={autoFocus}
          onSelect={paintSelection}
        />
        <div className="code-field-boxes" aria-hidden="true">
          {Array.from({ length: codeLength }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its place
              key={place}
              className="code-field-box"
              data-next={place === Math.min(value.length, codeLength - 1) || undefined}
              data-filled={place < value.length || undefined}
            >
              {value[place]}
            </span>
          ))}
        </div>
      </div>
      <FieldMessage hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
  );
}

/**
 * The painted caret is always at the end, so the real one has to be; a selected code is painted, too,
 * since the next digit replaces it.
 */
function paintSelection({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isWhole = value !== '' && selectionStart === 0 && selectionEnd === value.length;
  currentTarget.toggleAttribute('data-selected', isWhole);
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    currentTarget.setSelectionRange(value.length, value.length);
}
