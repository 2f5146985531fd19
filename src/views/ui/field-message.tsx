import { FieldError, Text } from 'react-aria-components/TextField';

export interface FieldMessageProps {
  hint?: string | undefined;
  errorMessage?: string | undefined;
}

/**
 * The hint and the error under a field, which describe it: the error is read out with the field, so
 * the focus goes there, and a live region says what happened (§22.100).
 */
export function FieldMessage({ hint, errorMessage }: FieldMessageProps) {
  return (
    <>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{errorMessage}</FieldError>
    </>
  );
}

/** `isInvalid` for React Aria: `false` would hide the errors that it finds itself. */
export function invalidWhen(errorMessage: string | undefined): { isInvalid?: true } {
  return errorMessage ? { isInvalid: true } : {};
}
