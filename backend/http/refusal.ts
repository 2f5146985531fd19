import { HTTPException } from 'hono/http-exception';

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/**
 * An expected refusal, to be thrown: answered with `{error: sentence}`, which the app shows to the
 * user, and with the code of a refusal that the app can do something about.
 */
export function refusal(
  status: RefusalStatus,
  sentence: string,
  headers: Record<string, string> = {},
  code?: string,
): HTTPException {
  const res = Response.json({ error: sentence, code }, { status, headers });
  return new HTTPException(status, { message: sentence, res });
}
