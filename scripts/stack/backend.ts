import { join } from 'node:path';
import { answering } from './answering.ts';
import { localProject } from './auth-emulator.ts';
import { type Child, startChild } from './child.ts';
import { plainLine } from './plain-line.ts';
import { freePorts, type Ports } from './ports.ts';
import { root } from './root.ts';

/**
 * `databaseUrl` replaces the data folder by a PostgreSQL server; `settings` are further variables of the
 * backend.
 */
export type BackendPlan = {
  readonly ports: Ports;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly watching: boolean;
  readonly settings: Readonly<Record<string, string>>;
};

/** Starts the backend in local mode and waits until it takes calls. */
export async function startBackend(plan: BackendPlan, track: (child: Child) => void) {
  const { ports, watching } = plan;
  const child = startChild({
    name: 'The backend',
    node: watching ? ['--watch', '--watch-preserve-output'] : [],
    script: join(root, 'backend/main.ts'),
    folder: root,
    environment: localEnvironment(plan, process.env),
    shown: watching,
    reword: plainLine,
  });
  track(child);
  await answering(child, `http://127.0.0.1:${ports.backend}/readyz`);
}

/** Starts backends that keep their data in one place, each on a free port; resolves with their addresses. */
export async function startBackends(
  count: number,
  place: Pick<BackendPlan, 'dataFolder' | 'databaseUrl'>,
  track: (child: Child) => void,
): Promise<string[]> {
  const urls: string[] = [];
  while (urls.length < count) {
    const ports = await freePorts();
    await startBackend({ ...place, ports, watching: false, settings: {} }, track);
    urls.push(`http://127.0.0.1:${ports.backend}`);
  }
  return urls;
}

/** Settings of a deployed backend, which a shell may have for its operator. */
const deployed =
  /^(?:DATABASE_URL|FIREBASE_|APP_CHECK_|AADHAAR_|TRUST_PROXY|DRAIN_|FCM_|METRICS_|OTEL_)/;

/** The environment of a backend of the local stack that is started in another one. */
export function localEnvironment(
  { ports, dataFolder, databaseUrl, settings }: BackendPlan,
  around: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const inherited = Object.entries(around).filter(([name]) => !deployed.test(name));
  return {
    ...Object.fromEntries(inherited),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    NODE_ENV: 'development',
    TIMEWELL_LOCAL: '1',
    BACKEND_HOST: '127.0.0.1',
    BACKEND_PORT: String(ports.backend),
    DATA_FOLDER: dataFolder,
    FIREBASE_PROJECT_ID: localProject,
    ...settings,
    ALLOWED_ORIGINS: `http://localhost:${ports.app},http://127.0.0.1:${ports.app}`,
  };
}
