import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { describeError, type Log } from '../log.ts';
import type { Environment } from './context.ts';

/**
 * Answers a thrown refusal with its sentence, and any other error with a 500 that reveals nothing.
 */
export function answerErrors(log: Log): ErrorHandler<Environment> {
  return (error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    log(`unexpected: ${describeError(error)}`);
    return context.json({ error: 'Something went wrong on our side. Please try again.' }, 500);
  };
}

/** The answer for an address that no route serves. */
export const answerNotFound: NotFoundHandler<Environment> = (context) =>
  context.json({ error: 'There is nothing at this address.' }, 404);
