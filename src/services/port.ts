import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { PortInput, PortName, PortOutcome } from '../domain/ports.ts';
import type { Send } from './api/client.ts';

/** The implementation of a port. */
export type Service<Name extends PortName> = (
  input: PortInput<Name>,
  signal: AbortSignal,
) => Promise<PortOutcome<Name>>;

/** The implementation of a port that calls the service API. */
export type ApiService<Name extends PortName> = (
  send: Send,
  ...asked: Parameters<Service<Name>>
) => ReturnType<Service<Name>>;

/** The actors of services, by the names of their ports. */
export function toActors<Name extends PortName>(
  services: {
    [Key in Name]: Service<Key>;
  },
): { [Key in Name]: PromiseActorLogic<PortOutcome<Key>, PortInput<Key>> } {
  const named: [string, Service<Name>][] = Object.entries(services);
  const actors = named.map(([name, service]) => [
    name,
    fromPromise<PortOutcome<Name>, PortInput<Name>>(({ input, signal }) => service(input, signal)),
  ]);
  // `fromEntries` forgets which key has which type.
  return Object.fromEntries(actors);
}
