import { type ReactNode, useId } from 'react';
import './field.css';
import './radio-group.css';

interface RadioOption {
  value: string;
  label: string;
  /** Replaces the dot. */
  icon?: ReactNode;
}

export interface RadioGroupProps {
  label: string;
  options: readonly RadioOption[];
  /** Null while no option is selected. */
  value: string | null;
  onChange: (value: string) => void;
  /** Shown as before; presses are ignored. */
  isReadOnly?: boolean;
  /** `large` for the main question of its form. */
  size?: 'regular' | 'large';
  'aria-describedby'?: string;
  'aria-required'?: boolean;
}

/**
 * One of a few options, side by side and as large as buttons. The browser's own radio buttons,
 * since React Aria's are many times as slow with hundreds of questions.
 */
export function RadioGroup({
  label,
  options,
  value,
  onChange,
  isReadOnly = false,
  size = 'regular',
  ...props
}: RadioGroupProps) {
  const id = useId();
  return (
    <div
      {...props}
      role="radiogroup"
      aria-labelledby={id}
      aria-readonly={isReadOnly || undefined}
      className="field"
    >
      <span id={id} className="field-label" dir="auto">
        {label}
      </span>
      <div className="radio-group-options" data-size={size}>
        {options.map((option) => (
          <label
            key={option.value}
            className="radio"
            // By `:has`, each move of the focus would have the style of every input computed again.
            data-icon={option.icon ? true : undefined}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                if (!isReadOnly) onChange(option.value);
              }}
            />
            {option.icon && (
              <span className="radio-icon" aria-hidden="true">
                {option.icon}
              </span>
            )}
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
