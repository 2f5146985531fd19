import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { texts } from '../../domain/texts.ts';
import { registrationDraft, registrationMachine } from '../../machines/registration.ts';
import { useEnvironment } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Dialog } from '../ui/dialog.tsx';
import { OtpStep } from './otp-step.tsx';
import { ProvenStep } from './proven-step.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** The registration modal: who the person is, then the code that proves their number. */
export function Registration({ mobileNumber }: { mobileNumber: string }) {
  const { app } = useEnvironment();
  const flow = useFlow(registrationMachine, {
    input: { mobileNumber },
    draft: { keeper: registrationDraft, owner: 'visitor' },
  });
  const isProving = useSelector(flow, (snapshot) => snapshot.matches('confirmingPhone'));
  return (
    <Dialog
      title={isProving ? 'Enter your code' : 'Create your account'}
      isOpen
      onClose={() => app.send({ type: 'login.dismissed' })}
    >
      <RegistrationStep flow={flow} />
    </Dialog>
  );
}

function RegistrationStep({ flow }: { flow: ActorRefFrom<typeof registrationMachine> }) {
  const otp = useSelector(flow, ({ children }) => children.otp);
  const { mobileNumber, refusal } = useSelector(flow, ({ context }) => context);
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
