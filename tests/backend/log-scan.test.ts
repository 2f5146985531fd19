// @vitest-environment node
import { sql } from 'drizzle-orm';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import type { AppCheck } from '../../backend/app-check/require-app.ts';
import { verifyApp } from '../../backend/app-check/verify.ts';
import { createPrometheus, type Prometheus } from '../../backend/metrics/prometheus.ts';
import { startTracing, type Tracing } from '../../backend/tracing/tracing.ts';
import { openAppCheckProvider, projectNumber } from './support/app-check.ts';
import { send, setUpBackend } from './support/backend.ts';
import { type Collector, openCollector, type TracedSpan } from './support/collector.ts';
import { logInto } from './support/log.ts';
import { liveWholeLife, ownNumber, ownWords, type WholeLife } from './support/whole-life.ts';

const parts: { metrics?: Prometheus; tracing?: Tracing; appCheck?: AppCheck } = {};
const backend = setUpBackend(parts);
let collector: Collector;
/** A good token and one that is refused. */
let appTokens: readonly string[] = [];
let errorOutput: MockInstance<typeof process.stderr.write>;

beforeAll(async () => {
  collector = await openCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  parts.tracing = startTracing();
  vi.unstubAllEnvs();
  parts.metrics = createPrometheus(backend.connection, backend.now, logInto(backend.log));
  const { keys, ...provider } = await openAppCheckProvider(backend.now());
  const verify = verifyApp({ projectNumber, clock: backend.now, keys });
  parts.appCheck = { verify, reportOnly: true };
  appTokens = [await provider.token(), await provider.forgedToken()];
});

beforeEach(() => {
  errorOutput = vi.spyOn(process.stderr, 'write');
});

afterEach(() => errorOutput.mockRestore());

afterAll(() => collector.close());

