import { connect, createServer } from 'node:net';
import { Fault } from '../fault.ts';

/** The ports that one stack listens on, all on the loopback address. */
export type Ports = {
  readonly app: number;
  readonly backend: number;
  readonly auth: number;
};

type Service = { name: keyof Ports; label: string; variable: string; usual: number };

const services: readonly Service[] = [
  { name: 'app', label: 'the app', variable: 'APP_PORT', usual: 5173 },
  { name: 'backend', label: 'the backend', variable: 'BACKEND_PORT', usual: 8787 },
  { name: 'auth', label: 'the sign-in emulator', variable: 'AUTH_EMULATOR_PORT', usual: 9099 },
];

/** The ports chosen by `APP_PORT`, `BACKEND_PORT` and `AUTH_EMULATOR_PORT`; throws a `Fault`. */
export function portsFrom(environment: NodeJS.ProcessEnv): Ports {
  const ports = { app: 0, backend: 0, auth: 0 };
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
    const state = await stateOf(ports[name]);
    if (state !== 'free') throw new Fault(sentenceFor(state, ports[name], label, variable));
  }
}

/** Free ports for a stack that must not meet another one. */
export async function freePorts(): Promise<Ports> {
  const [app = 0, backend = 0, auth = 0] = await someFreePorts(3);
  return { app, backend, auth };
}

/** Different ports that nothing listens on at the moment of asking. */
export async function someFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listenOn(0, '127.0.0.1')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map(closed));
  return ports;
}

/** Whether nothing answers on this loopback port and it could be listened on. */
export async function isFree(port: number): Promise<boolean> {
  return (await stateOf(port)) === 'free';
}

type State = 'free' | 'taken' | 'forbidden';

/** The sentence for a port that cannot be had. */
export function sentenceFor(
  state: Exclude<State, 'free'>,
  port: number,
  label: string,
  variable: string,
): string {
  const other = `choose another one with ${variable}=${port < 65_000 ? port + 1000 : port - 1000}`;
  return state === 'taken'
    ? `Port ${port}, where ${label} should listen, is taken: stop what uses it, or ${other}.`
    : `Port ${port}, where ${label} should listen, is not allowed to this user: ${other}.`;
}

async function stateOf(port: number): Promise<State> {
  // A browser may try either loopback address for `localhost`, so a stranger on one of them counts.
  const answers = await Promise.all([answersOn(port, '127.0.0.1'), answersOn(port, '::1')]);
  if (answers.includes(true)) return 'taken';
  try {
    await closed(await listenOn(port, '127.0.0.1'));
    return 'free';
  } catch (error) {
    return codeOf(error) === 'EACCES' ? 'forbidden' : 'taken';
  }
}

function answersOn(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

function listenOn(port: number, host: string) {
  const server = createServer();
  return new Promise<typeof server>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function closed(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
