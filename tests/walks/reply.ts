import type { CallName } from '../world/calls.ts';

/** The fields of a call, whether they stand in its path, its query or its body. */
export type Fields = Readonly<Record<string, unknown>>;

/** `next` is the cursor of a list's next page. */
export type Reply = readonly [status: number, body: unknown, next?: string];

export interface Asked {
  /** The user of the bearer's session; empty for a call that needs none. */
  userID: string;
  bearer: string;
  fields: Fields;
}

/** What some calls answer. */
export type Answers<Name extends CallName> = Readonly<Record<Name, (asked: Asked) => Reply>>;

/** Short pages, so that everybody has more than one. */
const pageSize = 2;

/** A page of a list: its cursor is the number of the items before it. */
export function inPages(name: string, items: readonly object[], { cursor }: Fields): Reply {
  const end = Number(cursor ?? 0) + pageSize;
  const page = { [name]: items.slice(end - pageSize, end) };
  return end < items.length ? [200, page, String(end)] : [200, page];
}
