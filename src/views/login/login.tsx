import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { longestTypedNumber } from '../../domain/sign-in.ts';
import { texts } from '../../domain/texts.ts';
import { loginDraft, loginMachine } from '../../machines/login.ts';
import { useFlow } from '../flow/use-flow.ts';
import { PhoneProof } from '../phone-proof/phone-proof.tsx';
import { CountryField } from '../sign-in/country-field.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import { TextField } from '../ui/text-field.tsx';
import * as said from './login.texts.ts';
import './login.css';

/** The login: the phone number, then its proof by a code. */
export function Login() {
  const flow = useFlow(loginMachine, {
    input: () => ({}),
    draft: { keeper: loginDraft, owner: 'visitor' },
  });
  const proof = useSelector(flow, ({ children }) => children.phoneProof);
  return proof ? <PhoneProof flow={proof} /> : <PhoneForm flow={flow} />;
}

function PhoneForm({ flow }: { flow: ActorRefFrom<typeof loginMachine> }) {
  const { country, typedNumber, mobileNumber, refusal } = useSelector(
    flow,
    ({ context }) => context,
  );
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const canProceed = useSelector(flow, (snapshot) => snapshot.can({ type: 'number.submitted' }));
  const [isLeft, setLeft] = useState(false);
  const missing = isLeft && !mobileNumber ? missingText(typedNumber) : undefined;
  const input = useRef<HTMLInputElement>(null);
  // A dialog under the login takes back the focus that comes by `autoFocus`.
  useEffect(() => queueMicrotask(() => input.current?.focus()), []);
  // The field reads the refusal out.
  useEffect(() => {
    if (refusal && !isBusy) input.current?.focus();
  }, [refusal, isBusy]);
  return (
    <Form
      onSubmit={() => flow.send({ type: 'number.submitted' })}
      onFieldLeft={(name) => {
        if (name === 'mobileNumber') setLeft(true);
      }}
    >
      <p className="form-lead">{said.lead}</p>
      <div className="login-fields">
        <CountryField
          country={country}
          onChange={(chosen) => flow.send({ type: 'country.changed', country: chosen })}
          onKnown={() => {
            // A number of another country may have been typed before it could be read.
            if (typedNumber && !mobileNumber) flow.send({ type: 'country.changed', country });
          }}
          isReadOnly={isBusy}
        />
        <TextField
          inputRef={input}
          name="mobileNumber"
          label={texts.mobileNumber}
          type="tel"
          autoComplete="tel"
          maxLength={longestTypedNumber}
          isNumeric
          autoFocus
          isRequired
          value={typedNumber}
          onChange={(typed) => flow.send({ type: 'number.changed', typed })}
          // A person who leaves it empty may be on the way to the country.
          errorMessage={refusal ?? (typedNumber ? missing : undefined)}
          isReadOnly={isBusy}
        />
      </div>
      <SubmitButton
        isDisabled={!canProceed && !isBusy}
        isPending={isBusy}
        pendingLabel={texts.proceedBusy}
        description={missing}
      >
        {texts.proceed}
      </SubmitButton>
    </Form>
  );
}

function missingText(typedNumber: string): string {
  return typedNumber.trim() === '' ? texts.numberMissing : texts.numberNotWhole;
}
