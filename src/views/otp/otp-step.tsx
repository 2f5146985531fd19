import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { readableNumber } from '../../domain/mobile-number.ts';
import { resendPauseSeconds } from '../../domain/sign-in.ts';
import { texts } from '../../domain/texts.ts';
import type { OtpProblem } from '../../machines/kit/otp-setup.ts';
import type { otpMachine } from '../../machines/otp.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import * as said from './otp.texts.ts';
import './otp-step.css';

const problems: Readonly<Record<OtpProblem, string | undefined>> = {
  none: undefined,
  notSent: said.notSent,
  wrongCode: said.wrongCode,
  tooManyTries: texts.tooManyTries,
  failure: said.notChecked,
};

export interface OtpStepProps {
  flow: ActorRefFrom<typeof otpMachine>;
  /** Why a code is asked for again. */
  reason?: string | undefined;
  /** The button that leaves the step. */
  wayBack?: string;
}

/** Asks for the one-time code, in every flow that needs a proven number. */
export function OtpStep({ flow, reason, wayBack = said.changeNumber }: OtpStepProps) {
  const { mobileNumber, code, problem } = useSelector(flow, ({ context }) => context);
  const isSending = useSelector(flow, (snapshot) => snapshot.matches('sendingCode'));
  const isVerifying = useSelector(flow, (snapshot) =>
    snapshot.matches({ entering: { code: 'verifying' } }),
  );
  const canVerify = useSelector(flow, (snapshot) => snapshot.can({ type: 'code.submitted' }));
  const canResend = useSelector(flow, (snapshot) => snapshot.can({ type: 'code.resent' }));
  const isCoolingDown = useSelector(flow, (snapshot) =>
    snapshot.matches({ entering: { resend: 'coolingDown' } }),
  );
  const sent = isSending ? said.sendingTo : said.sentTo;
  const [before, number, after] = sent(readableNumber(mobileNumber));
  const reasonId = useId();
  const input = useRef<HTMLInputElement>(null);
  // React does not do what `autoFocus` says for a step that was rendered ahead, hidden.
  useEffect(() => queueMicrotask(() => input.current?.focus()), []);
  // The field reads the problem out, and the next digit replaces the code (§22.101).
  useEffect(() => {
    if (problem === 'none' || isVerifying) return;
    input.current?.focus();
    input.current?.select();
  }, [problem, isVerifying]);
  const resend = () => {
    // The pressed button is disabled from now on.
    input.current?.focus();
    flow.send({ type: 'code.resent' });
  };
  return (
    <Form onSubmit={() => flow.send({ type: 'code.submitted' })}>
      {reason && (
        <p id={reasonId} className="form-lead">
          {reason}
        </p>
      )}
      <p className="form-lead">
        {before}
        <strong className="otp-step-number">{number}</strong>
        {after}
      </p>
      <CodeField
        inputRef={input}
        label={said.code}
        value={code}
        onChange={(text) => flow.send({ type: 'code.changed', text })}
        errorMessage={problems[problem]}
        isReadOnly={isSending || isVerifying}
        autoFocus
        isRequired
        {...(reason && { 'aria-describedby': reasonId })}
      />
      <SubmitButton
        isDisabled={!canVerify && !isVerifying}
        isPending={isVerifying}
        pendingLabel={texts.verifyBusy}
      >
        {texts.verify}
      </SubmitButton>
      <div className="otp-step-ways-out">
        <Button variant="quiet" size="small" isDisabled={!canResend} onPress={resend}>
          {said.resend}
          {isCoolingDown && <Countdown seconds={resendPauseSeconds} />}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onPress={() => flow.send({ type: 'number.abandoned' })}
        >
          {wayBack}
        </Button>
      </div>
    </Form>
  );
}
