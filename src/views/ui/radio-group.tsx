import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Label,
  Radio,
} from 'react-aria-components/RadioGroup';
import { FieldMessage, invalidWhen } from './field-message.tsx';
import './field.css';
import './radio-group.css';

export interface RadioOption {
  value: string;
  label: string;
}

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  label: string;
  options: readonly RadioOption[];
  hint?: string | undefined;
  errorMessage?: string | undefined;
}

/** One of a few, side by side as big as buttons. */
export function RadioGroup({ label, options, hint, errorMessage, ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...props}
      {...invalidWhen(errorMessage)}
      className="field"
    >
      <Label className="field-label">{label}</Label>
      <div className="radio-group-options">
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className="radio">
            <span className="radio-dot" aria-hidden="true" />
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldMessage hint={hint} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
