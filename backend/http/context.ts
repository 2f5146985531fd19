import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Session } from '../sessions/sessions.ts';

/** What a request carries: Node's own objects when it came over a socket, and who it is from. */
export interface Environment {
  Bindings: Partial<HttpBindings>;
  Variables: { session: Session };
}

export type App = Hono<Environment>;
export type RequestContext = Context<Environment>;
export type Middleware = MiddlewareHandler<Environment>;
