import type { Sentence } from '../languages/sentences.ts';

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/**
 * An expected refusal: answered with `{error: sentence}`, which the app shows to the person, and with
 * the code of a refusal that the app can do something about. It has no language until it is answered.
 */
export class Refused extends Error {
  readonly status: RefusalStatus;
  readonly sentence: Sentence;
  readonly headers: Readonly<Record<string, string>>;
  readonly code: string | undefined;

  constructor(
    status: RefusalStatus,
    sentence: Sentence,
    headers: Readonly<Record<string, string>> = {},
    code?: string,
  ) {
    super(`refused with ${status}`);
    this.status = status;
    this.sentence = sentence;
    this.headers = headers;
    this.code = code;
  }

  /** The same refusal with the failure that it comes from, which the log describes. */
  because(cause: unknown): this {
    this.cause = cause;
    return this;
  }
}

/** An expected refusal, to be thrown. */
export function refusal(...given: ConstructorParameters<typeof Refused>): Refused {
  return new Refused(...given);
}

/** The refusal (401) of a request without an open session, or whose account was deleted meanwhile. */
export function notSignedIn() {
  return refusal(401, (say) => say.signInFirst, { 'WWW-Authenticate': 'Bearer' });
}
