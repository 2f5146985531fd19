import { randomInt } from 'node:crypto';
import getPort, { clearLockedPorts } from 'get-port';
import { Fault } from '../fault.ts';

/** The ports of one stack, all on the loopback address. */
export type Ports = {
  readonly app: number;
  readonly backend: number;
  readonly auth: number;
  readonly push: number;
};

type Service = { name: keyof Ports; label: string; variable: string; usual: number };

const services: readonly Service[] = [
  { name: 'app', label: 'the app', variable: 'APP_PORT', usual: 5173 },
  { name: 'backend', label: 'the backend', variable: 'BACKEND_PORT', usual: 8787 },
  { name: 'auth', label: 'the sign-in emulator', variable: 'AUTH_EMULATOR_PORT', usual: 9099 },
  {
    name: 'push',
    label: 'the stand-in for push messages',
    variable: 'PUSH_STAND_IN_PORT',
    usual: 9098,
  },
];

/** The ports chosen by the variables of `services`; throws a `Fault`. */
export function portsFrom(environment: NodeJS.ProcessEnv): Ports {
  const ports = { app: 0, backend: 0, auth: 0, push: 0 };
  for (const { name, variable, usual } of services) {
    const text = environment[variable]?.trim() || String(usual);
    const port = Number(text);
    if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
      throw new Fault(`${variable} is “${text}”: give it a port from 1 to 65535.`);
    }
    ports[name] = port;
  }
  for (const [index, one] of services.entries()) {
    const twin = services.slice(index + 1).find(({ name }) => ports[name] === ports[one.name]);
    if (twin) {
      throw new Fault(
        `${one.label} and ${twin.label} cannot share port ${ports[one.name]}: change ${one.variable} or ${twin.variable}.`.replace(
          /^t/,
          'T',
        ),
      );
    }
  }
  return ports;
}

/** Resolves when every port is free; throws a `Fault` that names the first taken one. */
export async function claimPorts(ports: Ports): Promise<void> {
  for (const { name, label, variable } of services) {
    const port = ports[name];
    if (await isFree(port)) continue;
    throw new Fault(sentenceFor(isPrivileged(port) ? 'forbidden' : 'taken', port, label, variable));
  }
}

/**
 * Free ports, so that a test's stack runs beside a person's. No system gives one of these to an outgoing
 * connection, which could take it before the stack listens there, or between two starts.
 */
export async function freePorts(): Promise<Ports> {
  const free = () => getPort({ port: Array.from({ length: 10 }, () => randomInt(20_000, 32_000)) });
  const [app, backend, auth, push] = await Promise.all([free(), free(), free(), free()]);
  return { app, backend, auth, push };
}

/** Whether this process could listen on the port, on every address of this machine. */
export async function isFree(port: number): Promise<boolean> {
  // get-port does not offer a port twice within 30 s, even to the caller that received it first.
  clearLockedPorts();
  return (await getPort({ port })) === port;
}

/** The sentence for a port that cannot be used. */
export function sentenceFor(
  state: 'taken' | 'forbidden',
  port: number,
  label: string,
  variable: string,
): string {
  const other = `choose another one with ${variable}=${port < 65_000 ? port + 1000 : port - 1000}`;
  return state === 'taken'
    ? `Port ${port}, where ${label} should listen, is taken: stop what uses it, or ${other}.`
    : `Port ${port}, where ${label} should listen, is not allowed to this user: ${other}.`;
}

function isPrivileged(port: number): boolean {
  return port < 1024 && process.getuid?.() !== 0;
}
