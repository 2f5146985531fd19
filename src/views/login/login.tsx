import { useSelector } from '@xstate/react';
import { texts } from '../../domain/texts.ts';
import { loginDraft, loginMachine } from '../../machines/login.ts';
import { useFlow } from '../flow/use-flow.ts';
import { OtpStep } from '../otp/otp-step.tsx';
import { ProvenStep } from '../sign-in/proven-step.tsx';
import { PhoneForm } from './phone-form.tsx';

/** The login: one question a step. */
export function Login() {
  const flow = useFlow(loginMachine, {
    input: {},
    draft: { keeper: loginDraft, owner: 'visitor' },
  });
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
