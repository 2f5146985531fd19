import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useState,
} from 'react';
import './field.css';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** The properties of every field that a person types in. */
export interface FieldProps
  extends Pick<
    ComponentProps<'input'>,
    | 'name'
    | 'autoComplete'
    | 'autoFocus'
    | 'maxLength'
    | 'inputMode'
    | 'enterKeyHint'
    | 'aria-describedby'
  > {
  label: string;
  value: string;
  onChange?: (text: string) => void;
  hint?: string | undefined;
  /** Shown if present, and read out with the field. */
  errorMessage?: string | undefined;
  isRequired?: boolean;
  /** Keeps the focus and cannot be changed. */
  isReadOnly?: boolean;
  isDisabled?: boolean;
}

interface FrameProps extends FieldProps {
  /** A rule may rewrite what is typed: it hears of a word that is being composed once that has ended. */
  isRewritten?: boolean;
  /** Renders the browser's own input with these properties. */
  children: (box: BoxProps) => ReactNode;
}

type BoxProps = Omit<
  FieldProps,
  'label' | 'hint' | 'errorMessage' | 'onChange' | 'isRequired' | 'isReadOnly' | 'isDisabled'
> & {
  id: string;
  className: string;
  onChange: (event: ChangeEvent<Box>) => void;
  onCompositionEnd: ((event: CompositionEvent<Box>) => void) | undefined;
  readOnly: boolean;
  disabled: boolean;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
};

/**
 * A label above an input, a hint and an error under it, which describe it: the error is read out with
 * the field, so the focus goes there, and a live region says what happened (§22.100). The browser's
 * own elements, since those of React Aria are rendered again for the ids of the hint and the error,
 * and for each focus: a fifth of a phone's work for a press that shows five errors.
 */
export function Field({
  label,
  onChange,
  hint,
  errorMessage,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  isRewritten = false,
  value,
  children,
  ...props
}: FrameProps) {
  const id = useId();
  const [composed, setComposed] = useState<string | null>(null);
  const take = ({ currentTarget, nativeEvent }: SyntheticEvent<Box>) => {
    const text = currentTarget.value;
    const isOver = !(isRewritten && (nativeEvent as InputEvent).isComposing);
    setComposed(isOver ? null : text);
    if (isOver) onChange?.(text);
  };
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const described = [hint && hintId, errorMessage && errorId, props['aria-describedby']];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id} dir="auto">
        {label}
      </label>
      {children({
        ...props,
        id,
        className: 'field-box',
        value: composed ?? value,
        onChange: take,
        onCompositionEnd: isRewritten ? take : undefined,
        readOnly: isReadOnly,
        disabled: isDisabled,
        'aria-required': isRequired || undefined,
        'aria-invalid': errorMessage ? true : undefined,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <span id={hintId} className="field-hint">
          {hint}
        </span>
      )}
      {errorMessage && (
        <span id={errorId} className="field-error">
          {errorMessage}
        </span>
      )}
    </div>
  );
}
