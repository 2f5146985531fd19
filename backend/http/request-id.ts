import { randomUUID } from 'node:crypto';
import { currentRequest } from '../current-request.ts';
import { isUuid } from '../uuid.ts';
import type { Middleware } from './context.ts';

/** The header by which the app, a proxy, the log and a person who reports a failure name one request. */
export const requestIdHeader = 'X-Request-Id';

/**
 * Takes the request's id, or gives it one, and answers with it (§22.141). Only a UUID is taken, since
 * the log repeats it, and any other text could be a number.
 */
export const identifyRequests: Middleware = async (context, next) => {
  const given = context.req.header(requestIdHeader);
  const requestId = given !== undefined && isUuid(given) ? given.toLowerCase() : randomUUID();
  context.set('requestId', requestId);
  await currentRequest.run({ id: requestId }, next);
  context.res.headers.set(requestIdHeader, requestId);
};
