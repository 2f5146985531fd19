import { Hono } from 'hono';
import { serveAccount } from './account/routes.ts';
import { type AppCheck, requireApp } from './app-check/require-app.ts';
import { serveBookings } from './bookings/routes.ts';
import { serveCalendar } from './calendar/routes.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { serveDevices } from './devices/routes.ts';
import { serveEvents } from './events/routes.ts';
import { serveGeocoder } from './geocoder/routes.ts';
import { serveHealth } from './health.ts';
import type { App, Environment } from './http/context.ts';
import { answerErrors, answerNotFound } from './http/errors.ts';
import { protect } from './http/protections.ts';
import { identifyRequests } from './http/request-id.ts';
import { observeRequests } from './http/request-log.ts';
import { serveInvitations } from './invitations/routes.ts';
import { detectLanguage } from './languages/language.ts';
import type { Log } from './log.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { serveOrganisations } from './organisations/routes.ts';
import type { VerifyProof } from './phone-proof/verify.ts';
import { closedOutbox, type Outbox } from './push/outbox.ts';
import { defaultQuotas, type Quotas } from './quotas/quotas.ts';
import { defaultLimits, type Limits } from './rate-limits/limits.ts';
import { createRateLimiter } from './rate-limits/rate-limiter.ts';
import { serveCatalogue } from './services/routes.ts';
import { createKnownSessions } from './sessions/known-sessions.ts';
import { serveSessions } from './sessions/routes.ts';
import type { Tracing } from './tracing/tracing.ts';
import { serveSignIn } from './users/routes.ts';

/**
 * The parts of an app. `limits` and `quotas` default to `defaultLimits` and `defaultQuotas`; an app
 * without `isStopping` runs until its process ends, one without an `outbox` queues no push messages,
 * one without `metrics` or `tracing` counts or traces nothing, and one without `appCheck` takes requests of
 * any client.
 */
export interface AppParts {
  readonly db: Database;
  readonly config: Pick<Config, 'allowedOrigins' | 'aadhaarHashKey' | 'trustProxy'>;
  readonly clock: Clock;
  readonly verifyProof: VerifyProof;
  readonly log: Log;
  readonly limits?: Limits;
  readonly quotas?: Quotas;
  readonly isStopping?: () => boolean;
  readonly appCheck?: AppCheck | null;
  readonly outbox?: Outbox;
  readonly metrics?: Metrics;
  readonly tracing?: Pick<Tracing, 'traceRequests'> | null;
}

/** The whole service API (§7) without a socket. */
export function createApp(parts: AppParts): App {
  const { db, config, clock, verifyProof, log, metrics = noMetrics } = parts;
  const app = new Hono<Environment>();
  app.use(identifyRequests);
  app.use(observeRequests(log, metrics));
  if (parts.tracing) app.use(parts.tracing.traceRequests);
  app.use(detectLanguage);
  protect(app, config.allowedOrigins);
  app.onError(answerErrors(log));
  app.notFound(answerNotFound(app));

  const rateLimiter = createRateLimiter(db, parts.limits ?? defaultLimits, config.trustProxy);
  const { aadhaarHashKey } = config;
  const quotas = parts.quotas ?? defaultQuotas;
  const outbox = parts.outbox ?? closedOutbox;
  const dependencies = {
    db,
    clock,
    verifyProof,
    requireApp: requireApp(parts.appCheck ?? null, metrics),
    aadhaarHashKey,
    rateLimiter,
    knownSessions: createKnownSessions(clock),
    quotas,
    outbox,
    metrics,
  };
  serveHealth(app, dependencies, parts.isStopping ?? (() => false));
  serveSessions(app, dependencies);
  serveSignIn(app, dependencies);
  serveAccount(app, dependencies);
  serveDevices(app, dependencies);
  serveInvitations(app, dependencies);
  serveCatalogue(app, dependencies);
  serveBookings(app, dependencies);
  serveOrganisations(app, dependencies);
  serveEvents(app, dependencies);
  serveCalendar(app, dependencies);
  serveGeocoder(app);
  return app;
}
