/** How a call can fail: the one error type of everything that goes over the network. */
export type ApiFailureKind = 'unauthorized' | 'refused' | 'unavailable' | 'malformed';

/**
 * A failed call. `unauthorized` is a 401, `refused` any other answer that is not a success (its
 * `message` is the service's own sentence, where it gave one), `unavailable` no answer at all, and
 * `malformed` an answer of the wrong shape. The message always begins with the call's name, but for
 * a refusal's own sentence.
 */
export class ApiFailure extends Error {
  readonly kind: ApiFailureKind;
  readonly call: string;
  readonly status: number | null;
  /** The service's own sentence, at most 200 characters of plain text, or null. */
  readonly sentence: string | null;

  constructor(
    kind: ApiFailureKind,
    call: string,
    details: { status?: number; sentence?: string | null; cause?: unknown } = {},
  ) {
    super(`${call}: ${kind}`, { cause: details.cause });
    this.name = 'ApiFailure';
    this.kind = kind;
    this.call = call;
    this.status = details.status ?? null;
    this.sentence = details.sentence?.trim().slice(0, maxSentenceLength) || null;
  }
}

/** The failures that a flow can expect, as outcomes. */
type Expected =
  | { outcome: 'unauthorized' }
  | { outcome: 'expired' }
  | { outcome: 'refused'; message: string };

/** What an attempt comes to; its failures of the given kinds are outcomes too, and no others. */
export async function expecting<Outcome, Kind extends Expected['outcome']>(
  kinds: readonly Kind[],
  attempt: () => Promise<Outcome>,
): Promise<Outcome | Extract<Expected, { outcome: Kind }>> {
  try {
    return await attempt();
  } catch (error) {
    const expected = outcomesOf(error).find((outcome) => isOfKind(outcome, kinds));
    if (expected) return expected;
    throw error;
  }
}

/** Whether an error is the service's refusal with a sentence of its own. */
export function isRefusalWithSentence(error: unknown): error is ApiFailure & { sentence: string } {
  return error instanceof ApiFailure && error.kind === 'refused' && error.sentence !== null;
}

const maxSentenceLength = 200;

/** The status of an answer that came after a deadline. */
const gone = 410;

/** The outcomes that a failure can be read as, the most telling first. */
function outcomesOf(error: unknown): Expected[] {
  if (!(error instanceof ApiFailure)) return [];
  if (error.kind === 'unauthorized') return [{ outcome: 'unauthorized' }];
  return [
    ...(error.status === gone ? [{ outcome: 'expired' } as const] : []),
    ...(isRefusalWithSentence(error)
      ? [{ outcome: 'refused', message: error.sentence } as const]
      : []),
  ];
}

function isOfKind<Kind extends Expected['outcome']>(
  expected: Expected,
  kinds: readonly Kind[],
): expected is Extract<Expected, { outcome: Kind }> {
  return kinds.some((kind) => kind === expected.outcome);
}
