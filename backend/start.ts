import { setTimeout } from 'node:timers/promises';
import { type AppParts, createApp } from './app.ts';
import { verifyApp } from './app-check/verify.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { connect } from './db/connect.ts';
import type { Connection } from './db/database.ts';
import { forgetExpired } from './forget-expired.ts';
import { serverOf } from './http/server.ts';
import { type Listening, listen } from './listen.ts';
import type { Log } from './log.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { createVerifyProof } from './phone-proof/provider.ts';
import { createFcm } from './push/fcm.ts';
import { closedOutbox } from './push/outbox.ts';
import type { Provider } from './push/provider.ts';
import { type RunningSender, runSender } from './push/run-sender.ts';
import { readServiceAccount } from './push/service-account.ts';
import { seedBookings } from './seeds/bookings/seed-bookings.ts';
import { seedCalendar } from './seeds/calendar/seed-calendar.ts';
import { seedGatherings } from './seeds/gatherings/seed-gatherings.ts';
import { seedInvitations } from './seeds/invitations/seed-invitations.ts';
import { seed } from './seeds/seed.ts';
import type { Tracing } from './tracing/tracing.ts';

/** A backend that answers at `url`, such as `http://127.0.0.1:8787`. */
export interface Backend {
  readonly url: string;
  /** Where `/metrics` answers, where it is asked for. */
  readonly metricsUrl: string | undefined;
  /**
   * Says at `/readyz` that it stops, and serves on for as long as `drainMs` says or until `hurry`
   * resolves; then lets requests and push messages under way finish, and closes the database.
   */
  readonly close: (hurry: Promise<void>) => Promise<void>;
}

interface Running {
  readonly metricsServer: Listening | null;
  readonly tracing: Tracing | null;
  readonly server: Listening;
  readonly sender: RunningSender | null;
}

/** Starts the backend. Rejects with a StartupFailure, and then leaves nothing open. */
export async function startBackend(config: Config, log: Log): Promise<Backend> {
  const clock: Clock = () => new Date();
  const connection = await connect(config.storage, log);
  let isStopping = false;
  const parts = { config, clock, log, isStopping: () => isStopping };
  const { server, sender, metricsServer, tracing } = await prepare(parts, connection).catch(
    async (error: unknown) => {
      await connection.close();
      throw error;
    },
  );
  const forgetting = forgetExpired({ db: connection.db, clock, log });
  return {
    url: server.url,
    metricsUrl: metricsServer?.url,
    close: async (hurry) => {
      isStopping = true;
      server.giveUpConnections();
      await Promise.race([setTimeout(config.drainMs, undefined, { ref: false }), hurry]);
      await server.close();
      await metricsServer?.close();
      await sender?.close();
      await forgetting.close();
      await connection.close();
      await tracing?.close();
    },
  };
}

async function prepare(
  parts: Pick<AppParts, 'clock' | 'log' | 'isStopping'> & { readonly config: Config },
  connection: Connection,
): Promise<Running> {
  const { config, clock } = parts;
  const { db } = connection;
  const provider = await providerOf(config, clock);
  if (config.local) {
    await seed(db, config.aadhaarHashKey, clock());
    await seedCalendar(db, clock());
    await seedBookings(db, clock());
    await seedGatherings(db, config.aadhaarHashKey, clock());
    await seedInvitations(db, config.aadhaarHashKey, clock());
  }
  const verifyProof = createVerifyProof(config, clock);
  const measured = config.metrics && (await measure(connection, config.metrics, parts));
  const metrics = measured?.metrics ?? noMetrics;
  const metricsServer = measured?.server ?? null;
  const tracing = config.tracing ? (await import('./tracing/tracing.ts')).startTracing() : null;
  const sender = provider && runSender({ ...parts, db, provider });
  const outbox = sender?.outbox ?? closedOutbox;
  const appCheck = config.appCheck && {
    verify: verifyApp({ projectNumber: config.appCheck.projectNumber, clock }),
    reportOnly: config.appCheck.reportOnly,
  };
  const app = createApp({ ...parts, db, verifyProof, appCheck, outbox, metrics, tracing });
  try {
    return {
      server: await listen(serverOf(app), config.host, config.port),
      sender,
      metricsServer,
      tracing,
    };
  } catch (error) {
    await tracing?.close();
    await metricsServer?.close();
    await sender?.close();
    throw error;
  }
}

/** Loads what measures only where it is asked for. */
async function measure(
  connection: Connection,
  address: NonNullable<Config['metrics']>,
  { clock, log }: Pick<AppParts, 'clock' | 'log'>,
): Promise<{ readonly metrics: Metrics; readonly server: Listening }> {
  const { createPrometheus } = await import('./metrics/prometheus.ts');
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  const metrics = createPrometheus(connection, clock, log);
  return { metrics, server: await serveMetrics(metrics, address, log) };
}

async function providerOf(
  { push, firebaseProjectId }: Config,
  clock: Clock,
): Promise<Provider | null> {
  if (push === null) return null;
  return createFcm(await readServiceAccount(push.credentials, firebaseProjectId), push.url, clock);
}
