import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * One call of the service API (§7): its name, its address, and the shapes that both sides parse. Fields
 * of the request named in `path` as `{field}` go into the path, those listed in `query` into the query,
 * the rest into a JSON body.
 */
export interface Call<Request extends Schema = Schema, Response extends Schema = Schema> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: readonly string[];
  /** Which base address it is sent to: the calendar may live elsewhere. */
  readonly service: 'api' | 'calendar';
  /** Whether a 401 ends the session; the sign-in calls have outcomes of their own. */
  readonly endsSessionOn401: boolean;
  /** Whether the last answer is kept on the device for times without a network. */
  readonly isKeptOffline: boolean;
  /** Whether kept answers have the thing that this call changes, or lack the one that it adds. */
  readonly changesKept?: true;
  /** The one status that means success, where not every 2xx does. */
  readonly success: number | null;
  /** The name of the list that is the answer, which may come without it; null for other answers. */
  readonly list: string | null;
  readonly request: Request;
  readonly response: Response;
}

export type RequestOf<C> = C extends Call<infer R, Schema> ? v.InferOutput<R> : never;
export type ResponseOf<C> = C extends Call<Schema, infer R> ? v.InferOutput<R> : never;

/** A call with its usual settings filled in. */
export function call<Request extends Schema, Response extends Schema>(
  definition: Pick<Call<Request, Response>, 'name' | 'method' | 'path' | 'request' | 'response'> &
    Partial<Call<Request, Response>>,
): Call<Request, Response> {
  return {
    query: [],
    service: 'api',
    endsSessionOn401: true,
    isKeptOffline: false,
    success: null,
    list: null,
    ...definition,
  };
}
