import type * as v from 'valibot';
import type { AnyEventObject } from 'xstate';
import type { Call } from '#domain/contract/call.ts';
import type { Stage } from './stage.ts';

/** The statuses of refusals that have a sentence, by their outcomes. */
const refusals: ReadonlyMap<string, number> = new Map([
  ['refused', 429],
  ['unclear', 503],
  ['invalid', 422],
  ['outdated', 409],
  ['disputed', 400],
]);

const unauthorized = 401;

/**
 * How a call ends as its actor's event says: refused with a sentence, unauthorized, failed, or, with
 * any other outcome, answered.
 */
export function answering<C extends Call>(
  call: C,
  toJson: (output: AnyEventObject['output']) => v.InferInput<C['response']>,
) {
  return ({ type, output }: AnyEventObject, { network }: Stage): Promise<void> => {
    if (type.startsWith('xstate.error.')) return network.fail(call);
    if (output.outcome === 'unauthorized') return network.respond(call, unauthorized, {});
    const refusal = refusals.get(output.outcome);
    if (refusal) {
      const said = { error: output.message, code: output.outcome };
      return network.respond(call, refusal, said);
    }
    return network.answer(call, toJson(output));
  };
}
