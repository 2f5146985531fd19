import { useSelector } from '@xstate/react';
import { texts } from '../../domain/texts.ts';
import { registrationDraft, registrationMachine } from '../../machines/registration.ts';
import { useFlow } from '../flow/use-flow.ts';
import { OtpStep } from '../otp/otp-step.tsx';
import { ProvenStep } from '../sign-in/proven-step.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** The registration: who the person is, then the code that proves their number. */
export function Registration({ mobileNumber }: { mobileNumber: string }) {
  const flow = useFlow(registrationMachine, {
    input: { mobileNumber },
    draft: { keeper: registrationDraft, owner: 'visitor' },
  });
  const otp = useSelector(flow, ({ children }) => children.otp);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const isProven = useSelector(
    flow,
    (snapshot) => snapshot.matches('signingUp') || snapshot.matches('signupFailed'),
  );
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  if (otp) return <OtpStep flow={otp} />;
  if (!isProven) return <RegistrationForm flow={flow} />;
  return (
    <ProvenStep
      mobileNumber={mobileNumber}
      isBusy={isBusy}
      busyText="Creating your account"
      failure={refusal ?? texts.registrationError}
      onRetry={() => flow.send({ type: 'signup.retried' })}
      onChangeNumber={() => flow.send({ type: 'number.abandoned' })}
    />
  );
}
