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
 * Keeps a flow's draft from now on: saved whenever the flow rests in a state tagged `draft`, dropped
 * once the flow is done or has come to a state tagged `settled`.
 */
export function keepDraft<Snapshot extends AnyMachineSnapshot, Schema extends v.GenericSchema>(
  flow: { subscribe: (observer: (snapshot: Snapshot) => void) => Subscription },
  keeper: DraftKeeper<Snapshot, Schema>,
  drafts: Drafts,
  owner: DraftOwner,
): () => void {
  const subscription = flow.subscribe((snapshot) => {
    if (snapshot.hasTag('draft'))
      drafts.save(owner, keeper.flow, keeper.of(snapshot), keeper.isBlank?.(snapshot));
    else if (snapshot.status === 'done' || snapshot.hasTag('settled'))
      drafts.drop(owner, keeper.flow);
  });
  return () => subscription.unsubscribe();
}
