import type { Call } from '../../domain/contract/call.ts';
import { outdatedCode } from '../../domain/contract/failure.ts';

/** The ways in which a call can fail. */
export type ApiFailureKind = 'unauthorized' | 'refused' | 'unavailable' | 'malformed';

/** The details of a failed call, with the units of `ApiFailure`; those left out are unknown. */
export interface ApiFailureDetails {
  status?: number | null;
  retryAfter?: number | null;
  sentence?: string | null;
  code?: string | null;
  cause?: unknown;
}

/**
 * A failed call: `unauthorized` on a 401, `refused` on any other answer that is not a success,
 * `unavailable` without an answer, `malformed` on an answer of another shape. The message is the
 * call's name and the kind, such as `getTasks: refused`, and holds nothing of the answer.
 */
export class ApiFailure extends Error {
  readonly kind: ApiFailureKind;
  readonly call: string;
  readonly status: number | null;
  /** Milliseconds until the service wants to be asked again, or null if it does not say. */
  readonly retryAfter: number | null;
  /** The service's own sentence, at most 200 characters of plain text, or null. */
  readonly sentence: string | null;
  /** The service's code of the refusal, or null. */
  readonly code: string | null;

  constructor(kind: ApiFailureKind, call: string, details: ApiFailureDetails = {}) {
    super(`${call}: ${kind}`, { cause: details.cause });
    this.name = 'ApiFailure';
    this.kind = kind;
    this.call = call;
    this.status = details.status ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.code = details.code ?? null;
    // By whole characters: half an emoji would be shown as a question mark.
    const characters = [...(details.sentence ?? '').trim()];
    this.sentence = characters.slice(0, maxSentenceLength).join('') || null;
  }
}

/** The failures that a flow can expect, as outcomes. */
type Expected =
  | { outcome: 'unauthorized' }
  | { outcome: 'expired' }
  | { outcome: 'outdated'; message: string }
  | { outcome: 'disputed'; message: string | null }
  | { outcome: 'invalid'; message: string }
  | { outcome: 'refused'; message: string };

/** Resolves to the attempt's outcome, or to its failure as an outcome if it is of the given kinds. */
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

/**
 * As `expecting` of what a person chose; a refusal of the choice is one also without a sentence. A service that
 * has broken down (5xx) refuses nothing, whatever it says: it may have done what was asked (§22.182).
 */
export async function expectingRefusal<Outcome>(attempt: () => Promise<Outcome>) {
  try {
    return await expecting(['unauthorized', 'refused'], () =>
      attempt().catch((error: unknown) => {
        if (!isRefusalWithSentence(error) || !isBreakdown(error)) throw error;
        return { outcome: 'unclear', message: error.sentence } as const;
      }),
    );
  } catch (error) {
    if (!(error instanceof ApiFailure && isDisputed(error))) throw error;
    return { outcome: 'refused', message: null } as const;
  }
}

/** Throws the refusal that some services put into an answer whose status is a success. */
export function requireNoError({ name }: Call, answer: unknown): void {
  const error = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'error');
  if (!error) return;
  throw new ApiFailure('refused', name, { sentence: typeof error === 'string' ? error : null });
}

/** Whether an error is the service's refusal with a sentence of its own. */
export function isRefusalWithSentence(error: unknown): error is ApiFailure & { sentence: string } {
  return error instanceof ApiFailure && error.kind === 'refused' && error.sentence !== null;
}

/** Whether an error means that the thing a call names is not there, or not any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === gone);
}

/** Whether an answer is of a service that has broken down: it may have done what was asked, whatever it says. */
export function isBreakdown(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && Number(error.status) >= 500;
}

/** Whether no answer came, or one of a service that has broken down. */
export function isUnanswered(error: unknown): boolean {
  return isBreakdown(error) || (error instanceof ApiFailure && error.kind === 'unavailable');
}

/** Whether an error means that the service does not have what was asked for, or no such call. */
export function isLacking(error: unknown): boolean {
  return error instanceof ApiFailure && lacking.includes(error.status);
}

/** The statuses of a path that is unknown, of another method, or not made yet. */
const lacking: readonly (number | null)[] = [404, 405, 501];

const maxSentenceLength = 200;

/** The status of what is over: a deadline, or an entry that was deleted. */
const gone = 410;

/** The statuses of a refusal that other details in the request would have avoided. */
const aboutDetails: readonly (number | null)[] = [400, 409, 422];

/** The statuses from 400 to 499 that say nothing about the request itself: too slow, too early, too many. */
const aboutTheMoment: readonly number[] = [408, 425, 429];

/** The outcomes that a failure can be read as, the most specific first. */
function outcomesOf(error: unknown): Expected[] {
  if (!(error instanceof ApiFailure)) return [];
  if (error.kind === 'unauthorized') return [{ outcome: 'unauthorized' }];
  const expired = error.status === gone ? [{ outcome: 'expired' } as const] : [];
  const disputed = isDisputed(error)
    ? [{ outcome: 'disputed', message: error.sentence } as const]
    : [];
  if (!isRefusalWithSentence(error)) return [...expired, ...disputed];
  const { status, code, sentence: message } = error;
  const outdated = code === outdatedCode ? [{ outcome: 'outdated', message } as const] : [];
  const invalid = aboutDetails.includes(status) ? [{ outcome: 'invalid', message } as const] : [];
  return [...expired, ...outdated, ...disputed, ...invalid, { outcome: 'refused', message }];
}

/** Whether a service of any kind may have refused what the request says. */
function isDisputed({ kind, status }: ApiFailure): boolean {
  if (kind !== 'refused') return false;
  // The refusal of an answer that is a success by its status stands in its body.
  if (status === null) return true;
  return status >= 400 && status < 500 && !aboutTheMoment.includes(status);
}

function isOfKind<Kind extends Expected['outcome']>(
  expected: Expected,
  kinds: readonly Kind[],
): expected is Extract<Expected, { outcome: Kind }> {
  return kinds.some((kind) => kind === expected.outcome);
}
