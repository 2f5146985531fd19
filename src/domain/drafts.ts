import type * as v from 'valibot';

/** The owner of drafts: a user, or a visitor who is not signed in yet. */
export type DraftOwner = { userID: string } | 'visitor';

/**
 * Typed input, kept on the device per owner and flow. A user's drafts outlive the tab, but for blank
 * ones, in which nothing was typed or chosen: a reload shows them again, and a later visit does not
 * (§22.105). A visitor's live as long as the tab does, since others may use the device. Where one form
 * is typed in two tabs, each shows its own text after a reload, and the last one outlives them; a blank
 * one yields to it.
 */
export interface Drafts {
  load<Schema extends v.GenericSchema>(
    owner: DraftOwner,
    flow: string,
    schema: Schema,
  ): v.InferOutput<Schema> | null;
  save(owner: DraftOwner, flow: string, draft: unknown, isBlank?: boolean): void;
  drop(owner: DraftOwner, flow: string): void;
  /** The form was left: opened anew, it begins with what was typed last, in whichever tab. */
  leave(owner: DraftOwner, flow: string): void;
  /** Drops all drafts of a user who logged out; a flow that is still on its way out keeps nothing. */
  dropUser(userID: string): void;
  /** Drops what this tab holds of other users, who may have logged out while it was not there to hear. */
  dropOthers(userID: string | null): void;
  /** Drops all drafts of a visitor but that of one flow. */
  dropVisitor(kept: string): void;
}
