import { readableNumber } from '../../domain/mobile-number.ts';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import '../otp/otp-step.css';

export interface ProvenStepProps {
  mobileNumber: string;
  isBusy: boolean;
  busyText: string;
  /** What went wrong, while not busy. */
  failure: string;
  onRetry: () => void;
  onChangeNumber: () => void;
}

/** The number is proven; what is left is the service's part. */
export function ProvenStep(props: ProvenStepProps) {
  return (
    <Form onSubmit={props.onRetry}>
      <p className="form-lead">
        <strong className="otp-step-number">{readableNumber(props.mobileNumber)}</strong> is yours.
      </p>
      <p className="form-lead" role={props.isBusy ? 'status' : 'alert'}>
        {props.isBusy ? props.busyText : props.failure}
      </p>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={props.isBusy}
        pendingLabel={texts.verifyBusy}
      >
        {texts.tryAgain}
      </Button>
      {!props.isBusy && (
        <Button variant="quiet" size="small" onPress={props.onChangeNumber}>
          Change number
        </Button>
      )}
    </Form>
  );
}
