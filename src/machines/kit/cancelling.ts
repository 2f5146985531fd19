import type { CancelOutcome } from '../../domain/own-booking.ts';

interface Cancelling<Context, Call, Input, Cancelled> {
  /** The port that cancels. */
  call: Call;
  asked: (context: Context) => Input;
  /** Where a cancellation leads, and what follows from it. */
  cancelled: Cancelled;
}

/**
 * The state in which the service cancels a thing that a dialog asks about. A refusal and a failure lead
 * back to the question, in the state `asking`.
 */
export function cancelling<
  Context,
  const Call extends string,
  Input,
  const Cancelled extends object,
>({ call, asked, cancelled }: Cancelling<Context, Call, Input, Cancelled>) {
  const answerOf = ({ event }: { event: { output: CancelOutcome } }) => event.output;
  return {
    description: 'The service is asked to cancel; pressing again changes nothing.',
    tags: 'busy',
    invoke: {
      id: call,
      src: call,
      input: ({ context }: { context: Context }) => asked(context),
      onDone: [
        { guard: { type: 'isCancelled', params: answerOf }, ...cancelled },
        {
          guard: { type: 'isRefused', params: answerOf },
          target: 'asking',
          actions: [{ type: 'keepRefusal', params: answerOf }, 'tellDoubted'],
        },
        { target: 'asking' },
      ],
      onError: { target: 'asking', actions: 'keepFailure' },
    },
  } as const;
}
