import type { ErrorHandler, NotFoundHandler } from 'hono';
import { isPersonGone } from '../db/conflict.ts';
import { hasGivenWay, isUnavailable } from '../db/unavailable.ts';
import { languageOf, tellLanguage } from '../languages/language.ts';
import { inLanguage, nameOf, type Sentence } from '../languages/sentences.ts';
import { describeError, type Log } from '../log.ts';
import type { App, Environment, RequestContext } from './context.ts';
import { notSignedIn, Refused, refusal } from './refusal.ts';

const retryAfterSeconds = '2';

/**
 * Answers a thrown refusal with its sentence, an account or a session that was deleted meanwhile
 * with a 401, a request that breaks off with a 400, a database that does not answer with a 503, and any
 * other error with a 500 that reveals nothing; each in the language of the request.
 */
export function answerErrors(log: Log): ErrorHandler<Environment> {
  return (error, context) => {
    const report = (what: string, refusal?: string) =>
      log.error({ requestId: context.var.requestId, refusal, error: describeError(error) }, what);
    if (error instanceof Refused) {
      if (error.cause !== undefined) report('a dependency does not answer', nameOf(error.sentence));
      return answer(context, error);
    }
    if (isPersonGone(error)) return answer(context, notSignedIn());
    if (isBrokenOff(error)) {
      return answer(
        context,
        refusal(400, (say) => say.requestInvalid),
      );
    }
    const isGivenWay = hasGivenWay(error);
    if (isGivenWay || isUnavailable(error)) {
      report(isGivenWay ? 'a request gave way to another one' : 'the database does not answer');
      const headers = { 'Retry-After': retryAfterSeconds };
      return answer(
        context,
        refusal(503, (say) => say.busy, headers),
      );
    }
    report('unexpected error');
    return context.json({ error: said(context, (say) => say.unexpected) }, 500);
  };
}

/** Whether the client hung up while it sent a body, as a phone without a network does: no failure of ours. */
function isBrokenOff(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}

/** The answer for an address that no route serves: a 405 where a route serves it by another method. */
export function answerNotFound(app: App): NotFoundHandler<Environment> {
  return (context) => {
    const allowed = ['GET', 'POST'].filter((method) => isServed(app, method, context.req.path));
    if (allowed.length === 0) {
      return context.json({ error: said(context, (say) => say.nothingHere) }, 404);
    }
    const headers = { Allow: allowed.join(', ') };
    return answer(
      context,
      refusal(405, (say) => say.otherMethod, headers),
    );
  };
}

/** Whether a route of this very method serves the address: what is before all routes is of each method. */
function isServed(app: App, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path);
  return handlers.some(([[, route]]) => route.method === method);
}

function answer(context: RequestContext, { status, sentence, headers, code }: Refused): Response {
  context.set('refusal', nameOf(sentence));
  return context.json({ error: said(context, sentence), code }, status, headers);
}

function said(context: RequestContext, sentence: Sentence): string {
  tellLanguage(context);
  return inLanguage(languageOf(context), sentence);
}
