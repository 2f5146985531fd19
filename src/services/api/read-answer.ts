import * as v from 'valibot';
import type { Call, ResponseOf } from '../../domain/contract/call.ts';
import { logFailure } from '../log.ts';
import { ApiFailure } from './failure.ts';

/**
 * Reads an answer as far as its call's schema allows (§21.1, §21.2). A value that cannot be read
 * counts as missing, and an item that lacks something it needs is left out of its list. A list or an
 * object of which nothing is left is missing itself, up to the whole answer, which is malformed then.
 */
export function readAnswer<C extends Call>(call: C, body: unknown): ResponseOf<C> {
  const schema = v.object({ body: call.response });
  const root = { body: inForm(call, plain(body)) };
  let parsed = v.safeParse(schema, root);
  const wrong = parsed.issues?.map((issue) => v.getDotPath(issue)?.replace(/^body\.?/, ''));
  let leftOut = 0;
  // An answer is less deep than this, and each turn takes out what stands one level higher.
  for (let turn = 0; turn < 20 && !parsed.success; turn += 1) {
    for (const issue of parsed.issues) {
      if (!asList(issue)) leftOut += takeOut(readableAt(issue.path ?? []));
    }
    parsed = v.safeParse(schema, root);
  }
  if (!parsed.success) {
    const cause = new Error(`wrong: ${wrong?.join(', ')}`);
    throw new ApiFailure('malformed', call.name, { cause });
  }
  if (leftOut > 0) logFailure(new Error(`${call.name}: items left out: ${leftOut}`));
  return parsed.output.body as ResponseOf<C>;
}

type Path = readonly v.IssuePathItem[];

/**
 * A copy in which a value in MongoDB's form for JSON, such as `{"$oid": "…"}`, is what it holds. Of no body
 * there is none.
 */
function plain(body: unknown): unknown {
  if (body === undefined) return body;
  return JSON.parse(JSON.stringify(body), (_, said) => {
    const [[name, value] = [''], ...others] = isMap(said) ? Object.entries(said) : [];
    return others.length === 0 && mongoForm.test(name) ? value : said;
  });
}

const mongoForm = /^\$(oid|date|number[A-Z]\w+)$/;

/** The list under its name where the contract names it, and bare where the contract does not. */
function inForm({ list, response }: Call, body: unknown): unknown {
  if (list === null || body === undefined) return body;
  const found = Array.isArray(body) ? body : listIn(body, list);
  return response.type === 'array' ? found : { ...(isMap(body) && body), [list]: found };
}

/**
 * The list of an answer: under its name, else under another one if there is no second list, else the
 * items by their identifiers. Some services write an empty one as null.
 */
function listIn(body: unknown, list: string): unknown {
  if (body === null) return [];
  if (!isMap(body)) return undefined;
  if (Object.hasOwn(body, list)) return body[list] ?? [];
  const values = Object.values(body);
  const lists = values.filter(Array.isArray);
  if (lists.length === 1) return lists[0];
  return values.length > 0 && values.every(isMap) ? values : undefined;
}

/**
 * Puts the values of an object into the place of a list: services that leave out items write the others
 * by their places or their identifiers. False for any other issue.
 */
function asList({ expected, input, path }: v.BaseIssue<unknown>): boolean {
  const last = path?.at(-1);
  if (expected !== 'Array' || !isMap(input) || !last) return false;
  return Reflect.set(Object(last.input), String(last.key), Object.values(input));
}

function isMap(said: unknown): said is Record<string, unknown> {
  return typeof said === 'object' && said !== null && !Array.isArray(said);
}

/** The path of an issue, or of the holder of a value that is missing. */
function readableAt(path: Path): Path {
  return path.at(-1)?.value === undefined ? path.slice(0, -1) : path;
}

/** Takes a value out of its holder, and an empty holder out of its own; counts the items of lists. */
function takeOut(path: Path): number {
  const last = path.at(-1);
  if (!last) return 0;
  const { input: holder, key, value } = last;
  const above = path.slice(0, -1);
  if (Array.isArray(holder)) {
    const place = holder.indexOf(value);
    // Another issue of the same item has taken it out already.
    if (place < 0) return 0;
    holder.splice(place, 1);
    return 1 + (holder.length === 0 ? takeOut(above) : 0);
  }
  if (typeof holder !== 'object' || holder === null) return 0;
  Reflect.deleteProperty(holder, String(key));
  return Object.keys(holder).length === 0 ? takeOut(above) : 0;
}
