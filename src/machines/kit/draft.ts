import type * as v from 'valibot';
import type { AnyMachineSnapshot, Subscription } from 'xstate';
import type { DraftOwner, Drafts } from '../../domain/drafts.ts';

/** How a flow's draft is named, parsed when it comes back, and taken from a snapshot. */
export interface DraftKeeper<Snapshot, Schema extends v.GenericSchema> {
  flow: string;
  schema: Schema;
  of: (snapshot: Snapshot) => v.InferOutput<Schema>;
  /** Whether nothing was typed or chosen: then the draft is for this visit alone (§22.105). */
  isBlank?: (snapshot: Snapshot) => boolean;
}

/**
 * Keeps a flow's draft from now on: saved whenever it changes in a state tagged `draft`, dropped once
 * the flow is done or has come to a state tagged `settled`. A form in which nothing is typed saves
 * nothing, since its draft may be typed in another tab. `name` distinguishes drafts of one flow.
 */
export function keepDraft<Snapshot extends AnyMachineSnapshot, Schema extends v.GenericSchema>(
  flow: {
    getSnapshot: () => Snapshot;
    subscribe: (observer: (snapshot: Snapshot) => void) => Subscription;
  },
  keeper: DraftKeeper<Snapshot, Schema>,
  drafts: Drafts,
  owner: DraftOwner,
  name = keeper.flow,
): () => void {
  const draftIn = (snapshot: Snapshot) =>
    snapshot.hasTag('draft') ? ([keeper.of(snapshot), keeper.isBlank?.(snapshot)] as const) : null;
  let last = JSON.stringify(draftIn(flow.getSnapshot()));
  const keep = (snapshot: Snapshot) => {
    const draft = draftIn(snapshot);
    if (draft) {
      const text = JSON.stringify(draft);
      if (text === last) return;
      last = text;
      drafts.save(owner, name, ...draft);
    } else if (last !== '' && (snapshot.status === 'done' || snapshot.hasTag('settled'))) {
      last = '';
      drafts.drop(owner, name);
    }
  };
  // A flow that has nothing to keep drops its old draft now: later the session may be of another person.
  keep(flow.getSnapshot());
  const subscription = flow.subscribe(keep);
  return () => {
    subscription.unsubscribe();
    drafts.leave(owner, name);
  };
}
