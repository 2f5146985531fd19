import { isNull, sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Connection, Database } from '../db/database.ts';
import { pushMessages } from '../db/push-schema.ts';
import { describeError, type Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

/** From a list that is in memory up to the time after which a database counts as silent. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Prometheus extends Metrics {
  readonly contentType: string;
  /** All metrics, in the text format of Prometheus. */
  readonly text: () => Promise<string>;
}

/** Counts for Prometheus, with those of the process, of the pool and of the outbox. */
export function createPrometheus({ db, pool }: Connection, clock: Clock, log: Log): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'timewell_request_seconds',
    help: 'Durations of requests, by the pattern of the route',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const refusals = new Counter({
    name: 'timewell_refusals_total',
    help: 'Expected refusals, by the name of what they say',
    labelNames: ['status', 'reason'],
    registers,
  });
  const appChecks = new Counter({
    name: 'timewell_app_checks_total',
    help: 'Requests of a sign-in, by what App Check says about them',
    labelNames: ['outcome'],
    registers,
  });
  const bookings = new Counter({
    name: 'timewell_bookings_total',
    help: 'Bookings made, moved and cancelled by calls',
    labelNames: ['action', 'kind'],
    registers,
  });
  new Gauge({
    name: 'timewell_pool_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const waitingCount = new Gauge({
    name: 'timewell_outbox_messages',
    help: 'Push messages that wait',
    registers,
  });
  const waitingAge = new Gauge({
    name: 'timewell_outbox_age_seconds',
    help: 'Age of the oldest push message that waits, 0 without one',
    registers,
  });

  /**
   * One query for both gauges. It never throws: the other metrics are needed most without a database. These
   * two are left out then, since the former figures would say that all is well.
   */
  async function lookAtOutbox(): Promise<void> {
    try {
      const { count, oldest } = await waitingMessages(db);
      waitingCount.set(count);
      waitingAge.set(oldest === null ? 0 : (clock().getTime() - oldest.getTime()) / 1_000);
    } catch (error) {
      waitingCount.remove();
      waitingAge.remove();
      log.error({ error: describeError(error) }, 'the database does not answer');
    }
  }

  return {
    contentType: registry.contentType,
    text: async () => {
      await lookAtOutbox();
      return registry.metrics();
    },
    request: (labels, duration) => requests.observe(labels, duration),
    refusal: (labels) => refusals.inc(labels),
    appChecks: (labels) => appChecks.inc(labels),
    bookings: (labels, count = 1) => bookings.inc(labels, count),
  };
}

interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
}

async function waitingMessages(db: Database): Promise<Waiting> {
  const [waiting = { count: 0, oldest: null }] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      oldest: sql`min(${pushMessages.createdAt})`.mapWith(pushMessages.createdAt),
    })
    .from(pushMessages)
    .where(isNull(pushMessages.settledAt));
  return waiting;
}
