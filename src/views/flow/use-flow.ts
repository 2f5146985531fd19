import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { DraftOwner } from '../../domain/drafts.ts';
import { type DraftKeeper, keepDraft } from '../../machines/kit/draft.ts';
import { withServices } from '../../machines/kit/with-services.ts';
import { useEnvironment } from './environment.ts';

/** What a screen gives its flow; the shell and the draft it gets without asking. */
type OwnInput<Machine extends AnyStateMachine> = Omit<InputFrom<Machine>, 'shell' | 'draft'>;

interface FlowOptions<Machine extends AnyStateMachine, Schema extends v.GenericSchema> {
  input: OwnInput<Machine>;
  /** For a flow that a person types into: how its draft is kept, and whose it is. */
  draft?: {
    keeper: DraftKeeper<SnapshotFrom<Machine>, Schema>;
    owner: DraftOwner;
    /** Which of several of the same kind: a service's id, the page that it stands on. */
    key?: string | undefined;
  };
}

/** Starts a screen's flow with the screen: services provided, draft restored and kept. */
export function useFlow<Machine extends AnyStateMachine, Schema extends v.GenericSchema>(
  machine: Machine,
  { input, draft }: FlowOptions<Machine, Schema>,
): Actor<Machine> {
  const { app, services, drafts, clock, inspect } = useEnvironment();
  const [provided] = useState(() => withServices(machine, services));
  const [kept] = useState(() => draft && keyed(draft));
  const [whole] = useState(() => ({
    ...input,
    shell: app,
    draft: kept && drafts.load(kept.owner, kept.keeper.flow, kept.keeper.schema),
  }));
  const options = { input: whole, ...(clock && { clock }), ...(inspect && { inspect }) };
  // Which options a machine requires cannot be decided while the machine is a type parameter.
  const flow = useActorRef(provided, options as never);
  useEffect(() => {
    if (kept) return keepDraft(flow, kept.keeper, drafts, kept.owner);
  }, [flow, kept, drafts]);
  return flow;
}

function keyed<Keeper extends { flow: string }>({
  keeper,
  owner,
  key,
}: {
  keeper: Keeper;
  owner: DraftOwner;
  key?: string | undefined;
}) {
  return {
    owner,
    keeper: key === undefined ? keeper : { ...keeper, flow: `${keeper.flow}.${key}` },
  };
}
