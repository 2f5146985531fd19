import type { FakePorts } from '../world/ports.ts';

/** What an actor was asked for, first to last. */
export function asked(fakes: FakePorts, actor: string): unknown[] {
  return fakes.calls.filter((call) => call.actor === actor).map(({ input }) => input);
}
