import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { accountTexts } from '../../domain/account.texts.ts';
import { lastDigits } from '../../domain/account.ts';
import { readableNumber } from '../../domain/mobile-number.ts';
import { texts } from '../../domain/texts.ts';
import { type DeleteAccountNotice, deleteAccountMachine } from '../../machines/delete-account.ts';
import type { Recipient } from '../../machines/kit/recipient.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { OtpStep } from '../otp/otp-step.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { TextField } from '../ui/text-field.tsx';
import './delete-account-dialog.css';
import * as said from './delete-account.texts.ts';

export interface DeleteAccountDialogProps {
  owner: Recipient<DeleteAccountNotice>;
  /** E.164. */
  mobileNumber: string;
}

type Flow = ActorRefFrom<typeof deleteAccountMachine>;

/** Asks whether the account is to be deleted, and has the number proven; open while it is mounted. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const userID = usePageOwner();
  const flow = useFlow(deleteAccountMachine, {
    goesOn: ({ context: { failure } }) => ({ title: accountTexts.deleteAccount, text: failure }),
    input: () => ({ ...props, userID }),
  });
  return (
    <Dialog title={said.title} onClose={() => flow.send({ type: 'deletion.closed' })}>
      <Step flow={flow} />
    </Dialog>
  );
}

function Step({ flow }: { flow: Flow }) {
  const state = useSelector(flow, ({ value }) => value);
  const otp = useSelector(flow, ({ children }) => children.otp);
  if (otp) {
    return (
      <div className="delete-account">
        <p className="delete-account-warning">
          <strong>{said.codeWarning}</strong>
        </p>
        <OtpStep flow={otp} wayBack={texts.back} />
      </div>
    );
  }
  return state === 'confirming' ? <Question flow={flow} /> : <Deletion flow={flow} />;
}

function Question({ flow }: { flow: Flow }) {
  const { digits, mobileNumber, failure } = useSelector(flow, ({ context }) => context);
  const canConfirm = useSelector(flow, (snapshot) => snapshot.can({ type: 'deletion.confirmed' }));
  const number = readableNumber(mobileNumber);
  const [isLeft, setLeft] = useState(false);
  const isWhole = digits.length === lastDigits;
  const wanted = (isLeft || isWhole) && !canConfirm ? said.digitsWanted(number) : undefined;
  return (
    <Form
      onSubmit={() => flow.send({ type: 'deletion.confirmed' })}
      onFieldLeft={() => setLeft(true)}
    >
      <ul className="delete-account-list">
        <li>{said.bookingsGo}</li>
        <li>{said.eventsGo}</li>
        <li>{said.calendarGoes}</li>
        <li>{said.answersStay}</li>
      </ul>
      <TextField
        name="digits"
        label={said.lastFour}
        hint={said.numberHint(number)}
        inputMode="numeric"
        autoComplete="off"
        isNumeric
        isRequired
        autoFocus
        value={digits}
        onChange={(text) => flow.send({ type: 'digits.changed', text })}
        errorMessage={failure ?? wanted}
      />
      <Button type="submit" variant="danger" size="large" isWide isDisabled={!canConfirm}>
        {said.sendCode}
      </Button>
      <Button size="large" isWide onPress={() => flow.send({ type: 'deletion.closed' })}>
        {said.keepAccount}
      </Button>
    </Form>
  );
}

function Deletion({ flow }: { flow: Flow }) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  // Until the dialog is gone, a deletion that has succeeded looks as it did.
  const isBusy = useSelector(flow, (snapshot) => !snapshot.matches('failed'));
  const busyId = useId();
  return (
    <Form onSubmit={() => flow.send({ type: 'deletion.retried' })}>
      {isBusy ? (
        <p id={busyId} className="form-lead">
          {said.deleting}
        </p>
      ) : (
        <Refusal>{failure ?? accountTexts.deleteFailed}</Refusal>
      )}
      <Button
        type="submit"
        autoFocus
        aria-describedby={isBusy ? busyId : undefined}
        variant="danger"
        size="large"
        isWide
        isPending={isBusy}
        pendingLabel={said.deletingBusy}
      >
        {texts.tryAgain}
      </Button>
      <Button
        size="large"
        isWide
        isDisabled={isBusy}
        onPress={() => flow.send({ type: 'deletion.closed' })}
      >
        {said.keepAccount}
      </Button>
    </Form>
  );
}
