import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Session } from '../sessions/sessions.ts';

/**
 * The context of a request: Node's own objects when it came over a socket, its id, the session, the
 * language of the answer, and the name of what a refusal says.
 */
export interface Environment {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; session: Session; language: string; refusal?: string };
}

export type App = Hono<Environment>;
export type RequestContext = Context<Environment>;
export type Middleware = MiddlewareHandler<Environment>;
