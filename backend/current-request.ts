import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being served, as far as its work is told of. */
export interface CurrentRequest {
  /** A UUID. */
  readonly id: string;
}

/** Follows a request through everything that is done for it. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();
