import type { CDPSession } from '@playwright/test';

/** With these headers an answer, and that to the preflight before it, is for any origin. */
export const openToAll = {
  'access-control-allow-origin': '*',
  // A star does not stand for the bearer.
  'access-control-allow-headers': 'authorization, *',
  'access-control-allow-methods': 'GET, POST',
};

const headers = Object.entries({ ...openToAll, 'content-type': 'application/json' }).map(
  ([name, value]) => ({ name, value }),
);

/**
 * Answers a request that the browser's own protocol holds, null with no body; one that was given up
 * meanwhile needs no answer.
 */
export async function answerHeld(
  session: CDPSession,
  requestId: string,
  status: number,
  json: unknown,
): Promise<void> {
  const body = json === null ? '' : Buffer.from(JSON.stringify(json)).toString('base64');
  await session
    .send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: headers,
      body,
    })
    .catch(() => undefined);
}
