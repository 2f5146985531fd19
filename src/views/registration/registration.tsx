import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { firstDay } from '../../domain/day-range.ts';
import { longestName } from '../../domain/full-name.ts';
import { readableNumber } from '../../domain/mobile-number.ts';
import {
  detailMissing,
  detailName,
  stillMissing as missingText,
} from '../../domain/registration.texts.ts';
import { missingDetails, type RegistrationDetails } from '../../domain/registration.ts';
import { texts } from '../../domain/texts.ts';
import { registrationDraft, registrationMachine } from '../../machines/registration.ts';
import { useToday } from '../flow/use-clock.ts';
import { useFlow } from '../flow/use-flow.ts';
import { changeNumber } from '../otp/otp.texts.ts';
import { PhoneProof } from '../phone-proof/phone-proof.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateField } from '../ui/date-field.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { TextField } from '../ui/text-field.tsx';
import { firstInvalid, useFocusAfter } from '../ui/use-focus-after.ts';
import * as said from './registration.texts.ts';
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
  const [before, number, after] = said.isNew(readableNumber(mobileNumber));
  const today = useToday();
  const canRegister = useSelector(flow, (snapshot) =>
    snapshot.can({ type: 'details.submitted', today }),
  );
  const missing = missingDetails(details);
  const [left, setLeft] = useState<readonly string[]>([]);
  const missingIn = (name: keyof RegistrationDetails) =>
    left.includes(name) && missing.includes(name) ? detailMissing[name] : undefined;
  const leave = (name: string) =>
    setLeft((before) => (before.includes(name) ? before : [...before, name]));
  const [leadId, refusalId] = [useId(), useId()];
  const { part, focusAfter } = useFocusAfter<HTMLDivElement>();
  const submit = () =>
    focusAfter(() => flow.send({ type: 'details.submitted', today }), firstInvalid);
  return (
    <Form onSubmit={submit} onFieldLeft={leave}>
      <p id={leadId} className="form-lead">
        {before}
        <strong className="otp-step-number">{number}</strong>
        {after}
      </p>
      <Refusal id={refusalId}>{refusal}</Refusal>
      <div ref={part} className="registration-fields">
        <TextField
          name="fullName"
          label={detailName.fullName}
          aria-describedby={refusal === null ? leadId : refusalId}
          errorMessage={missingIn('fullName')}
          isRequired
          autoComplete="name"
          autoFocus
          maxLength={longestName}
          value={details.fullName}
          onChange={(fullName) => flow.send({ type: 'name.changed', fullName })}
        />
        <DateField
          name="dob"
          label={detailName.dob}
          autoComplete="bday"
          min={firstDay}
          max={today}
          value={details.dob}
          onChange={(dob) => flow.send({ type: 'dob.changed', dob })}
          errorMessage={isDobWrong ? texts.dobWrong : missingIn('dob')}
          isRequired
        />
        <TextField
          name="aadhaar"
          label={detailName.aadhaar}
          errorMessage={missingIn('aadhaar')}
          isRequired
          hint={hadAadhaar ? texts.aadhaarNotKept : said.aadhaarHint}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
          value={details.aadhaar}
          onChange={(text) => flow.send({ type: 'aadhaar.changed', text })}
        />
        <div className="registration-terms">
          <Checkbox
            name="agreed"
            errorMessage={missingIn('agreed')}
            isSelected={details.agreed}
            onChange={(agreed) => flow.send({ type: 'terms.changed', agreed })}
          >
            {texts.agreeToTerms}
          </Checkbox>
          <ExternalLink href="/terms-and-conditions">{said.readTerms}</ExternalLink>
        </div>
      </div>
      <SubmitButton
        isDisabled={!canRegister}
        description={left.length > 0 && missing.length > 0 ? stillMissing(missing) : undefined}
      >
        {said.register}
      </SubmitButton>
      <Button variant="quiet" size="small" onPress={() => flow.send({ type: 'number.abandoned' })}>
        {changeNumber}
      </Button>
    </Form>
  );
}

function stillMissing(missing: readonly (keyof RegistrationDetails)[]): string {
  return missingText(missing.map((name) => detailName[name]).join(', '));
}
