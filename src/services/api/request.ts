import type { Call } from '../../domain/contract/call.ts';

/** The parts of a call that say where its request goes. */
export type CallAddress = Pick<Call, 'method' | 'path' | 'query' | 'service'>;

/** Base addresses without a trailing slash. */
export type Bases = Readonly<Record<Call['service'], string>>;

/** A request as `fetch` takes it; the same call with the same fields gives the same one. */
export interface CallRequest {
  readonly url: string;
  readonly init: {
    readonly method: Call['method'];
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
}

/** The sender of a request: the token that it carries, if any, and the language of the page. */
interface Sender {
  readonly token: string | null;
  readonly language: string;
}

/** The request of a call with these fields. */
export function requestOf(
  { method, path, query, service }: CallAddress,
  given: Readonly<Record<string, unknown>>,
  { token, language }: Sender,
  bases: Bases,
): CallRequest {
  const fields = new Map(Object.entries(given));
  const take = (name: string) => {
    const value = String(fields.get(name) ?? '');
    fields.delete(name);
    return value;
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(take(name)));
  const asked = query.filter((name) => fields.get(name) !== undefined);
  const search = new URLSearchParams(asked.map((name): [string, string] => [name, take(name)]));
  const url = `${bases[service]}${filled}${search.size > 0 ? `?${search}` : ''}`;
  const headers = {
    accept: 'application/json',
    'accept-language': language,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  if (method === 'GET') return { url, init: { method, headers } };
  return {
    url,
    init: {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields)),
    },
  };
}
