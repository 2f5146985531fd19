import type { CancelOutcome } from '../../domain/own-booking.ts';

interface Cancelling<Context, Call, Input, Cancelled, Doubted> {
  /** The port that cancels. */
  call: Call;
  asked: (context: Context) => Input;
  /** Where a cancellation leads, and what follows from it. */
  cancelled: Cancelled;
  /** What follows where the thing may be other than it is shown: after a refusal, or without an answer. */
  doubted: readonly Doubted[];
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
  const Doubted extends string,
>({ call, asked, cancelled, doubted }: Cancelling<Context, Call, Input, Cancelled, Doubted>) {
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
          actions: [{ type: 'keepRefusal', params: answerOf }, ...doubted],
        },
        { target: 'asking' },
      ],
      onError: { target: 'asking', actions: ['keepFailure', ...doubted] },
    },
  } as const;
}
