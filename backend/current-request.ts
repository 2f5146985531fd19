import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being served, as log, statements and traces name it. */
export interface CurrentRequest {
  /** A UUID. */
  readonly id: string;
  /** Absent where no traces are sent. */
  readonly inSpan?: InSpan;
}

/** Does a part of the work in a span of its own, whose attributes hold nothing of a person. */
export type InSpan = <T>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  act: () => Promise<T>,
) => Promise<T>;

/** Follows a request through everything that is done for it. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();
