import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { texts } from '../../domain/texts.ts';
import { loginDraft, loginMachine } from '../../machines/login.ts';
import { useEnvironment } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Dialog } from '../ui/dialog.tsx';
import { OtpStep } from './otp-step.tsx';
import { PhoneForm } from './phone-form.tsx';
import { ProvenStep } from './proven-step.tsx';

/** The login modal: one question a step. */
export function Login() {
  const { app } = useEnvironment();
  const flow = useFlow(loginMachine, {
    input: {},
    draft: { keeper: loginDraft, owner: 'visitor' },
  });
  const isProving = useSelector(flow, (snapshot) => snapshot.matches('confirmingPhone'));
  return (
    <Dialog
      title={isProving ? 'Enter your code' : 'Log in or sign up'}
      isOpen
      onClose={() => app.send({ type: 'login.dismissed' })}
    >
      <LoginStep flow={flow} />
    </Dialog>
  );
}

function LoginStep({ flow }: { flow: ActorRefFrom<typeof loginMachine> }) {
  const otp = useSelector(flow, ({ children }) => children.otp);
  const mobileNumber = useSelector(flow, ({ context }) => context.mobileNumber);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const isProven = useSelector(
    flow,
    (snapshot) => snapshot.matches('loggingIn') || snapshot.matches('loginFailed'),
  );
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  if (otp) return <OtpStep flow={otp} />;
  if (!isProven) return <PhoneForm flow={flow} />;
  return (
    <ProvenStep
      mobileNumber={mobileNumber ?? ''}
      isBusy={isBusy}
      busyText="Signing you in"
      failure={refusal ?? texts.loginFailed}
      onRetry={() => flow.send({ type: 'login.retried' })}
      onChangeNumber={() => flow.send({ type: 'number.abandoned' })}
    />
  );
}