it('Log: from sign-up to the deleted account, with refused, broken and failed requests between, no line, metric, trace or error output holds a number, a name, a text, a token or a digit of Aadhaar (22.141)', async () => {
  const life = await liveWholeLife(backend);
  const proof = backend.proof(ownNumber);
  await sendRefused(life, proof);
  await sendBroken(life, proof);
  await sendFailing(life);
  const { userID: user_id, token: bearer } = life.me;
  const deleted = await backend.post('/account/delete', { user_id, proof }, { bearer });
  expect(deleted.status).toBe(200);

  const requests = backend.log.filter(({ msg }) => msg === 'request');
  const statuses = new Set(requests.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual([200, 201, 400, 401, 403, 404, 409, 413, 415, 500]);
  expect(backend.log.filter(({ level }) => level === 'error')).toHaveLength(2);

  const lines = backend.log.map(({ time, pid, requestId, ms, ...said }) => JSON.stringify(said));
  const labels = ((await parts.metrics?.text()) ?? '').replaceAll(/ \S+$/gm, '');
  await parts.tracing?.close();
  const arrived = () => collector.spans().map(({ name }) => name);
  await expect
    .poll(arrived)
    .toEqual(expect.arrayContaining(['open_session', 'POST /create-task', 'POST /account/delete']));
  const spans = collector.spans();
  expectTraces(spans);
  const traces = spans.map(({ name, attributes, status, events }) =>
    JSON.stringify({ name, attributes, status, events }),
  );
  const errors = errorOutput.mock.calls.map(([text]) => String(text));
  const written = [...lines, labels, ...traces, ...errors].join('\n').toLowerCase();
  expect(written).toContain('/events/:event_id/update');
  for (const secret of secretsOf(life, proof)) expect(written).not.toContain(secret.toLowerCase());
  expect(written).not.toMatch(/\d{6}/);
});

/** Each span belongs to a request, and so do those of its statements, also of a failed one. */
function expectTraces(spans: readonly TracedSpan[]): void {
  const ofId = new Map(spans.map((span) => [span.spanId, span]));
  const booked = spans.find(({ name }) => name === 'open_session');
  expect(ofId.get(booked?.parentSpanId ?? '')).toMatchObject({
    name: 'POST /bookings/confirm',
    attributes: { 'http.response.status_code': 201 },
  });
  const failed = spans.filter(({ status }) => status === 2).map(({ name }) => name);
  expect(failed).toEqual(expect.arrayContaining(['select', 'POST /create-task']));
  for (const { parentSpanId } of spans)
    if (parentSpanId) expect(ofId.get(parentSpanId)?.name).toMatch(/^(GET|POST) /);
}

/** What a person would not have anybody read, as it is sent and as a part of it could be left. */
function secretsOf({ me, host, answered, hosted }: WholeLife, proof: string): readonly string[] {
  return [
    ...[ownNumber, '9000012345', '9000012346', '9000099999', '8000099998', '482915', '1990-02-28'],
    ...['Ravi', 'Teja', 'Dr. Rao', 'Sita', ownWords, 'own words', 'a-device', 'Plumber in Kurnool'],
    ...['Konda', 'Lunch', 'A wish?', '15.83', '2026-03-16', 'Windows'],
    ...[me.token, host.token, proof, ...proof.split('.').filter(Boolean)],
    ...appTokens.flatMap((token) => [token, ...token.split('.')]),
    ...[me.userID, host.userID, answered, hosted],
  ];
}

/** Requests that break a rule, each with something of the person in it. */
async function sendRefused({ me, host }: WholeLife, proof: string): Promise<void> {
  const { userID: user_id, token: bearer } = me;
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Ravi' };
  await backend.post('/login', { mobile_number: '+918000099998' }, { bearer: proof });
  await backend.post('/login', { mobile_number: ownNumber }, { bearer: 'not-a-proof' });
  const appCheck = parts.appCheck ? { ...parts.appCheck, reportOnly: false } : null;
  const checking = backend.another({ ...parts, appCheck });
  for (const token of appTokens) {
    const headers = { 'x-firebase-appcheck': token };
    await send(checking, 'POST', '/check-user', { mobile_number: ownNumber }, { headers });
  }
  await backend.get(`/account?user_id=${host.userID}`, { bearer, headers: agent });
  await backend.get(`/account?user_id=${user_id}`, { bearer: `${bearer}x` });
  await backend.post(`/bookings/${user_id}/cancel`, { user_id }, { bearer });
  const booking = { user_id, partner_id: 'partner', service_id: 'alone', date: '2026-03-16' };
  const times = { start_time: '10:00', end_time: '11:00' };
  const other = { ...booking, ...times, user_id: host.userID };
  await backend.post('/bookings/confirm', other, { bearer: host.token });
}

/** Requests that nothing can be made of. */
async function sendBroken({ me, answered }: WholeLife, proof: string): Promise<void> {
  const { userID, token: bearer } = me;
  await backend.post('/login', `{"mobile_number":"${ownNumber}"`, { bearer: proof });
  await backend.post(
    '/signup',
    { mobile_number: ownNumber, aadhaar6: '482915x' },
    { bearer: proof },
  );
  await backend.post('/login', ownWords.repeat(27_000));
  await backend.post('/login', ownWords, { headers: { 'content-type': 'text/plain' } });
  await backend.get(`/nope/${ownNumber}?token=${bearer}&name=${ownWords}`);
  await backend.post(
    `/events/${answered}/update`,
    { user_id: userID, eventData: ownWords },
    { bearer },
  );
  await backend.get(`/services?query=${encodeURIComponent('Plumber in Kurnool')}`);
  await backend.get('/reverse?lat=15.83&lon=78.04');
}

/** The driver of the database quotes values in its errors, and a failure of our own may as well. */
async function sendFailing({ me }: WholeLife): Promise<void> {
  const { userID: user_id, token: bearer } = me;
  const entry = { user_id, time_slot: '2026-03-16T12:00:00.000Z', status: 'To do' };
  await backend.db.execute(sql`alter table tasks rename to gone`);
  await backend.post('/create-task', { ...entry, title: ownWords, notes: ownWords }, { bearer });
  await backend.db.execute(sql`alter table gone rename to tasks`);
  const db = new Proxy(backend.db, {
    get: () => () => {
      throw new TypeError(`${ownNumber} of ${ownWords}\n    at ${bearer}`);
    },
  });
  await send(backend.another({ db, ...parts }), 'POST', '/check-user', {
    mobile_number: ownNumber,
  });
}
