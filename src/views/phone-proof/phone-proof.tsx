import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { readableNumber } from '../../domain/mobile-number.ts';
import { texts } from '../../domain/texts.ts';
import type { phoneProofMachine } from '../../machines/phone-proof.ts';
import { OtpStep } from '../otp/otp-step.tsx';
import { Button } from '../ui/button.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import '../otp/otp-step.css';

type Flow = ActorRefFrom<typeof phoneProofMachine>;

/** The code step, then the wait for the service's session. */
export function PhoneProof({ flow }: { flow: Flow }) {
  const otp = useSelector(flow, ({ children }) => children.otp);
  const isRenewing = useSelector(flow, ({ context }) => context.isRenewing);
  if (!otp) return <ProvenStep flow={flow} />;
  return <OtpStep flow={otp} reason={isRenewing ? texts.proofTooOld : undefined} />;
}

function ProvenStep({ flow }: { flow: Flow }) {
  const { mobileNumber, details, refusal, failureText } = useSelector(
    flow,
    ({ context }) => context,
  );
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const busyText = details ? 'Creating your account' : 'Signing you in';
  const saidId = useId();
  const said = isBusy ? busyText : (refusal ?? failureText);
  return (
    <Form onSubmit={() => flow.send({ type: 'signIn.retried' })}>
      <p className="form-lead">
        <strong className="otp-step-number">{readableNumber(mobileNumber)}</strong> is yours.
      </p>
      <p id={saidId} className="form-lead">
        {said}
      </p>
      <SubmitButton
        autoFocus
        isPending={isBusy}
        pendingLabel={texts.verifyBusy}
        aria-describedby={saidId}
      >
        {texts.tryAgain}
      </SubmitButton>
      {!isBusy && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => flow.send({ type: 'number.abandoned' })}
        >
          Change number
        </Button>
      )}
    </Form>
  );
}
