import { FieldError, Text } from 'react-aria-components/TextField';

export interface FieldMessageProps {
  hint?: string | undefined;
  errorMessage?: string | undefined;
}

/** What stands under a field: a hint, and the error, said aloud as it appears. */
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

/** `isInvalid` as React Aria wants it: `false` would hide the errors it finds itself. */
export function invalidWhen(errorMessage: string | undefined): { isInvalid?: true } {
  return errorMessage ? { isInvalid: true } : {};
}
