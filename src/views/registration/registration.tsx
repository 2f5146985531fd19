import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { firstDay } from '../../domain/day-range.ts';
import { readableNumber } from '../../domain/mobile-number.ts';
import { texts } from '../../domain/texts.ts';
import { registrationDraft, registrationMachine } from '../../machines/registration.ts';
import { useToday } from '../flow/use-clock.ts';
import { useFlow } from '../flow/use-flow.ts';
import { PhoneProof } from '../phone-proof/phone-proof.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateField } from '../ui/date-field.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { TextField } from '../ui/text-field.tsx';
import '../otp/otp-step.css';
import './registration.css';

/** The registration: the person's details, then the proof of the number by a code. */
export function Registration({ mobileNumber }: { mobileNumber: string }) {
  const flow = useFlow(registrationMachine, {
    input: () => ({ mobileNumber }),
    draft: { keeper: registrationDraft, owner: 'visitor' },
  });
  const proof = useSelector(flow, ({ children }) => children.phoneProof);
  return proof ? <PhoneProof flow={proof} /> : <DetailsForm flow={flow} />;
}

function DetailsForm({ flow }: { flow: ActorRefFrom<typeof registrationMachine> }) {
  const { mobileNumber, details, hadAadhaar, isDobWrong, refusal } = useSelector(
    flow,
    ({ context }) => context,
  );
  const today = useToday();
  const canRegister = useSelector(flow, (snapshot) =>
    snapshot.can({ type: 'details.submitted', today }),
  );
  return (
    <Form onSubmit={() => flow.send({ type: 'details.submitted', today })}>
      <p className="form-lead">
        <strong className="otp-step-number">{readableNumber(mobileNumber)}</strong> is new here.
        Tell us who you are. Hosts whose events you answer see your name.
      </p>
      <Refusal>{refusal}</Refusal>
      <TextField
        label="Full Name"
        autoComplete="name"
        autoFocus
        maxLength={200}
        value={details.fullName}
        onChange={(fullName) => flow.send({ type: 'name.changed', fullName })}
      />
      <DateField
        label="Date of birth"
        autoComplete="bday"
        min={firstDay}
        max={today}
        value={details.dob}
        onChange={(dob) => flow.send({ type: 'dob.changed', dob })}
        errorMessage={isDobWrong ? texts.dobWrong : undefined}
      />
      <TextField
        label="Aadhaar"
        hint={
          hadAadhaar
            ? texts.aadhaarNotKept
            : 'The last six digits, to check that an account is yours. We keep them scrambled, so that they cannot be read back.'
        }
        inputMode="numeric"
        autoComplete="off"
        isNumeric
        value={details.aadhaar}
        onChange={(text) => flow.send({ type: 'aadhaar.changed', text })}
      />
      <div className="registration-terms">
        <Checkbox
          isSelected={details.agreed}
          onChange={(agreed) => flow.send({ type: 'terms.changed', agreed })}
        >
          {texts.agreeToTerms}
        </Checkbox>
        <ExternalLink href="/terms-and-conditions">Read them in a new tab</ExternalLink>
      </div>
      <SubmitButton isDisabled={!canRegister}>Register</SubmitButton>
      <Button variant="quiet" size="small" onPress={() => flow.send({ type: 'number.abandoned' })}>
        Change number
      </Button>
    </Form>
  );
}
