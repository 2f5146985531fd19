import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { DraftOwner } from '../../domain/drafts.ts';
import { type DraftKeeper, keepDraft } from '../../machines/kit/draft.ts';
import { withServices } from '../../machines/kit/with-services.ts';
import { useEnvironment } from './environment.ts';
import { type Saying, showing } from './showing.ts';

/** A flow's input without the shell and the draft, which `useFlow` adds. */
type OwnInput<Machine extends AnyStateMachine> = Omit<InputFrom<Machine>, 'shell' | 'draft'>;

interface FlowOptions<Machine extends AnyStateMachine, Schema extends v.GenericSchema> {
  /** Called once, when the flow starts, so that it may read the clock. */
  input: () => OwnInput<Machine>;
  /** How the draft of a flow with typed texts is kept, and its owner. */
  draft?: {
    keeper: DraftKeeper<SnapshotFrom<Machine>, Schema>;
    owner: DraftOwner;
  };
  /** Distinguishes flows of one machine, and their drafts: a service's id, or the page of the flow. */
  key?: string | undefined;
  /**
   * Where what it is busy with goes on until its answer when the screen is left: as a function, what the screen
   * would have said of a failure that no toast or alert tells of.
   */
  goesOn?: true | Saying<SnapshotFrom<Machine>>;
}

/**
 * Runs a flow while its screen is mounted, with services provided and its draft restored and kept.
 */
export function useFlow<Machine extends AnyStateMachine, Schema extends v.GenericSchema>(
  machine: Machine,
  { input, draft, key, goesOn }: FlowOptions<Machine, Schema>,
): Actor<Machine> {
  const { app, services, drafts, clock, inspect } = useEnvironment();
  const [{ flow, show }] = useState(() => {
    const flowName = draft?.keeper.flow ?? machine.id;
    const name = key === undefined ? flowName : `${flowName}.${key}`;
    const whole = {
      ...input(),
      shell: app,
      draft: draft && drafts.load(draft.owner, name, draft.keeper.schema),
    };
    const options = { input: whole, ...(clock && { clock }), ...(inspect && { inspect }) };
    // TypeScript cannot tell which options are required while the machine is a type parameter.
    const flow = createActor(withServices(machine, services), options as never);
    const keep = () =>
      draft ? keepDraft(flow, draft.keeper, drafts, draft.owner, name) : () => undefined;
    return { flow, show: showing(flow, { app, name, goesOn, keep }) };
  });
  useEffect(show, [show]);
  return flow;
}
