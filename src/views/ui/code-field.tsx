import type { ClipboardEvent, Ref } from 'react';
import { codeDigits, codeLength } from '../../domain/sign-in.ts';
import { Field, type FieldProps } from './field.tsx';
import './code-field.css';

export interface CodeFieldProps extends FieldProps {
  /** The digits so far. */
  value: string;
  /** Receives the digits that were typed, pasted or filled in. */
  onChange: (digits: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A one-time code: one input, so that paste and autofill work, painted as boxes. */
export function CodeField({ value, onChange, inputRef, ...props }: CodeFieldProps) {
  const take = (text: string) => {
    // The caret is at the end: a whole code that comes there takes the place of what was typed.
    const added = codeDigits(text.startsWith(value) ? text.slice(value.length) : '');
    onChange(added.length === codeLength ? added : codeDigits(text));
  };
  // Over a part of the digits, it takes the place of all.
  const takePasted = (event: ClipboardEvent) => {
    const pasted = codeDigits(event.clipboardData.getData('text'));
    if (pasted.length < codeLength || props.isReadOnly) return;
    event.preventDefault();
    onChange(pasted);
  };
  return (
    <Field {...props} isRewritten value={value} onChange={take}>
      {(box) => (
        <div ref={watchSelection} className="code-field">
          <input
            {...box}
            ref={inputRef}
            className="code-field-input"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            onPaste={takePasted}
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
      )}
    </Field>
  );
}

/**
 * The painted caret is always at the end, so the real one has to be; a selected code is painted, too,
 * since the next digit replaces it. React's `onSelect` misses a selection that no key or pointer made.
 */
function watchSelection(field: HTMLElement | null): () => void {
  const input = field?.querySelector('input');
  const look = () => {
    // Safari moves the focus to a field whose selection is set.
    if (!input || input !== document.activeElement) return;
    const { selectionStart, selectionEnd, value } = input;
    const isWhole = value !== '' && selectionStart === 0 && selectionEnd === value.length;
    input.toggleAttribute('data-selected', isWhole);
    if (selectionStart === selectionEnd && selectionEnd !== value.length)
      input.setSelectionRange(value.length, value.length);
  };
  document.addEventListener('selectionchange', look);
  return () => document.removeEventListener('selectionchange', look);
}
