import * as v from 'valibot';
import type { Call, RequestOf } from '#domain/contract/call.ts';
import type { App, Middleware, RequestContext } from './context.ts';
import { refusal } from './refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

type Answer<C extends Call> = (
  request: RequestOf<C>,
  context: RequestContext,
) => Promise<v.InferInput<C['response']> | Response>;

/**
 * Serves one call of the contract: parses path, query and body by the call's request schema (400,
 * or 415 for a body that is not JSON) and sends only the fields of its response schema, or a response as it is.
 */
export function serveCall<C extends Call>(
  app: App,
  call: C,
  before: readonly Middleware[],
  answer: Answer<C>,
): void {
  const path = honoPath(call);
  for (const middleware of before) app.on(call.method, path, middleware);
  app.on(call.method, path, async (context) => {
    const request = await parseRequest(call, context);
    const answered = await answer(request, context);
    if (answered instanceof Response) return answered;
    return context.json(v.parse(call.response, answered));
  });
}

function honoPath(call: Call): string {
  return call.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

async function parseRequest<C extends Call>(
  call: C,
  context: RequestContext,
): Promise<RequestOf<C>> {
  const query = call.query.map((name) => [name, context.req.query(name)]);
  const body = call.method === 'POST' ? await readJson(context) : {};
  const given = { ...body, ...Object.fromEntries(query), ...context.req.param() };
  return parseInput(call.request as v.GenericSchema<unknown, RequestOf<C>>, given);
}

/** The parsed request; a refusal names the first wrong field and never repeats its value. */
export function parseInput<Output>(
  schema: v.GenericSchema<unknown, Output>,
  given: unknown,
): Output {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) {
    const field = v.getDotPath(parsed.issues[0]);
    throw refusal(400, (say) => (field === null ? say.requestInvalid : say.fieldInvalid(field)));
  }
  if (holdsNul(parsed.output)) {
    throw refusal(400, (say) => say.characterNotKept);
  }
  return parsed.output;
}

async function readJson(context: RequestContext): Promise<Record<string, unknown>> {
  if (!/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')) {
    throw refusal(415, (say) => say.notJson);
  }
  const body = parseJson(await context.req.arrayBuffer());
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refusal(400, (say) => say.notAnObject);
  }
  return { ...body };
}

/** Bytes that are no UTF-8 are no JSON: read as other letters, they would be kept as such. */
function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/** PostgreSQL cannot store the character U+0000 in a text. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => holdsNul(key) || holdsNul(inner));
}
