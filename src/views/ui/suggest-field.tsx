import { suggestionsFor } from './suggest-field.texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import './suggest-field.css';

export interface SuggestFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** Frequent texts as buttons; any other can be typed. */
  suggestions: readonly string[];
}

/** A line of text with suggestions that fill it in one press. */
export function SuggestField({ suggestions, ...props }: SuggestFieldProps) {
  const { label, value, onChange, isReadOnly = false } = props;
  return (
    <div className="suggest-field">
      <TextField {...props} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form within the form */}
      <div role="group" aria-label={suggestionsFor(label)} className="suggest-field-row">
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            className="suggest-field-option"
            aria-pressed={suggestion === value}
            aria-disabled={isReadOnly || undefined}
            onClick={() => {
              if (!isReadOnly) onChange(suggestion);
            }}
          >
            {suggestion}
          </button>
        ))}
      </div>
    </div>
  );
}
