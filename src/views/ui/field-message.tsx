import { FieldError, Text } from 'react-aria-components/TextField';

export interface FieldMessageProps {
  hint?: string | undefined;
  errorMessage?: string | undefined;
}

/** The hint and the error under a field; screen readers announce the error when it appears. */
export function FieldMessage({ hint, errorMessage }: FieldMessageProps) {
  return (
    <>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">
        {errorMessage && <span role="alert">{errorMessage}</span>}
      </FieldError>
    </>
  );
}

/** `isInvalid` for React Aria: `false` would hide the errors that it finds itself. */
export function invalidWhen(errorMessage: string | undefined): { isInvalid?: true } {
  return errorMessage ? { isInvalid: true } : {};
}
