/** The id of each request that got no success yet, by what was sent. */
const pending = new Map<string, string>();

/**
 * Sends something new under an id, and what is sent again after a failure under the same one: its
 * first answer may have been lost, and a service that knows the id adds nothing twice (§22.39).
 */
export async function asOneRequest<Answer>(
  content: unknown,
  send: (requestId: string) => Promise<Answer>,
): Promise<Answer> {
  const key = JSON.stringify(content);
  const id = pending.get(key) ?? crypto.randomUUID();
  pending.set(key, id);
  const answer = await send(id);
  pending.delete(key);
  return answer;
}
