import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { readableNumber } from '../../domain/mobile-number.ts';
import { texts } from '../../domain/texts.ts';
import type { phoneProofMachine } from '../../machines/phone-proof.ts';
import { changeNumber } from '../otp/otp.texts.ts';
import { OtpStep } from '../otp/otp-step.tsx';
import { Button } from '../ui/button.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import * as said from './phone-proof.texts.ts';
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
  const busyText = details ? said.creatingAccount : said.signingIn;
  const stateId = useId();
  const stateText = isBusy ? busyText : (refusal ?? failureText);
  const [before, number, after] = said.isYours(readableNumber(mobileNumber));
  return (
    <Form onSubmit={() => flow.send({ type: 'signIn.retried' })}>
      <p className="form-lead">
        {before}
        <strong className="otp-step-number">{number}</strong>
        {after}
      </p>
      <p id={stateId} className="form-lead">
        {stateText}
      </p>
      <SubmitButton
        autoFocus
        isPending={isBusy}
        pendingLabel={texts.verifyBusy}
        aria-describedby={stateId}
      >
        {texts.tryAgain}
      </SubmitButton>
      {!isBusy && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => flow.send({ type: 'number.abandoned' })}
        >
          {changeNumber}
        </Button>
      )}
    </Form>
  );
}
