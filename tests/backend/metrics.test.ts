// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { pushMessages } from '../../backend/db/push-schema.ts';
import type { App } from '../../backend/http/context.ts';
import { createPrometheus, type Prometheus } from '../../backend/metrics/prometheus.ts';
import { serveMetrics } from '../../backend/metrics/serve-metrics.ts';
import type { Person } from '../../scripts/many-people.ts';
import { listenOnLoopback } from '../../scripts/stack/loopback.ts';
import { callsOf, send, setUpBackend } from './support/backend.ts';
import { bookingAt, hourFrom, slotsFrom } from './support/booking.ts';
import { logInto } from './support/log.ts';
import { addOffer } from './support/offer.ts';

const backend = setUpBackend();
let metrics: Prometheus;
let app: App;
let calls: ReturnType<typeof bookingAt>;
let me: Person;

beforeEach(async () => {
  metrics = createPrometheus(backend.connection, backend.now, logInto(backend.log));
  app = backend.another({ metrics });
  calls = bookingAt(callsOf(app));
  me = await backend.register('+919000012345');
  await addOffer(backend.db);
});

describe('Metrics (22.142)', () => {
  it('a booking with a partner is counted when it is made, moved and cancelled, and its repetitions are not', async () => {
    const id = await calls.booked(me);
    expect(await calls.booked(me)).toBe(id);
    for (const _ of [1, 2]) await calls.move(me, id, hourFrom('12:00'));
    for (const _ of [1, 2]) await calls.cancel(me, id);
    expect(await found('timewell_bookings_total')).toEqual([
      '{action="made",kind="partner"} 1',
      '{action="moved",kind="partner"} 1',
      '{action="cancelled",kind="partner"} 1',
    ]);
  });

  it('each slot of a resource is counted as a booking', async () => {
    const answer = await calls.bookSlots(me, slotsFrom('10:00', '11:00'));
    const { booking_ids: ids } = await answer.json();
    await calls.cancel(me, ids[0]);
    expect(await found('timewell_bookings_total')).toEqual([
      '{action="made",kind="resource"} 2',
      '{action="cancelled",kind="resource"} 1',
    ]);
  });

  it('a refusal is counted by its status and the name of what it says', async () => {
    await calls.confirm(me, hourFrom('08:00'));
    await send(app, 'GET', '/nope/+919000012345');
    await send(app, 'GET', '/account?user_id=+919000012345');
    expect(await found('timewell_refusals_total')).toEqual([
      '{status="409",reason="timeNotOffered"} 1',
      '{status="401",reason="signInFirst"} 1',
    ]);
    expect(backend.log.map(({ refusal }) => refusal).slice(-3)).toEqual([
      'timeNotOffered',
      undefined,
      'signInFirst',
    ]);
  });

  it('a request is counted by the pattern of its route', async () => {
    await send(app, 'GET', '/services/category/Doctor');
    await send(app, 'GET', '/services/category/Doctor?city=Kurnool');
    expect(await found('timewell_request_seconds_count')).toEqual([
      '{method="GET",route="/services/category/:category",status="200"} 2',
    ]);
  });

  it('connections are counted, and push messages that wait with the age of the oldest', async () => {
    await backend.db.insert(pushMessages).values({
      userId: me.userID,
      kind: 'invitation',
      subjectId: me.userID,
      occasion: 'a',
      createdAt: new Date(backend.now().getTime() - 90_000),
      nextTryAt: backend.now(),
    });
    expect(await found('timewell_outbox_messages')).toEqual([' 1']);
    expect(await found('timewell_outbox_age_seconds')).toEqual([' 90']);
    expect(await found('timewell_pool_connections')).toEqual([
      expect.stringMatching(/^{state="busy"} \d+$/),
      expect.stringMatching(/^{state="idle"} \d+$/),
      '{state="waiting"} 0',
    ]);
  });

  it('metrics are answered while the database is away, without what it knows, and the log says why', async () => {
    let isAway = false;
    const db = new Proxy(backend.db, {
      get: (there, name) => {
        if (isAway) throw new Error('away');
        return Reflect.get(there, name);
      },
    });
    metrics = createPrometheus({ ...backend.connection, db }, backend.now, logInto(backend.log));
    expect(await found('timewell_outbox_messages')).toEqual([' 0']);
    isAway = true;
    expect(await found('timewell_outbox_messages')).toEqual([]);
    expect(await found('timewell_outbox_age_seconds')).toEqual([]);
    expect(await found('timewell_pool_connections')).toHaveLength(3);
    expectLogged('the database does not answer');
  });

  it('metrics that cannot be made are a 500, and the log says why', async () => {
    const broken = { ...metrics, text: () => Promise.reject(new Error('broken')) };
    const address = { host: '127.0.0.1', port: 0 };
    const { url, close } = await serveMetrics(broken, address, logInto(backend.log));
    expect((await fetch(`${url}/metrics`)).status).toBe(500);
    expectLogged('unexpected error');
    await close();
  });

  it('a port for metrics that is taken is named with its setting', async () => {
    const { port, close } = await listenOnLoopback(() => {});
    const address = { host: '127.0.0.1', port };
    await expect(serveMetrics(metrics, address, logInto(backend.log))).rejects.toThrow(
      `Port ${port} is taken: stop what uses it, or set METRICS_PORT to another port.`,
    );
    await close();
  });
});

function expectLogged(msg: string): void {
  const error = expect.stringMatching(/^Error at /);
  expect(backend.log).toContainEqual(expect.objectContaining({ level: 'error', msg, error }));
}

/** The lines of a metric, without its name. */
async function found(name: string): Promise<string[]> {
  const lines = (await metrics.text()).split('\n');
  return lines
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .map((line) => line.slice(name.length));
}
