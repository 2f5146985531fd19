import type * as v from 'valibot';

/** The owner of drafts: a user, or a visitor who is not signed in yet. */
export type DraftOwner = { userID: string } | 'visitor';

/**
 * Typed input, kept on the device per owner and flow. A user's drafts outlive the tab, but for blank
 * ones, in which nothing was typed or chosen: a reload shows them again, and a later visit does not
 * (§22.105). A visitor's live as long as the tab does, since others may use the device.
 */
export interface Drafts {
  load<Schema extends v.GenericSchema>(
    owner: DraftOwner,
    flow: string,
    schema: Schema,
  ): v.InferOutput<Schema> | null;
  save(owner: DraftOwner, flow: string, draft: unknown, isBlank?: boolean): void;
  drop(owner: DraftOwner, flow: string): void;
  /** Drops all drafts of a user who logged out; a flow that is still on its way out keeps nothing. */
  dropUser(userID: string): void;
  /** Drops all drafts of a visitor. */
  dropVisitor(): void;
}
