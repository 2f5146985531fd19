import type { AnyEventObject, AnyStateMachine, SimulatedClock } from 'xstate';
import type { FakePorts } from '../../world/ports.ts';
import { settled } from '../../world/settled.ts';
import type { FlowModel } from './paths.ts';

/** The machine of a flow, and how long its delays last. */
type Timed = Pick<FlowModel<AnyStateMachine>, 'machine' | 'delays'>;

/** Where a step of a path is made to happen. */
export interface Scene {
  model: Timed;
  fakes: FakePorts;
  clock: SimulatedClock;
  send: (event: AnyEventObject) => void;
}

/** Makes a step happen: answers a call, lets time pass, or sends the event itself. */
export async function takeStep(event: AnyEventObject, scene: Scene): Promise<void> {
  const answer = event.type.match(/^xstate\.(done|error)\.actor\.(.+)$/);
  const delay = event.type.match(/^xstate\.after\.(\w+)\./)?.[1];
  if (answer?.[1] === 'done') scene.fakes.resolve(answer[2] ?? '', event.output);
  else if (answer) scene.fakes.reject(answer[2] ?? '', event.error);
  else if (delay) scene.clock.increment(millisecondsOf(scene.model, delay));
  else scene.send(event);
  await settled();
}

function millisecondsOf({ machine, delays }: Timed, delay: string): number {
  const milliseconds = delays?.[delay] ?? machine.implementations.delays[delay];
  if (typeof milliseconds !== 'number') throw new Error(`The delay ${delay} is not a number.`);
  return milliseconds;
}
