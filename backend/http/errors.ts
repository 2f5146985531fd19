import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isAccountGone } from '../db/conflict.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { describeError, type Log } from '../log.ts';
import type { Environment } from './context.ts';
import { refusal } from './refusal.ts';

const retryAfterSeconds = '2';

/**
 * Answers a thrown refusal with its sentence, an account that was deleted meanwhile with a 401, a database that does not answer with a 503, and any
 * other error with a 500 that reveals nothing.
 */
export function answerErrors(log: Log): ErrorHandler<Environment> {
  return (error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (isAccountGone(error)) return refusal(401, 'Please sign in.').getResponse();
    if (isUnavailable(error)) {
      log(`the database does not answer: ${describeError(error)}`);
      return refusal(503, 'The service is busy just now. Please try again in a moment.', {
        'Retry-After': retryAfterSeconds,
      }).getResponse();
    }
    log(`unexpected: ${describeError(error)}`);
    return context.json({ error: 'Something went wrong on our side. Please try again.' }, 500);
  };
}

/** The answer for an address that no route serves. */
export const answerNotFound: NotFoundHandler<Environment> = (context) =>
  context.json({ error: 'There is nothing at this address.' }, 404);
